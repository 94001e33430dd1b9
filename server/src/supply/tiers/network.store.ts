import type { GoodsKind, ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export type RootProduct = GoodsKind & { id: string; name: string; hs: string; isOrigin: boolean };

/** Returns a company's own products: one, or all that are active. */
export const findRoots = (db: Db, companyId: string, productId?: string): Promise<RootProduct[]> => {
  const own = db
    .selectFrom('supply_product')
    .select(['id', 'name', 'hs', 'family', 'materials', 'is_origin as isOrigin'])
    .where('company_id', '=', companyId);
  return productId === undefined
    ? own.where('state', '=', 'active').orderBy('name').orderBy('id').execute()
    : own.where('id', '=', productId).execute();
};

/**
 * Says whether a company's active products are bought over more links than this. It reads that many entries of the index
 * of the walk at most. What others propose without a product of the company does not count.
 */
export const hasMoreLinks = async (db: Db, companyId: string, max: number): Promise<boolean> => {
  const { rows } = await sql<{ hasMore: boolean }>`
    select exists (
      select from supply_product own cross join lateral (
        select from supply_link where buyer_product_id = own.id and state not in ('withdrawn', 'ended') offset 0
      ) link
      where own.company_id = ${companyId}::uuid and own.state = 'active'
      offset ${max} limit 1
    ) as "hasMore"`.execute(db);
  return rows[0]?.hasMore === true;
};

export type CompanyFacts = ScriptNames & {
  id: string;
  country: string;
  businessNumber: string;
  industryCode: string;
  hasCertificate: boolean;
};

/** Returns the facts of companies; `disclosure.ts` decides what of them a viewer sees. */
export const findCompaniesFacts = async (db: Db, ids: string[], today: string): Promise<CompanyFacts[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<CompanyFacts>`
    select company.id, name, name_english as "nameEnglish", name_chinese as "nameChinese",
      name_japanese as "nameJapanese", country, coalesce(business_number, '') as "businessNumber", industry_code as "industryCode", exists (
        select from factory_certificate certificate
        where certificate.company_id = company.id and certificate.valid_to >= ${today}::date
          and coalesce(certificate.valid_from, ${today}::date) <= ${today}::date
          and certificate.revoked_at is null
      ) as "hasCertificate"
    from unnest(${ids}::uuid[]) wanted (id) join company on company.id = wanted.id`.execute(db);
  return rows;
};

/** Returns the names that a company's suppliers use for what they supply. */
export const findSuppliedNames = async (db: Db, companyId: string) => {
  const rows = await db
    .selectFrom('supply_link as link')
    .innerJoin('supply_product as product', 'product.id', 'link.supplier_product_id')
    .select(['product.id', 'product.name'])
    .distinct()
    .where('link.buyer_company_id', '=', companyId)
    .where('link.buyer_product_id', 'is not', null)
    .where('link.state', 'not in', ['withdrawn', 'ended'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
