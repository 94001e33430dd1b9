import type { Decision } from '@ieum/contract';
import type { Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_round: {
      declaration_id: string;
      round: number;
      snapshot: string;
      hash: string;
      submitted_at: string;
      submitted_by: string | null;
      decision: Decision | null;
      decided_at: string | null;
      decided_by: string | null;
      second_by: string | null;
      note: Generated<string>;
    };
  }
}

export const insertRound = async (db: Db, round: Insertable<Tables['review_round']>) => {
  await db.insertInto('review_round').values(round).execute();
};

type Decided = { decision: Decision; at: Date; by: string | null; secondBy?: string | null; note?: string };

/** Stores the decision once. A trigger prevents later changes. */
export const decideRound = async (
  db: Db,
  declarationId: string,
  round: number,
  { decision, at, by, secondBy = null, note = '' }: Decided,
) => {
  await db
    .updateTable('review_round')
    .set({ decision, decided_at: at.toISOString(), decided_by: by, second_by: secondBy, note })
    .where('declaration_id', '=', declarationId)
    .where('round', '=', round)
    .where('decision', 'is', null)
    .execute();
};

/** Lists the oldest round first, without the submitted content. */
export const findRounds = (db: Db, declarationId: string) =>
  db
    .selectFrom('review_round as one')
    .leftJoin('account_person as submitter', 'submitter.id', 'one.submitted_by')
    .leftJoin('account_person as decider', 'decider.id', 'one.decided_by')
    .leftJoin('account_person as second', 'second.id', 'one.second_by')
    .select(['one.round', 'one.hash', 'one.submitted_at as submittedAt', 'submitter.name as submittedBy'])
    .select(['one.decision', 'one.decided_at as decidedAt', 'decider.name as decidedBy', 'second.name as secondBy'])
    .select('one.note')
    .where('one.declaration_id', '=', declarationId)
    .orderBy('one.round')
    .execute();
export type RoundRow = Awaited<ReturnType<typeof findRounds>>[number];

/** Finds the last two submissions up to a round, newest first. Recalled rounds are left out. */
export const findSnapshots = (db: Db, declarationId: string, upTo: number) =>
  db
    .selectFrom('review_round')
    .select(['round', 'snapshot', 'hash', 'submitted_at as submittedAt'])
    .where('declaration_id', '=', declarationId)
    .where('round', '<=', upTo)
    .where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '!=', 'recalled')]))
    .orderBy('round', 'desc')
    .limit(2)
    .execute();
export type SnapshotRow = Awaited<ReturnType<typeof findSnapshots>>[number];
