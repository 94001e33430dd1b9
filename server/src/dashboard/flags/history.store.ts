import { dayAfter, type FlagHistoryRow, type FlagShow, type Page } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { countedNow, type FlagsNow, isNews } from './weeks.store.ts';

type Query = { show: FlagShow; from: string; to: string };

/** Uses the same conditions as `findFlagWeeks`: the days of the counts, and the present moment. */
const SHOWN = {
  open: (from: string, to: string) => sql`
    flag.first_on <= least(${to}::date, counted.last_on) and flag.last_on >= least(${to}::date, counted.last_on)
    and counted.last_on >= ${from}::date`,
  new: (from: string, to: string) => sql`
    flag.first_on between ${from}::date and ${to}::date and ${isNews}`,
  // A flag counts as closed on the day after it was last seen.
  closed: (from: string, to: string) => sql`
    flag.last_on between ${from}::date - 1 and ${to}::date - 1 and flag.last_on < counted.last_on`,
};

/** Begins a day early: a flag that closed in the week was last seen in it or on the day before. */
const nowIn = (now: FlagsNow, { from }: Query) => countedNow(now, dayAfter(from, -1));
const shownIn = ({ show, from, to }: Query) => sql`flag, counted where ${SHOWN[show](from, to)}`;

export const countFlagHistory = async (db: Db, now: FlagsNow, query: Query) => {
  const { rows } = await sql<{ total: number }>`
    with ${nowIn(now, query)} select count(*)::int as total from ${shownIn(query)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Leaves out the partner of a link, because only `supply` may disclose it. */
type Found = Omit<FlagHistoryRow, 'partner' | 'goods'> & { linkId: string | null };

/** Lists the most severe flags first. Each subject has the name that the own company uses for it. */
export const findFlagHistory = async (db: Db, now: FlagsNow, query: Query, { page, size }: Page) => {
  const own = sql`${now.companyId}::uuid`;
  const order = sql`array_position(array['high', 'medium', 'low', 'info'], severity), first_on desc, code, subject_id`;
  const { rows } = await sql<Found>`
    with ${nowIn(now, query)},
    shown as materialized (
      select flag.*, flag.last_on < counted.last_on as is_over from ${shownIn(query)}
      order by ${order} limit ${size} offset ${(page - 1) * size}
    )
    select shown.code, shown.severity, shown.subject_id as "subjectId", shown.first_on as "firstOn",
      case when is_over then shown.last_on end as "lastOn",
      case when certificate.id is not null then 'certificate' when product.id is not null then 'product'
        when factory.id is not null then 'factory' when link.id is not null then 'link'
        when moved.id is not null then 'flow' else '' end as subject,
      coalesce(link.id, moved.link_id) as "linkId", coalesce(moved.period, '') as period,
      coalesce(nullif(trim(concat_ws(' ', standard.code, certificate.standard_name, certificate.number)), ''),
        product.details ->> 'name', factory.details ->> 'name', traded.name, '') as name
    from shown
    left join factory_certificate certificate on certificate.id = shown.subject_id and certificate.company_id = ${own}
    left join factory_standard standard on standard.id = certificate.standard_id
    left join supply_product product on product.id = shown.subject_id and product.company_id = ${own}
    left join factory on factory.id = shown.subject_id and factory.company_id = ${own}
    left join supply_link link on link.id = shown.subject_id
      and ${own} in (link.buyer_company_id, link.supplier_company_id)
    left join flow_row moved on moved.id = shown.subject_id
      and ${own} in (moved.buyer_company_id, moved.supplier_company_id)
    left join lateral (
      select own.details ->> 'name' as name from supply_product own
      where own.company_id = ${own} and own.id in (
        link.buyer_product_id, link.supplier_product_id, moved.buyer_product_id, moved.supplier_product_id)
      order by own.id limit 1
    ) traded on true
    order by ${order}`.execute(db);
  return rows;
};
