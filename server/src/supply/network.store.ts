import type { LinkState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';

/** A link that was reached, with what is needed of the product behind it. */
export type ReachedLink = {
  id: string;
  state: LinkState;
  buyerProductId: string;
  buyerId: string;
  /** Nothing while the supplier has not spoken. */
  productId: string | null;
  supplierId: string | null;
  isOrigin: boolean | null;
  hs: string;
  materialGroup: string;
  /** In per cent. */
  share: number | null;
  massShare: number | null;
  buyerOnward: boolean;
  supplierOnward: boolean;
  /** Of a supplier that has not spoken. */
  country: string;
  company: string;
};

/**
 * Every link that is reached from these products on a day, in one statement. Products are walked, each once, and their links
 * read by an index: what it costs grows with the links reached. `offset 0` keeps the planner from reading the table as a whole
 * for every step.
 */
export const findReachedLinks = async (db: Db, rootIds: string[], today: string): Promise<ReachedLink[]> => {
  if (rootIds.length === 0) return [];
  const { rows } = await sql<ReachedLink>`
    with recursive reached (product_id) as (
      select unnest(${rootIds}::uuid[])
      union
      select link.supplier_product_id from reached
      cross join lateral (
        select supplier_product_id from supply_link
        where buyer_product_id = reached.product_id and state not in ('withdrawn', 'ended')
          and valid_from <= ${today} and valid_to >= ${today}
        offset 0
      ) link
      join supply_product product on product.id = reached.product_id and not product.is_origin
      where link.supplier_product_id is not null
    )
    select link.id, link.state, link.buyer_product_id as "buyerProductId", link.buyer_company_id as "buyerId",
      product.id as "productId", product.company_id as "supplierId", product.is_origin as "isOrigin",
      coalesce(product.hs, link.words ->> 'hs') as hs, coalesce(product.material_group, '') as "materialGroup",
      link.spend_share::float8 as share, link.mass_share as "massShare",
      link.buyer_onward as "buyerOnward", link.supplier_onward as "supplierOnward",
      case when product.id is null then link.words ->> 'country' else '' end as country,
      case when product.id is null then link.words ->> 'company' else '' end as company
    from reached
    join supply_product buyer on buyer.id = reached.product_id and not buyer.is_origin
    cross join lateral (
      select *, case when figures ->> 'inputId' is not null then (
          select (figures ->> 'inputShare')::float8 * (input ->> 'massShare')::float8 / 100
          from jsonb_array_elements(buyer.details -> 'inputs') input where input ->> 'id' = figures ->> 'inputId'
        ) end as mass_share
      from supply_link
      where buyer_product_id = reached.product_id and state not in ('withdrawn', 'ended')
        and valid_from <= ${today} and valid_to >= ${today}
      offset 0
    ) link
    left join supply_product product on product.id = link.supplier_product_id`.execute(db);
  return rows;
};

export type RootProduct = { id: string; name: string; hs: string; materialGroup: string; isOrigin: boolean };

/** A company's own products: one, or all that are in use. */
export const findRoots = (db: Db, companyId: string, productId?: string): Promise<RootProduct[]> => {
  const own = db
    .selectFrom('supply_product')
    .select(['id', 'name', 'hs', 'material_group as materialGroup', 'is_origin as isOrigin'])
    .where('company_id', '=', companyId);
  return productId === undefined
    ? own.where('state', '=', 'active').orderBy('name').orderBy('id').execute()
    : own.where('id', '=', productId).execute();
};

export type CompanyFacts = {
  id: string;
  name: string;
  nameEnglish: string;
  country: string;
  businessNumber: string;
  industryCode: string;
  hasCertificate: boolean;
};

/** What is known of companies; what of it anybody sees is said in `sight.ts`. */
export const findCompaniesFacts = async (db: Db, ids: string[], today: string): Promise<CompanyFacts[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<CompanyFacts>`
    select company.id, name, name_english as "nameEnglish", country, coalesce(business_number, '') as "businessNumber",
      industry_code as "industryCode", exists (
        select from factory_certificate certificate
        where certificate.company_id = company.id and certificate.valid_to >= ${today}::date
          and coalesce(certificate.valid_from, ${today}::date) <= ${today}::date
          and certificate.revoked_at is null
      ) as "hasCertificate"
    from unnest(${ids}::uuid[]) wanted (id) join company on company.id = wanted.id`.execute(db);
  return rows;
};

/** What the suppliers of a company call what they supply it with. */
export const findSuppliedNames = async (db: Db, companyId: string) => {
  const rows = await db
    .selectFrom('supply_link as link')
    .innerJoin('supply_product as product', 'product.id', 'link.supplier_product_id')
    .select(['product.id', 'product.name'])
    .distinct()
    .where('link.buyer_company_id', '=', companyId)
    .where('link.state', 'not in', ['withdrawn', 'ended'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};
