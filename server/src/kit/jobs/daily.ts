import type { Db } from '../db/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type EnqueueDaily = (db: Db, job: { kind: string; key: string; dueAt: Date }) => Promise<unknown>;

/** Plans a job for the next midnight in UTC. Its key is the date, so that two processes create only one. */
export const planDaily = (db: Db, enqueue: EnqueueDaily, kind: string, from: Date) => {
  const dueAt = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  return enqueue(db, { kind, key: dueAt.toISOString().slice(0, 10), dueAt });
};
