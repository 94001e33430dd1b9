import type { PeriodSpan } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { ReminderStage } from './deadline.rules.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    flow_entry_reminder: { company_id: string; period: string; stage: ReminderStage; open: number; at: string };
  }
}

type User = { companyId: string; lastPeriod: string };

/**
 * Finds companies that have entered quantities since a day, by id, with the last period that they used. Leaves out those
 * that may not reach others.
 */
export const findLedgerUsers = async (db: Db, since: string, after: string | null, limit: number) => {
  const { rows } = await sql<User>`
    select company_id as "companyId", (array_agg(period order by period_from desc, period))[1] as "lastPeriod"
    from (
      select supplier_company_id as company_id, period, period_from from flow_row
      where shipped is not null and period_from >= ${since}::date
      union all
      select buyer_company_id, period, period_from from flow_row
      where received is not null and period_from >= ${since}::date) entered
    join company on company.id = entered.company_id and company.state = 'verified' and company.disabled_at is null
    where ${after}::uuid is null or company_id > ${after}::uuid
    group by company_id order by company_id limit ${limit}`.execute(db);
  return rows;
};

/** Returns the last period for which one company has entered a quantity since a day. */
export const findLastPeriod = async (db: Db, companyId: string, since: string) => {
  const { rows } = await sql<{ period: string }>`
    select period from (
      select period, period_from from flow_row
      where supplier_company_id = ${companyId} and shipped is not null and period_from >= ${since}::date
      union all
      select period, period_from from flow_row
      where buyer_company_id = ${companyId} and received is not null and period_from >= ${since}::date) entered
    order by period_from desc, period limit 1`.execute(db);
  return rows[0]?.period;
};

/**
 * Counts the links of some companies that both sides have agreed on, that hold in a period, and for which the own side
 * has entered nothing of it. A monthly figure counts for its quarter, and the other way round.
 */
export const countOpenLinks = async (db: Db, companyIds: string[], { from, to }: PeriodSpan) => {
  if (companyIds.length === 0) return new Map<string, number>();
  const ids = sql.join(companyIds.map((id) => sql`${id}::uuid`));
  const openOf = (side: 'buyer' | 'supplier') => sql`
    select ${sql.ref(`link.${side}_company_id`)} as company_id, link.id from supply_link link
    where ${sql.ref(`link.${side}_company_id`)} in (${ids}) and ${sql.ref(`link.${side}_product_id`)} is not null
      and link.agreed_at is not null and link.state <> 'withdrawn'
      and link.valid_from <= ${to} and link.valid_to >= ${from}
      and not exists (select from flow_row row where row.link_id = link.id
        and ${sql.ref(side === 'buyer' ? 'row.received' : 'row.shipped')} is not null
        and row.period_from <= ${to}::date and row.period_to >= ${from}::date)`;
  const { rows } = await sql<{ companyId: string; open: number }>`
    select company_id as "companyId", count(*)::int as open
    from (${openOf('buyer')} union all ${openOf('supplier')}) open group by company_id`.execute(db);
  return new Map(rows.map(({ companyId, open }) => [companyId, open]));
};

type Reminder = { companyId: string; period: string; stage: ReminderStage; open: number };

/** Stores reminders and returns those that are new: a second run of the job sends nothing twice. */
export const claimReminders = async (db: Db, reminders: Reminder[], at: Date) => {
  if (reminders.length === 0) return [];
  const claimed = await db
    .insertInto('flow_entry_reminder')
    .values(reminders.map(({ companyId, ...rest }) => ({ ...rest, company_id: companyId, at: at.toISOString() })))
    .onConflict((conflict) => conflict.columns(['company_id', 'period', 'stage']).doNothing())
    .returning('company_id as companyId')
    .execute();
  const ids = new Set(claimed.map(({ companyId }) => companyId));
  return reminders.filter(({ companyId }) => ids.has(companyId));
};
