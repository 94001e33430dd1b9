import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export const findOwnProduct = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('supply_product')
    .select(['name', 'name_english as nameEnglish', 'part_number as partNumber', 'hs', 'unit'])
    .select(['family', 'materials'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Returns the links by which a product is bought, the earliest first, without withdrawn and ended ones. */
export const findLinksOf = (db: Db, companyId: string, productId: string) =>
  db
    .selectFrom('supply_link as link')
    .leftJoin('supply_product as theirs', 'theirs.id', 'link.supplier_product_id')
    .select(['link.id', 'link.state', 'link.figures', 'link.words', 'theirs.company_id as supplierId'])
    .select(['theirs.name', 'theirs.hs', 'theirs.family', 'theirs.materials'])
    .select(['link.buyer_onward as buyerOnward', 'link.supplier_onward as supplierOnward'])
    .where('link.buyer_company_id', '=', companyId)
    .where('link.buyer_product_id', '=', productId)
    .where('link.state', 'not in', ['withdrawn', 'ended'])
    .orderBy('link.created_at')
    .orderBy('link.id')
    .execute();

/** Returns the countries of a company's suppliers and the materials of its own products. */
export const findSupplyFacts = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ countries: string[]; groups: string[] }>`
    select (
      select coalesce(jsonb_agg(distinct company.country), '[]') from supply_link link
      join company_name company on company.id = link.supplier_company_id
      where link.buyer_company_id = ${companyId} and link.state = 'confirmed'
    ) as countries, (
      select coalesce(jsonb_agg(distinct material), '[]') from supply_product, unnest(materials) material
      where company_id = ${companyId} and state = 'active'
    ) as groups`.execute(db);
  return rows[0] ?? { countries: [], groups: [] };
};
