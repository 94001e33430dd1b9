import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';

/** So many rows on the links that are there, month by month over four years, as both sides have entered them. */
export const fillFlows = async (db: Db, rows: number) => {
  await sql`
    with link as (
      select link.*, row_number() over (order by link.id) - 1 as no, count(*) over () as links from supply_link link
    )
    insert into flow_row (link_id, supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id, period,
      period_from, period_to, unit, shipped, received, shipped_quantity, received_quantity, kg_per_unit, created_at, updated_at)
    select link.id, link.supplier_company_id, link.buyer_company_id, link.supplier_product_id, link.buyer_product_id,
      to_char(month, 'YYYY-MM'), month, (month + interval '1 month - 1 day')::date, 'KGM', '{}', '{}',
      1000 + n % 97, 1000 + n % 89, 1, now(), now()
    from generate_series(0, ${rows - 1}::int) n
    join link on link.no = n % link.links
    cross join lateral (select ('2023-01-01'::date + make_interval(months => (n / link.links)::int))::date as month) time`.execute(
    db,
  );
  await sql`analyze flow_row`.execute(db);
};
