import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';
import { liftDeadline } from './lift-deadline.ts';

const COMPANIES = 300;
/** So many in a statement: each ends before its deadline on a slow machine too. */
const PART = 1_000;

/** Of all that was handed in, a third waits for the first company, a third for the operator, the rest for others. */
export const QUEUE = { waiting: 10_000, all: 30_000 };

/** Companies that answer, and one that reviews; gives the one that reviews. */
export const fillReviews = async (db: Db, { waiting, all } = QUEUE) => {
  await liftDeadline(db);
  await sql`
    insert into company (business_number, state, name, name_english, country)
    select (3000000000 + n)::text, 'verified', (array['한빛', '누리', '에코', '다온', '㈜세움'])[n % 5 + 1] || '정밀 ' || n, 'Firm ' || n, 'KR'
    from generate_series(0, ${COMPANIES}::int) n`.execute(db);
  await sql`analyze company`.execute(db);
  for (let from = 0; from < all; from += PART) await fillPart(db, waiting, from, Math.min(all, from + PART) - 1);
  await sql`analyze review_declaration`.execute(db);
  // As after a vacuum, which no transaction can do.
  await sql`update pg_class set relallvisible = relpages where relname like 'review_%'`.execute(db);
  return companyAt(db, 0);
};

export const companyAt = async (db: Db, at: number) => {
  const { rows } = await sql<{ id: string }>`
    select id from company where business_number = (3000000000 + ${at}::int)::text`.execute(db);
  return rows[0]?.id ?? '';
};

/** Of the first, a fifth is in review and the rest was submitted; of the others, all states. */
const fillPart = async (db: Db, waiting: number, from: number, to: number) => {
  await sql`
    insert into review_declaration (id, line_id, edition, respondent_company_id, reviewer_company_id, kind, purpose, due_on, state,
      round, saved_at, respondent_name, submitted_at, decided_at, created_at, updated_at)
    select said.id, said.id, 1, respondent.id, case when n < ${waiting}::int then first.id when n < ${2 * waiting}::int then null else other.id end,
      (array['factory', 'supply_map', 'flows'])[n % 3 + 1], '평가', '2026-11-01'::date + n % 60,
      case when n < ${waiting}::int then case when n % 5 = 0 then 'in_review' else 'submitted' end
        else (array['submitted', 'in_review', 'changes_requested', 'approved', 'rejected', 'expired'])[n % 6 + 1] end,
      1, now(), respondent.name, '2026-11-01'::timestamptz + n * interval '40 seconds',
      '2026-11-20'::timestamptz + n * interval '40 seconds', now(), now()
    from (select n, gen_random_uuid() as id from generate_series(${from}::int, ${to}::int) n) said
    join company first on first.business_number = '3000000000'
    join company respondent on respondent.business_number = (3000000001 + n % ${COMPANIES - 1}::int)::text
    join company other on other.business_number = (3000000002 + n % ${COMPANIES - 1}::int)::text`.execute(db);
};
