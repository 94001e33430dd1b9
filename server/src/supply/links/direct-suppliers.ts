import type { Page } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { findDirectLinks, findDirectSuppliers } from './direct-suppliers.store.ts';

/** One step up the chain, for a slice that speaks to direct suppliers: the links by which these supply a company. */
export const directLinks = findDirectLinks;

/** The same by pages, each supplier with what it supplies. */
export const directSuppliers = async (db: Db, buyerId: string, asked: Page & { search: string }) => {
  const { rows, total } = await findDirectSuppliers(db, buyerId, asked);
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
      ...{ id, product, ownProduct: ownProduct ?? '' },
    })),
  }));
  return { rows: withLinks, total };
};
