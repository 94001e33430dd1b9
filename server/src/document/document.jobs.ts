import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { JobContext } from '../kit/jobs.ts';
import { sweepFiles } from './document.keeping.ts';
import type { FileStore } from './file-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KIND = 'document.sweep';

type Enqueue = (db: Db, job: { kind: string; key: string; dueAt: Date }) => Promise<unknown>;

/** Once a day, named after the day. */
export const planSweep = (db: Db, enqueue: Enqueue, from: Date) => {
  const dueAt = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  return enqueue(db, { kind: KIND, key: dueAt.toISOString().slice(0, 10), dueAt });
};

/** Another process may be in the middle of an upload: what is young is left alone. */
export const documentJobs = (files: FileStore, enqueue: Enqueue, clock: Clock) => ({
  [KIND]: async ({ inTransaction }: JobContext) => {
    await sweepFiles(files, inTransaction, new Date(clock().getTime() - HOUR_MS));
    await inTransaction((db) => planSweep(db, enqueue, new Date(clock().getTime() + 1)));
  },
});
