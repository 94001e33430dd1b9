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
