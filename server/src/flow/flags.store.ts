import type { GoodsKind, PeriodSpan } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

/** Limit of mismatches shown in a list of flags. */
const MISMATCHES_MAX = 500;

export const findMismatchIds = async (db: Db, companyId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id from flow_row where supplier_company_id = ${companyId} and state = 'mismatch'
      union
      select id from flow_row where buyer_company_id = ${companyId} and state = 'mismatch'
    ) found order by id limit ${MISMATCHES_MAX}`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Returns the stated origins of what came by links in a period, the receiver's statement first; sums come before any
 * names.
 */
export const findStatedOrigins = async (db: Db, companyId: string, { from, to }: PeriodSpan) => {
  const { rows } = await sql<
    GoodsKind & {
      linkId: string;
      productId: string;
      inputId: string | null;
      country: string;
      region: string;
      product: string;
      goods: string;
      kg: number;
    }
  >`
    with said as materialized (
      select link_id, buyer_product_id, supplier_product_id,
        coalesce(nullif(received -> 'origin' ->> 'country', ''), shipped -> 'origin' ->> 'country', '') as country,
        coalesce(nullif(received -> 'origin' ->> 'region', ''), shipped -> 'origin' ->> 'region', '') as region,
        coalesce(sum(counted_kg), 0) as kg
      from flow_row
      where buyer_company_id = ${companyId} and period_from >= ${from}::date and period_to <= ${to}::date
      group by 1, 2, 3, 4, 5
    )
    select link.id as "linkId", own.id as "productId", link.figures ->> 'inputId' as "inputId", said.country,
      said.region, coalesce(sold.family, case when fed.materials <> '{}' then '' else own.family end) as family,
      coalesce(sold.materials, nullif(fed.materials, '{}'), own.materials) as materials,
      own.name as product,
      coalesce(sold.name, link.words ->> 'product', '') as goods, said.kg
    from said
    join supply_link link on link.id = said.link_id
    join supply_product own on own.id = said.buyer_product_id
    left join supply_product sold on sold.id = said.supplier_product_id and link.agreed_at is not null
    left join lateral (
      select supply_materials(line) as materials from jsonb_array_elements(own.details -> 'inputs') line
      where line ->> 'id' = link.figures ->> 'inputId'
    ) fed on true`.execute(db);
  return rows;
};
