import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';
import { liftDeadline } from './lift-deadline.ts';

/** So many in a statement: each ends before its deadline on a slow machine too. */
const PART = 5_000;
/** Where nothing waits for anybody, fewer and longer ones. */
const PARTS_MAX = 20;

/** So many rows on the links that are there, month by month from 2023 on, as both sides have entered them. */
export const fillFlows = async (db: Db, rows: number) => {
  await liftDeadline(db);
  const counted = await sql<{ links: number }>`select count(*) as links from supply_link`.execute(db);
  const links = counted.rows[0]?.links ?? 0;
  const part = Math.max(PART, Math.ceil(rows / PARTS_MAX));
  for (let from = 0; from < rows; from += part) await fillPart(db, links, from, Math.min(rows, from + part) - 1);
  await sql`analyze flow_row`.execute(db);
};

/** By numbers that are known before: otherwise each row would be compared with each link. */
const fillPart = async (db: Db, links: number, from: number, to: number) => {
  await sql`
    insert into flow_row (link_id, supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id, period,
      period_from, period_to, unit, shipped, received, shipped_quantity, received_quantity, kg_per_unit, created_at, updated_at)
    select link.id, link.supplier_company_id, link.buyer_company_id, link.supplier_product_id, link.buyer_product_id,
      to_char(month, 'YYYY-MM'), month, (month + interval '1 month - 1 day')::date, 'KGM', '{}', '{}',
      1000 + n % 97, 1000 + n % 89, 1, now(), now()
    from (
      select n, n % ${links}::int as no, ('2023-01-01'::date + make_interval(months => n / ${links}::int))::date as month
      from generate_series(${from}::int, ${to}::int) n
    ) said
    join (select *, row_number() over (order by id) - 1 as no from supply_link) link on link.no = said.no`.execute(db);
};
