import type { Page } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findDirectLinks, findDirectSuppliers } from './direct-suppliers.store.ts';

/** Returns the links by which direct suppliers supply a company, for slices that contact them. */
export const directLinks = findDirectLinks;

/** Returns the direct suppliers by pages, each with what it supplies. */
export const directSuppliers = async (db: Db, buyerId: string, query: Page & { search: string }) => {
  const { rows, total } = await findDirectSuppliers(db, buyerId, query);
  const links = Map.groupBy(
    await findDirectLinks(
      db,
      buyerId,
      rows.map(({ id }) => id),
    ),
    ({ supplierId }) => supplierId,
  );
  const withLinks = rows.map((row) => ({
    ...row,
    links: (links.get(row.id) ?? []).map(({ id, product, ownProduct }) => ({
      id,
      product,
      ownProduct: ownProduct ?? '',
    })),
  }));
  return { rows: withLinks, total };
};
