import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';

/** §4.4 of the domain, written as one question to the rows: nothing of it is asked the way the product asks. */
export const rawFlags = async (db: Db, companyId: string, today: string) => {
  const { rows } = await sql<{ code: string; severity: string; count: number }>`
    with own as (
      select link.*, case when buyer_company_id = ${companyId} then 'buyer' else 'supplier' end as side,
        agreed_at is not null or proposed_by <> case when buyer_company_id = ${companyId} then 'buyer' else 'supplier' end
          as sees,
        (created_at at time zone 'Asia/Seoul')::date as created_on
      from supply_link link
      where ${companyId} in (buyer_company_id, supplier_company_id) and state not in ('withdrawn', 'ended')
    ), bought as (
      select own.*, case when own.sees and firm.id is not null then firm.country else own.words ->> 'country' end
          as country, own.words ->> 'region' as region,
        case when own.sees and sold.id is not null then sold.material_group else coalesce(made.material_group, '') end
          as grp, coalesce(own.sees and sold.is_origin, false) as ends_here,
        case when own.sees and sold.id is not null then (
          select count(*) from factory where company_id = sold.company_id and state = 'active') end as sites
      from own left join company firm on firm.id = own.supplier_company_id
      left join supply_product sold on sold.id = own.supplier_product_id
      left join supply_product made on made.id = own.buyer_product_id
      where side = 'buyer'
    ), said as (
      select row.link_id as id, row.buyer_product_id, (link.figures ->> 'inputId')::uuid as input_id, row.counted_kg as kg,
        coalesce(nullif(row.received #>> '{origin,country}', ''), row.shipped #>> '{origin,country}', '') as country,
        coalesce(nullif(row.received #>> '{origin,region}', ''), row.shipped #>> '{origin,region}', '') as region,
        coalesce(case when link.agreed_at is not null then sold.material_group end, made.material_group) as grp
      from flow_row row join supply_link link on link.id = row.link_id
      join supply_product made on made.id = row.buyer_product_id
      left join supply_product sold on sold.id = row.supplier_product_id
      where row.buyer_company_id = ${companyId}
        and row.period_from >= date_trunc('quarter', ${today}::date) - interval '12 months'
        and row.period_to < date_trunc('quarter', ${today}::date) + interval '3 months'
    ), places as (
      select id, country, region, grp from bought where state = 'unidentified' or ends_here
      union all
      select id, country, region, grp from said where country <> ''
    ), shares as (
      select buyer_product_id, input_id, sum(input_share) as whole, count(*) as links from bought
      where input_id is not null and buyer_product_id is not null group by 1, 2
    ), flows as (
      select coalesce(settled_quantity, shipped_quantity, received_quantity) as out_quantity,
        coalesce(settled_quantity, received_quantity, shipped_quantity) as in_quantity, row.*,
        (link.figures ->> 'inputId')::uuid as input_id
      from flow_row row left join supply_link link on link.id = row.link_id
      where row.period_from >= date_trunc('quarter', ${today}::date) - interval '6 months'
        and row.period_to < date_trunc('quarter', ${today}::date)
    ), needed as (
      select out.from_factory_id as factory_id, (
          select sum(in_quantity) from flows came where came.to_factory_id = out.from_factory_id
            and came.buyer_company_id = ${companyId} and came.buyer_product_id = product.id
            and came.input_id = (line ->> 'id')::uuid
        ) as available,
        sum(out.out_quantity) * (line ->> 'quantityPerUnit')::float8
          * (1 + coalesce((line ->> 'lossPercent')::float8, 0) / 100) as need
      from flows out join supply_product product on product.id = out.supplier_product_id
      cross join lateral jsonb_array_elements(product.details -> 'inputs') line
      where out.supplier_company_id = ${companyId} and out.from_factory_id is not null
        and line ->> 'quantityPerUnit' is not null
      group by out.from_factory_id, product.id, line
    ), found (code, severity, subject_id) as (
      select case when ends < 0 then 'CERT_EXPIRED' else 'CERT_EXPIRING' end, case when ends < 0 then 'high'
        when ends <= 30 then 'medium' when ends <= 60 then 'low' else 'info' end, id
      from (select id, valid_to - ${today}::date as ends from factory_certificate certificate
        where company_id = ${companyId} and revoked_at is null
          and not exists (select from factory_certificate later where later.replaces_id = certificate.id)) certificates
      where ends <= 90
      union
      select 'LINK_UNCONFIRMED', case when ${today}::date - created_on >= 60 then 'medium' else 'low' end, id from own
      where state in ('proposed', 'countered') and ${today}::date - created_on > 14
      union
      select 'LINK_' || upper(state), 'medium', id from own where state in ('disputed', 'unidentified')
      union
      select 'SINGLE_SOURCE', case when sites = 1 then 'high' else 'medium' end, id from bought
      where state = 'confirmed' and input_share = 100 and spend_share >= 5
      union
      select 'ORIGIN_UNKNOWN', case when grp in ('lithium', 'nickel', 'cobalt', 'graphite', 'tin', 'tantalum', 'tungsten',
        'gold', 'cotton', 'rubber') then 'high' else 'medium' end, id from places where country = ''
      union
      select 'ORIGIN_REGION_UNKNOWN', 'high', id from places where country = 'CN' and region = ''
        and grp in ('cotton', 'polysilicon', 'aluminium', 'steel', 'copper', 'lithium', 'plastic')
      union
      select 'HIGH_RISK_ORIGIN', list.level, places.id from places join risk_list list
        on list.country = places.country and (list.kind = 'country' or list.name = places.region)
      union
      select 'SHARE_OVER_100', 'low', buyer_product_id from shares where whole > 100.5
      union
      select 'CONCENTRATION', 'medium', shares.buyer_product_id from shares
      where links > 1 and whole <= 100.5 and exists (
        select country from bought where (bought.buyer_product_id, bought.input_id) = (shares.buyer_product_id, shares.input_id)
          and country <> '' group by country having sum(input_share) > 70)
      union
      select 'CONCENTRATION', 'medium', buyer_product_id from (
        select buyer_product_id, input_id, country, sum(kg) as kg,
          sum(sum(kg)) over (partition by buyer_product_id, input_id) as whole from said group by 1, 2, 3
      ) weighed where input_id is not null and country <> '' and kg > 0.7 * whole and 1 < (
        select count(distinct id) from said
        where (said.buyer_product_id, said.input_id) = (weighed.buyer_product_id, weighed.input_id))
      union
      select 'FLOW_MISMATCH', 'medium', id from flow_row
      where state = 'mismatch' and ${companyId} in (buyer_company_id, supplier_company_id)
      union
      select 'MASS_BALANCE_BREACH', 'high', factory_id from needed where available < 0.95 * need
    )
    select code, severity, count(*) as count from found
    where not exists (select from supply_snooze put_off where put_off.company_id = ${companyId}
      and (put_off.code, put_off.subject_id) = (found.code, found.subject_id) and put_off.until >= ${today})
    group by 1, 2`.execute(db);
  return rows.map(({ code, severity, count }) => `${code} ${severity} ${count}`).toSorted();
};
