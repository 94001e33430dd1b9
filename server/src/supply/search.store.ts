import type { ScriptNames } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import {
  fitsIn,
  has,
  isWith,
  LOOKED_AT,
  type Match,
  matchesAmong,
  patternsIn,
  ROWS_PER_MATCH,
  rankOf,
  rowOf,
} from '../kit/db/name-search.ts';
import { namesIn } from '../kit/db/script-names.ts';
import type { SearchKeys } from '../kit/db/search-keys.ts';

type CompanyFound = { id: string; names: ScriptNames; number: string };

/** Searches among the companies that the caller may see by name; the `supply` slice decides which. */
export const findKnownCompanies = async (db: Db, ids: string[], query: SearchKeys, size: number) => {
  const { rows } = await sql<CompanyFound>`
    select one.id, ${namesIn('one')} as names,
      coalesce(one.business_number, one.registration_number) as number
    from company as one where one.id = any(${ids}::uuid[]) and one.search_text ~ all (${patternsIn(query)})
    order by ${rankOf(query)}, one.name, one.id limit ${size}`.execute(db);
  return rows;
};

type ProductFound = {
  id: string;
  name: string;
  nameEnglish: string;
  partNumber: string;
  hs: string;
  state: string;
};

export const findProducts = async (db: Db, fits: Match[], size: number) => {
  if (fits.length === 0) return [];
  const { rows } = await sql<ProductFound>`
    select product.id, product.name, product.name_english as "nameEnglish", product.part_number as "partNumber", product.hs,
      product.state
    from ${fitsIn(fits)} as found cross join lateral ${rowOf('supply_product')} as product
    order by found.fit, product.state = 'retired', product.name, product.id limit ${size}`.execute(db);
  return rows;
};

const LIVE = sql`one.state not in ('withdrawn', 'ended')`;
const linksBy = (condition: RawBuilder<unknown>) => sql`(
  select one.id, one.updated_at from supply_link as one where ${condition} and ${LIVE} limit ${sql.lit(ROWS_PER_MATCH)})`;

/** A company, the partners that it knows by name, and its own records that match. */
/**
 * Finds a company's links that are not over: by its own product, by a partner whose name it may know, or by the words
 * of the side that proposed them. As in `supply/disclosure/disclosure.ts`, a partner's own name counts only where the
 * partner has confirmed the link or proposed it.
 */
export const findLinkIds = async (
  db: Db,
  { companyId, partnerIds, products }: { companyId: string; partnerIds: string[]; products: Match[] },
  query: SearchKeys,
  size: number,
) => {
  const own = sql`${companyId}::uuid`;
  const bought = sql`one.buyer_company_id = ${own} and ${isWith('supplier_company_id')}
    and (one.agreed_at is not null or one.proposed_by = 'supplier')`;
  const sold = sql`one.supplier_company_id = ${own} and ${isWith('buyer_company_id')}
    and (one.agreed_at is not null or one.proposed_by = 'buyer')`;
  const { rows } = await sql<{ id: string }>`
    with product as materialized ${fitsIn(products)},
    partner as materialized ${matchesAmong(query, 'company', partnerIds)}
    select id from (
      select one.id, product.fit, one.updated_at from product
        cross join lateral ${linksBy(sql`one.buyer_product_id = product.id`)} as one
      union all select one.id, product.fit, one.updated_at from product
        cross join lateral ${linksBy(sql`one.supplier_product_id = product.id`)} as one
      union all select one.id, partner.fit, one.updated_at from partner cross join lateral ${linksBy(bought)} as one
      union all select one.id, partner.fit, one.updated_at from partner cross join lateral ${linksBy(sold)} as one
      union all (select one.id, 3, one.updated_at from supply_link as one
        where ${has('search_grams', companyId, query.grams)} and one.search_text ~ all (${patternsIn(query)})
          and (one.buyer_company_id = ${own} or one.supplier_company_id = ${own}) and ${LIVE}
        limit ${sql.lit(LOOKED_AT)})
    ) as each_way
    group by id order by min(fit), max(updated_at) desc, id limit ${size}`.execute(db);
  return rows.map(({ id }) => id);
};
