import type { Generated, GeneratedAlways } from 'kysely';
import type { Db } from '../db/database.ts';

declare module '../db/database.ts' {
  interface Tables {
    kit_job: {
      id: Generated<string>;
      kind: string;
      key: string;
      payload: unknown;
      state: Generated<'waiting' | 'running' | 'done' | 'failed' | 'cancelled'>;
      due_at: string;
      leased_until: string | null;
      attempts: Generated<number>;
      done: Generated<number>;
      total: number | null;
      error: string | null;
      finished_at: string | null;
      seq: GeneratedAlways<number>;
    };
  }
}

/** A claim is valid until the job is claimed again; the number of the attempt shows that. */
export type Claim = { id: string; attempts: number };

/** Returns nothing if there is a job of this kind and key already. */
export const insertJob = (db: Db, job: { kind: string; key: string; payload: unknown; dueAt: string }) =>
  db
    .insertInto('kit_job')
    .values({ kind: job.kind, key: job.key, payload: JSON.stringify(job.payload), due_at: job.dueAt })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();

export const findDueKinds = async (db: Db, kinds: string[], now: string) => {
  if (kinds.length === 0) return [];
  const rows = await dueJobs(db, kinds, now).select('kind').distinct().orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
};

/** Claims the next due job of the kind for this process until the lease ends. */
export const claimJob = (db: Db, kind: string, now: string, leasedUntil: string) =>
  db
    .updateTable('kit_job')
    .set((eb) => ({ state: 'running', leased_until: leasedUntil, attempts: eb('attempts', '+', 1) }))
    .where(
      'id',
      '=',
      dueJobs(db, [kind], now).select('id').orderBy('due_at').orderBy('seq').limit(1).forUpdate().skipLocked(),
    )
    .returning(['id', 'attempts', 'payload'])
    .executeTakeFirst();

const dueJobs = (db: Db, kinds: string[], now: string) =>
  db
    .selectFrom('kit_job')
    .where('kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'waiting').and('due_at', '<=', now),
        eb('state', '=', 'running').and('leased_until', '<=', now),
      ]),
    );

export const extendLease = (db: Db, claim: Claim, leasedUntil: string) =>
  claimed(db, claim).set({ leased_until: leasedUntil }).execute();

export const updateProgress = (db: Db, claim: Claim, done: number, total: number, leasedUntil: string) =>
  claimed(db, claim).set({ done, total, leased_until: leasedUntil }).execute();

export const finishJob = (db: Db, claim: Claim, now: string) =>
  claimed(db, claim).set({ state: 'done', leased_until: null, error: null, finished_at: now }).execute();

export const delayJob = (db: Db, claim: Claim, error: string, dueAt: string) =>
  claimed(db, claim).set({ state: 'waiting', leased_until: null, error, due_at: dueAt }).execute();

/** Returns nothing if the job was cancelled or another process has it now. */
export const failJob = (db: Db, claim: Claim, error: string, now: string) =>
  claimed(db, claim)
    .set({ state: 'failed', leased_until: null, error, finished_at: now })
    .returning('id')
    .executeTakeFirst();

/** Returns nothing if the job was cancelled or another process has it now. */
export const findClaimed = (db: Db, { id, attempts }: Claim) =>
  db
    .selectFrom('kit_job')
    .select('id')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .executeTakeFirst();

export const cancelJob = (db: Db, kind: string, key: string, now: string) =>
  db
    .updateTable('kit_job')
    .set({ state: 'cancelled', leased_until: null, finished_at: now })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();

const claimed = (db: Db, { id, attempts }: Claim) =>
  db.updateTable('kit_job').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'running');
