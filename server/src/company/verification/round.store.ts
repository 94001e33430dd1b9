import type { CaseCheck, CaseKind, ConfirmedValues, Correction, IdentityChange, TypedValues } from '@ieum/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import type { Reading } from '../certificate-reading/reading.ts';

/** Returns the identities of a round. One that was stored before companies had names in other scripts lacks them. */
export const identityIn = (round: string) => {
  const stored = sql.ref(`${round}.identity`);
  const whole = (key: string) =>
    sql`'{"nameChinese": "", "nameJapanese": ""}'::jsonb || (${stored} -> ${sql.lit(key)})`;
  return sql<IdentityChange | null>`case when ${stored} is not null
    then jsonb_build_object('before', ${whole('before')}, 'after', ${whole('after')}) end`;
};

type Decision = 'verified' | 'needs_correction' | 'rejected' | 'joined' | 'withdrawn';

declare module '../../kit/db/database.ts' {
  interface Tables {
    company_case_round: {
      case_id: string;
      round: number;
      kind: CaseKind;
      submitted_at: string;
      document_id: string;
      typed: string;
      reading: string | null;
      checks: string | null;
      read_at: string | null;
      decision: Decision | null;
      decided_by: string | null;
      decided_at: string | null;
      note: string;
      fields: string;
      identity: string | null;
      confirmed: string | null;
      confirmed_at: string | null;
    };
  }
}

type NewRound = Pick<
  Insertable<Tables['company_case_round']>,
  'case_id' | 'round' | 'kind' | 'submitted_at' | 'document_id'
> & { typed: TypedValues; identity: IdentityChange | null };

export const insertRound = async (db: Db, { typed, identity, ...round }: NewRound) => {
  await db
    .insertInto('company_case_round')
    .values({
      ...round,
      typed: JSON.stringify(typed),
      note: '',
      fields: '[]',
      identity: identity && JSON.stringify(identity),
    })
    .execute();
};

export type RoundDecision = {
  decision: Decision;
  by: string | null;
  at: Date;
  note?: string;
  fields?: Correction[];
  typed: TypedValues;
};

/** Stores a decision, its values and who made it. Returns nothing when the round has been decided before. */
export const decideRound = (db: Db, caseId: string, round: number, decided: RoundDecision) =>
  db
    .updateTable('company_case_round')
    .set({
      decision: decided.decision,
      decided_by: decided.by,
      decided_at: decided.at.toISOString(),
      note: decided.note ?? '',
      fields: JSON.stringify(decided.fields ?? []),
      typed: JSON.stringify(decided.typed),
    })
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .where('decision', 'is', null)
    .returning('round')
    .executeTakeFirst();

/** Returns all rounds with the present one, the latest first. */
export const findRounds = (db: Db, caseId: string) =>
  db
    .selectFrom('company_case_round as one')
    .innerJoin('document', 'document.id', 'one.document_id')
    .leftJoin('company_person as decider', 'decider.id', 'one.decided_by')
    .select([
      'one.round',
      'one.submitted_at as submittedAt',
      'one.decision',
      'one.decided_at as decidedAt',
      'one.note',
      'one.read_at as readAt',
      'one.confirmed_at as confirmedAt',
      'decider.id as deciderId',
      'decider.name as deciderName',
      'document.id as documentId',
      'document.name as documentName',
      'document.size as documentSize',
      sql<TypedValues>`one.typed`.as('typed'),
      sql<Correction[]>`one.fields`.as('fields'),
      identityIn('one').as('identity'),
      sql<Reading | null>`one.reading`.as('reading'),
      sql<ConfirmedValues | null>`one.confirmed`.as('confirmed'),
      sql<CaseCheck[] | null>`one.checks`.as('checks'),
    ])
    .where('one.case_id', '=', caseId)
    .orderBy('one.round', 'desc')
    .execute();

export type Round = Awaited<ReturnType<typeof findRounds>>[number];

type Read = { reading: Reading; checks: CaseCheck[]; at: Date };

/** Stores only while the round waits for a decision: a decided round stays as it was seen. */
export const storeReading = async (db: Db, caseId: string, round: number, read: Read | null) => {
  await db
    .updateTable('company_case_round')
    .set({
      reading: read && JSON.stringify(read.reading),
      checks: read && JSON.stringify(read.checks),
      read_at: read ? read.at.toISOString() : null,
    })
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .where('decision', 'is', null)
    .execute();
};

export const confirmRound = async (db: Db, caseId: string, round: number, values: ConfirmedValues, at: Date) => {
  await db
    .updateTable('company_case_round')
    .set({ confirmed: JSON.stringify(values), confirmed_at: at.toISOString() })
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .where('decision', 'is', null)
    .execute();
};

/** Erases the person; the company's data stays. */
export const forgetPersonInRounds = async (db: Db, userId: string) => {
  await sql`
    update company_case_round set typed = typed || '{"applicantName": "-", "phone": "", "email": ""}'
    where case_id in (select id from company_case where submitted_by = ${userId})`.execute(db);
};
