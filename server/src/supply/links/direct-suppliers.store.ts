import type { Page } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { everyNameIn, NAMES } from '../../kit/db/script-names.ts';

const confirmed = (db: Db, buyerId: string) =>
  db
    .selectFrom('supply_link as link')
    .where('link.buyer_company_id', '=', buyerId)
    .where('link.state', '=', 'confirmed');

/** Returns the confirmed links by which these companies supply the buyer. */
export const findDirectLinks = (db: Db, buyerId: string, supplierIds: string[]) =>
  supplierIds.length === 0
    ? Promise.resolve([])
    : confirmed(db, buyerId)
        .innerJoin('supply_product as theirs', 'theirs.id', 'link.supplier_product_id')
        .leftJoin('supply_product as own', 'own.id', 'link.buyer_product_id')
        .select(['link.id', 'link.supplier_company_id as supplierId', 'theirs.id as productId'])
        .select(['theirs.name as product', 'own.name as ownProduct'])
        .where('link.supplier_company_id', 'in', supplierIds)
        .orderBy('theirs.name')
        .orderBy('link.id')
        .execute();

/** Returns the companies that supply the buyer by confirmed links, by name. */
export const findDirectSuppliers = async (
  db: Db,
  buyerId: string,
  { search, page, size }: Page & { search: string },
) => {
  const found = db
    .selectFrom('company')
    .where('id', 'in', confirmed(db, buyerId).select('link.supplier_company_id'))
    .where('disabled_at', 'is', null)
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`lower(${everyNameIn('company')}) like all (factory_patterns(factory_words(${search}::text)))`,
      ),
    );
  const rows = await found
    .select(['id', 'country', ...NAMES])
    .select(sql<string>`coalesce(business_number, registration_number)`.as('number'))
    .orderBy('name')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};
