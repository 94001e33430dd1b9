import type { PeriodSpan } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { PLANNED_EACH_TIME } from '../kit/db/statement-names.ts';

/**
 * Sums up by links, for all products or one: what came, by the country that either side names, the receiver first; and
 * what left. Rows without a weight are only counted.
 */
export const findInAndOut = async (db: Db, companyId: string, { from, to }: PeriodSpan, productId: string | null) => {
  const within = sql`link_id is not null and period_from >= ${from}::date and period_from <= ${to}::date
    and period_to <= ${to}::date`;
  const { rows } = await sql<{ isOut: boolean; country: string; kg: number; weightless: number }>`
    select false as "isOut", coalesce(nullif(received -> 'origin' ->> 'country', ''),
      shipped -> 'origin' ->> 'country', '') as country, coalesce(sum(counted_kg), 0) as kg,
      count(*) filter (where counted_kg is null) as weightless
    from flow_row where buyer_company_id = ${companyId} and ${within}
      and (${productId}::uuid is null or buyer_product_id = ${productId}::uuid)
    group by 2
    union all
    select true, '', coalesce(sum(counted_kg), 0), count(*) filter (where counted_kg is null)
    from flow_row where supplier_company_id = ${companyId} and ${within}
      and (${productId}::uuid is null or supplier_product_id = ${productId}::uuid)
    ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows;
};

/**
 * Counts the rows of a company's ledger by quarter, as the ledger lists them: for all products or one. A move between
 * own factories has the company on both sides and counts once.
 */
export const findLedgerQuarters = async (
  db: Db,
  companyId: string,
  { from, to }: PeriodSpan,
  productId: string | null,
) => {
  const within = (side: 'supplier' | 'buyer') => sql`select period_from, state from flow_row
    where ${sql.ref(`${side}_company_id`)} = ${companyId} and period_from >= ${from}::date and period_from <= ${to}::date
      and (${productId}::uuid is null or ${sql.ref(`${side}_product_id`)} = ${productId}::uuid)`;
  const { rows } = await sql<{ period: string; rows: number; agreed: number; differing: number }>`
    select to_char(period_from, 'YYYY-"Q"Q') as period, count(*) as rows,
      count(*) filter (where state in ('matched', 'settled')) as agreed,
      count(*) filter (where state = 'mismatch') as differing
    from (${within('supplier')} union all ${within('buyer')} and link_id is not null) ledger
    group by 1 ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows;
};
