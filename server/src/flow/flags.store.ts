import type { FlagSeverity, PeriodSpan } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';

/** A list of flags shows no more of them. */
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

/** Of what came by a link in a time: where either side says that it comes from, the receiver first. */
export const findSaidOrigins = async (db: Db, companyId: string, { from, to }: PeriodSpan) => {
  const { rows } = await sql<{
    linkId: string;
    productId: string;
    inputId: string | null;
    country: string;
    region: string;
    materialGroup: string;
    product: string;
    goods: string;
    kg: number;
  }>`
    select link.id as "linkId", own.id as "productId", link.figures ->> 'inputId' as "inputId", origin.country,
      origin.region, coalesce(sold.material_group, own.material_group) as "materialGroup", own.name as product,
      coalesce(sold.name, link.words ->> 'product', '') as goods, coalesce(sum(row.counted_kg), 0) as kg
    from flow_row row
    join supply_link link on link.id = row.link_id
    join supply_product own on own.id = row.buyer_product_id
    left join supply_product sold on sold.id = row.supplier_product_id and link.agreed_at is not null
    cross join lateral (
      select coalesce(nullif(row.received -> 'origin' ->> 'country', ''), row.shipped -> 'origin' ->> 'country', '')
          as country,
        coalesce(nullif(row.received -> 'origin' ->> 'region', ''), row.shipped -> 'origin' ->> 'region', '') as region
    ) origin
    where row.buyer_company_id = ${companyId} and row.period_from >= ${from}::date and row.period_to <= ${to}::date
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
  return rows;
};

/** Countries and regions that call for a closer look, as the operator keeps them. */
export const findWatchedPlaces = async (db: Db) => {
  const { rows } = await sql<{ country: string; region: string; level: FlagSeverity }>`
    select country, case kind when 'region' then name else '' end as region, level from risk_list
    where kind in ('country', 'region') and country is not null`.execute(db);
  return rows;
};
