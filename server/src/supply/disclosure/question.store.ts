import type { DisclosureField, DisclosureState, Page } from '@ieum/contract';
import { type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_question: {
      id: Generated<string>;
      viewer_id: string;
      company_id: string;
      under_id: string | null;
      grant_id: string | null;
      fields: DisclosureField[];
      purpose: string;
      until: string;
      version: Generated<number>;
      asked_at: string;
      asked_by: string | null;
      withdrawn_at: string | null;
    };
  }
}

/** A question with the answer that its company has given to all of them, or a grant that nobody asked for. */
export type QuestionRow = {
  id: string;
  companyId: string;
  /** Null for a grant without a question, and for questions from before they belonged to places. */
  underId: string | null;
  isAsked: boolean;
  fields: DisclosureField[];
  given: DisclosureField[];
  purpose: string;
  until: string;
  givenUntil: string;
  state: DisclosureState;
  version: number;
  askedAt: string | null;
  decidedAt: string | null;
};

const stateOn = (today: string) => sql`case when grant_row.state = 'granted' and grant_row.until < ${today} then 'ended'
  else grant_row.state end`;

const rowsOf = (viewerId: string, today: string) => sql`(
  select question.id, question.company_id as "companyId", question.under_id as "underId", true as "isAsked",
    to_json(question.fields) as fields, coalesce(to_json(grant_row.fields), '[]') as given, question.purpose,
    question.until, coalesce(grant_row.until, question.until) as "givenUntil", question.version, question.asked_at as "askedAt", grant_row.decided_at as "decidedAt",
    case when question.withdrawn_at is not null then 'withdrawn' else coalesce(${stateOn(today)}, 'asked') end as state,
    question.asked_at as at
  from supply_question question left join supply_grant grant_row on grant_row.id = question.grant_id
  where question.viewer_id = ${viewerId}
  union all
  select id, grantor_id, null, false, to_json(fields), to_json(fields), purpose, until, until, version, null, decided_at,
    ${stateOn(today)}, created_at
  from supply_grant grant_row where grantee_id = ${viewerId} and asked_at is null
)`;

/** Returns everything that a company has asked for or been granted, the newest first. */
export const findQuestionPage = async (
  db: Db,
  viewerId: string,
  today: string,
  { state, page, size }: Page & { state: DisclosureState | '' },
) => {
  const { rows } = await sql<QuestionRow & { total: number }>`
    select question.*, count(*) over () as total from ${rowsOf(viewerId, today)} question
    where ${state} in ('', question.state) order by at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
  const isBeyond = rows.length === 0 && page > 1;
  const counted = isBeyond
    ? (
        await sql<{ total: number }>`select count(*) as total from ${rowsOf(viewerId, today)} question
          where ${state} in ('', question.state)`.execute(db)
      ).rows
    : rows;
  return { rows, total: counted[0]?.total ?? 0 };
};

export const findQuestion = async (db: Db, viewerId: string, today: string, id: string) =>
  (await sql<QuestionRow>`select question.* from ${rowsOf(viewerId, today)} question where id = ${id}`.execute(db))
    .rows;

/** Returns the questions of a company that are waiting, granted or declined. */
export const findOpenQuestions = async (db: Db, viewerId: string, today: string) => {
  const { rows } = await sql<QuestionRow>`select question.* from ${rowsOf(viewerId, today)} question
    where "isAsked" and question.state in ('asked', 'granted', 'declined') order by at, id`.execute(db);
  return rows;
};

/** Locks a question; only the company that asked knows of it. */
export const lockQuestion = (db: Db, viewerId: string, id: string) =>
  db
    .selectFrom('supply_question')
    .select(['id', 'grant_id as grantId', 'version', 'withdrawn_at as withdrawnAt'])
    .where('id', '=', id)
    .where('viewer_id', '=', viewerId)
    .forUpdate()
    .executeTakeFirst();

type NewQuestion = {
  viewerId: string;
  companyId: string;
  underId: string;
  grantId: string | null;
  fields: DisclosureField[];
  purpose: string;
  until: string;
  by: string;
  at: Date;
};

export const insertQuestion = async (db: Db, question: NewQuestion) =>
  (
    await db
      .insertInto('supply_question')
      .values({
        viewer_id: question.viewerId,
        company_id: question.companyId,
        under_id: question.underId,
        grant_id: question.grantId,
        fields: question.fields,
        purpose: question.purpose,
        until: question.until,
        asked_by: question.by,
        asked_at: question.at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Withdraws a question and returns whether it was the last that waited for the same answer. */
export const withdrawQuestion = async (db: Db, { id, grantId }: { id: string; grantId: string | null }, at: Date) => {
  await db
    .updateTable('supply_question')
    .set((eb) => ({ withdrawn_at: at.toISOString(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (grantId === null) return { isLast: false };
  const { others } = await db
    .selectFrom('supply_question')
    .select((eb) => eb.fn.countAll<number>().as('others'))
    .where('grant_id', '=', grantId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { isLast: others === 0 };
};
