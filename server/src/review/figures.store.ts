import type { DeclarationState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

type Counted = { state: DeclarationState; count: number };
type Figures = { own: Counted[] | null; toReview: Counted[] | null; medianDays: number | null };

/**
 * Counts the declarations of a company and those submitted to it by state. Also returns the median review time on both
 * sides since a moment.
 */
export const findReviewFigures = async (db: Db, companyId: string, since: Date): Promise<Figures> => {
  const counted = (which: ReturnType<typeof sql>) => sql`(
    select jsonb_agg(counted) from (
      select state, count(*) as count from review_declaration where ${which} group by state) counted)`;
  const decided = (side: 'respondent' | 'reviewer') => sql`
    select extract(epoch from round.decided_at - round.submitted_at) / 86400 as days
    from review_declaration one join review_round round on round.declaration_id = one.id
    where ${sql.ref(`one.${side}_company_id`)} = ${companyId} and one.round > 0 and round.decision in ('approved', 'returned', 'rejected')
      and round.decided_at >= ${since.toISOString()}::timestamptz`;
  const { rows } = await sql<Figures>`
    select ${counted(sql`respondent_company_id = ${companyId}`)} as own,
      ${counted(sql`reviewer_company_id = ${companyId} and round > 0 and state <> 'draft'`)} as "toReview",
      (select percentile_cont(0.5) within group (order by days)
        from (${decided('respondent')} union all ${decided('reviewer')}) decided)::float8 as "medianDays"`.execute(db);
  return rows[0] ?? { own: null, toReview: null, medianDays: null };
};

type RequestFigures = {
  answered: number;
  declined: number;
  open: number;
  overdue: number;
  dueInWeek: number;
  days: number[];
};

/**
 * Counts the requests of a company to its suppliers by state, those overdue and those due within a week. Also lists how
 * long each first answer took.
 */
export const findRequestFigures = async (db: Db, companyId: string, today: string): Promise<RequestFigures> => {
  const { rows } = await sql<RequestFigures>`
    select count(*) filter (where state = 'answered') as answered, count(*) filter (where state = 'declined') as declined,
      count(*) filter (where state = 'open') as open,
      count(*) filter (where state = 'open' and due_on < ${today}::date) as overdue,
      count(*) filter (where state = 'open' and due_on between ${today}::date and ${today}::date + 7) as "dueInWeek",
      coalesce(jsonb_agg(days) filter (where days is not null), '[]') as days
    from (
      select request.state, request.due_on, case when request.state = 'answered' then (
        select extract(epoch from min(round.submitted_at) - request.created_at) / 86400
        from review_declaration answer join review_round round on round.declaration_id = answer.id
        where answer.request_id = request.id and answer.edition = 1) end as days
      from review_request request
      where request.asker_company_id = ${companyId} and request.state <> 'cancelled'
    ) asked`.execute(db);
  return rows[0] ?? { answered: 0, declined: 0, open: 0, overdue: 0, dueInWeek: 0, days: [] };
};

/** Counts the declarations that wait for operators by the operator who has taken them. Untaken ones come first. */
export const findBacklog = async (db: Db, now: Date) => {
  const { rows } = await sql<{ name: string; count: number; oldestDays: number }>`
    select coalesce(person.name, '') as name, count(*) as count,
      (extract(epoch from ${now.toISOString()}::timestamptz - min(one.submitted_at)) / 86400)::float8 as "oldestDays"
    from review_declaration one left join account_person person on person.id = one.taken_by
    where one.reviewer_company_id is null and one.state in ('submitted', 'in_review') and one.round > 0
    group by one.taken_by, person.name order by one.taken_by is not null, 2 desc, 1`.execute(db);
  return rows;
};

/** Counts the declarations that operators have decided since a moment, with the median time from their submission. */
export const findOperatorDecisions = async (db: Db, since: Date) => {
  const { rows } = await sql<{ decided: number; medianDays: number | null }>`
    select count(*) as decided, (percentile_cont(0.5) within group (
      order by extract(epoch from decided_at - submitted_at) / 86400))::float8 as "medianDays"
    from review_declaration
    where reviewer_company_id is null and state in ('approved', 'rejected') and round > 0
      and decided_at >= ${since.toISOString()}::timestamptz`.execute(db);
  return rows[0] ?? { decided: 0, medianDays: null };
};
