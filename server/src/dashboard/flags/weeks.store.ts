import { weeksAfter } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { givenOf, type OpenFlag } from './flag.store.ts';

/** A company with its open flags and the current day. */
export type FlagsNow = { companyId: string; flags: OpenFlag[]; today: string };

/** Age of a company in days at its first count, up to which all its flags count as new. */
const YOUNG_DAYS = 7;

/**
 * Common table expressions `counted` and `flag`, as the daily count would store them if it ran now. With them, figures
 * and lists agree with the flags of this moment. Flags that ended before `since` are left out.
 */
export const countedNow = ({ companyId, flags, today }: FlagsNow, since: string) => sql`
  given as materialized (select * from ${givenOf(flags)}),
  counted as materialized (
    select ${today}::date as last_on, stored.last_on as stored_on, coalesce(stored.first_on, ${today}::date) as first_on,
      (company.created_at at time zone 'Asia/Seoul')::date + ${YOUNG_DAYS}::int
        >= coalesce(stored.first_on, ${today}::date) as is_young
    from company left join dashboard_counted stored on stored.company_id = company.id
    where company.id = ${companyId}::uuid
  ),
  stored as materialized (
    select one.code, one.subject_id, one.severity, one.first_on, one.last_on,
      one.last_on = counted.stored_on and exists (
        select from given where given.code = one.code and given.subject_id = one.subject_id) as goes_on
    from dashboard_flag one, counted
    where one.company_id = ${companyId}::uuid and one.last_on >= least(${since}::date, counted.stored_on)
  ),
  flag as materialized (
    select code, subject_id, severity, first_on, case when goes_on then ${today}::date else last_on end as last_on
    from stored
    union all
    select given.code, given.subject_id, given.severity, ${today}::date, ${today}::date from given
    where not exists (select from stored
      where stored.goes_on and stored.code = given.code and stored.subject_id = given.subject_id)
  )`;

/** A flag that the first count found is not new, except in a young company. */
export const isNews = sql`(flag.first_on > counted.first_on or counted.is_young)`;

type Counted = {
  newThisWeek: number;
  closedThisWeek: number;
  weeks: { from: string; open: number }[] | null;
};

/**
 * Counts the open flags of one company at the end of each of the last weeks or now, and the flags that began and ended
 * this week.
 */
export const findFlagWeeks = async (db: Db, now: FlagsNow, monday: string, weeks: number) => {
  const { rows } = await sql<Counted>`
    with ${countedNow(now, weeksAfter(monday, -weeks))}
    select (
      select count(*) from flag, counted where flag.first_on >= ${monday}::date and ${isNews}
    ) as "newThisWeek", (
      select count(*) from flag, counted
      where flag.last_on < counted.last_on and flag.last_on >= ${monday}::date - 1
    ) as "closedThisWeek", (
      select jsonb_agg(jsonb_build_object('from', week.first, 'open', (
        select count(*) from flag where flag.first_on <= week.last and flag.last_on >= week.last)) order by week.first)
      from counted cross join lateral (
        select ${monday}::date - nth * 7 as first, least(${monday}::date - nth * 7 + 6, counted.last_on) as last
        from generate_series(0, ${weeks}::int - 1) nth
      ) week
      where week.last >= week.first and week.last >= counted.first_on
    ) as weeks`.execute(db);
  const { newThisWeek = 0, closedThisWeek = 0, weeks: found } = rows[0] ?? {};
  return { newThisWeek, closedThisWeek, weeks: found ?? [] };
};
