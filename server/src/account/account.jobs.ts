import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { JobContext } from '../kit/jobs.ts';
import { deleteLimitsEndedBefore } from '../kit/limits.ts';
import { forgetOwnerlessMails } from '../notice/outbox.ts';
import { deleteLinksEndedBefore } from './link.store.ts';
import { deleteSessionsEndedBefore } from './session.store.ts';
import { deleteFailuresEndedBefore } from './sign-in-failure.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What the privacy policy promises to erase after somebody has left, it erases within five days. */
const FAREWELL_MS = 4 * DAY_MS;
const KIND = 'account.forgetEnded';

type Enqueue = (db: Db, job: { kind: string; key: string; dueAt: Date }) => Promise<unknown>;

/** Once a day, named after the day, so that two processes make one job of it. */
export const planForgetting = (db: Db, enqueue: Enqueue, from: Date) => {
  const dueAt = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  return enqueue(db, { kind: KIND, key: dueAt.toISOString().slice(0, 10), dueAt });
};

/** Sessions, links, counted tries: what has ended is of no use to anybody. */
export const accountJobs = (enqueue: Enqueue, clock: Clock) => ({
  [KIND]: ({ inTransaction }: JobContext) =>
    inTransaction(async (db) => {
      const now = clock();
      await deleteSessionsEndedBefore(db, now);
      await deleteLinksEndedBefore(db, now);
      await deleteFailuresEndedBefore(db, now);
      await deleteLimitsEndedBefore(db, now);
      await forgetOwnerlessMails(db, new Date(now.getTime() - FAREWELL_MS));
      await planForgetting(db, enqueue, new Date(now.getTime() + 1));
    }),
});
