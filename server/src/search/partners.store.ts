import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { type Fit, fitOf, fitsIn, fittingAmong, has, isWith, LOOKED_AT, OF_EACH, patternsIn } from './matches.store.ts';
import type { Asked } from './query.ts';

type CompanyFound = { id: string; name: string; nameEnglish: string; number: string };

/** Among those that stand in clear: who they are, `supply` says. */
export const findKnownCompanies = async (db: Db, ids: string[], asked: Asked, size: number) => {
  const { rows } = await sql<CompanyFound>`
    select one.id, one.name, one.name_english as "nameEnglish",
      coalesce(one.business_number, one.registration_number) as number
    from company as one where one.id = any(${ids}::uuid[]) and one.search_text ~ all (${patternsIn(asked)})
    order by ${fitOf(asked)}, one.name, one.id limit ${size}`.execute(db);
  return rows;
};

const LIVE = sql`one.state not in ('withdrawn', 'ended')`;
const linksBy = (condition: RawBuilder<unknown>) => sql`(
  select one.id, one.updated_at from supply_link as one where ${condition} and ${LIVE} limit ${sql.lit(OF_EACH)})`;

/** A company, whom it knows by name, and what of its own has been found. */
export type Whose = { companyId: string; partnerIds: string[]; products: Fit[]; factories: Fit[] };

/**
 * A company's links that are not over: by a product of its own, by a partner whose name it may know, or by the words of whoever
 * proposed them. As in `supply/sight.ts`, a partner's own name counts only where it has stood by the link or proposed it.
 */
export const findLinkIds = async (db: Db, { companyId, partnerIds, products }: Whose, asked: Asked, size: number) => {
  const own = sql`${companyId}::uuid`;
  const bought = sql`one.buyer_company_id = ${own} and ${isWith('supplier_company_id')}
    and (one.agreed_at is not null or one.proposed_by = 'supplier')`;
  const sold = sql`one.supplier_company_id = ${own} and ${isWith('buyer_company_id')}
    and (one.agreed_at is not null or one.proposed_by = 'buyer')`;
  const { rows } = await sql<{ id: string }>`
    with product as materialized ${fitsIn(products)},
    partner as materialized ${fittingAmong(asked, partnerIds)}
    select id from (
      select one.id, product.fit, one.updated_at from product
        cross join lateral ${linksBy(sql`one.buyer_product_id = product.id`)} as one
      union all select one.id, product.fit, one.updated_at from product
        cross join lateral ${linksBy(sql`one.supplier_product_id = product.id`)} as one
      union all select one.id, partner.fit, one.updated_at from partner cross join lateral ${linksBy(bought)} as one
      union all select one.id, partner.fit, one.updated_at from partner cross join lateral ${linksBy(sold)} as one
      union all (select one.id, 3, one.updated_at from supply_link as one
        where ${has('search_grams', companyId, asked.grams)} and one.search_text ~ all (${patternsIn(asked)})
          and (one.buyer_company_id = ${own} or one.supplier_company_id = ${own}) and ${LIVE}
        limit ${sql.lit(LOOKED_AT)})
    ) as each_way
    group by id order by min(fit), max(updated_at) desc, id limit ${size}`.execute(db);
  return rows.map(({ id }) => id);
};
