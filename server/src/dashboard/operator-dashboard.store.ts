import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

type Spans = { now: Date; lateBefore: Date; decidedSince: Date; weekSince: Date };
type Found = {
  waiting: number;
  oldestHours: number | null;
  overdue: number;
  decided: number;
  medianHours: number | null;
  unanswered: number;
  closed: number;
  suspended: number;
  bounced: number;
  open: number;
  failed: number;
  verifiedInWeek: number;
  returnedInWeek: number;
  rejectedInWeek: number;
  mailsInWeek: number;
  failedInWeek: number;
  lateJobs: number;
  sealedAt: string | null;
};

/** A job that is this much behind waits for a process that no longer runs. */
const LATE_JOB = '1 hour';

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/**
 * Uses one statement, which makes all figures valid at the same moment. A business counts as closed however old the tax
 * office's answer is. What was done in a week is counted in the audit log and in the outbox, because their pages list it.
 */
export const findOperatorFigures = async (db: Db, spans: Spans): Promise<Found> => {
  const { now, lateBefore, decidedSince, weekSince } = spans;
  const logged = (operation: string) => sql`(
    select count(*) from kit_audit where operation = ${operation} and at >= ${at(weekSince)})`;
  const { rows } = await sql<Found>`
    with waiting as (
      select submitted_at from company_case where state in ('submitted', 'in_review')
    ), decided as (
      select extract(epoch from decided_at - submitted_at) / 3600 as hours from company_case_round
      where decided_at >= ${at(decidedSince)} and decision <> 'withdrawn'
    ), office as (
      select status.state from company
      left join company_tax_status status on status.business_number = company.business_number and status.replaced_at is null
      where company.state = 'verified' and company.business_number is not null
    ), invited as (
      select invitation.bounced_at from supply_invitation invitation join supply_link link on link.id = invitation.link_id
      where invitation.state in ('sent', 'opened') and link.state not in ('withdrawn', 'ended', 'disputed')
        and link.agreed_at is null and invitation.ends_at > ${at(now)}
    )
    select (select count(*) from waiting) as waiting,
      (select extract(epoch from ${at(now)} - min(submitted_at)) / 3600 from waiting)::float8 as "oldestHours",
      (select count(*) from waiting where submitted_at < ${at(lateBefore)}) as overdue,
      (select count(*) from decided) as decided,
      (select percentile_cont(0.5) within group (order by hours) from decided)::float8 as "medianHours",
      (select count(*) from office where coalesce(state, 'unknown') = 'unknown') as unanswered,
      (select count(*) from office where state = 'closed') as closed,
      (select count(*) from office where state = 'suspended') as suspended,
      (select count(*) from invited where bounced_at is not null) as bounced,
      (select count(*) from invited where bounced_at is null) as open,
      (select count(*) from notice_mail where state = 'failed') as failed,
      ${logged('verifyCase')} as "verifiedInWeek",
      ${logged('askCorrection')} as "returnedInWeek",
      ${logged('rejectCase')} as "rejectedInWeek",
      (select count(*) from notice_mail where created_at >= ${at(weekSince)}) as "mailsInWeek",
      (select count(*) from notice_mail where created_at >= ${at(weekSince)} and state = 'failed') as "failedInWeek",
      (select count(*) from kit_job where state in ('waiting', 'running')
        and due_at < ${at(now)} - ${LATE_JOB}::interval) as "lateJobs",
      (select sealed_at from kit_audit_seal order by seq desc limit 1) as "sealedAt"`.execute(db);
  return rows[0] ?? NOTHING;
};

const NOTHING: Found = {
  waiting: 0,
  oldestHours: null,
  overdue: 0,
  decided: 0,
  medianHours: null,
  unanswered: 0,
  closed: 0,
  suspended: 0,
  bounced: 0,
  open: 0,
  failed: 0,
  verifiedInWeek: 0,
  returnedInWeek: 0,
  rejectedInWeek: 0,
  mailsInWeek: 0,
  failedInWeek: 0,
  lateJobs: 0,
  sealedAt: null,
};
