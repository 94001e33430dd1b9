import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { type EnqueueDaily, planDaily } from '../../kit/jobs/daily.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import { insertLinkEvents } from './event.store.ts';
import { endOverdue } from './expiry.store.ts';

const KIND = 'supply.links';
const BATCH = 100;

type Deps = { enqueue: EnqueueDaily; clock: Clock };

export const planLinks = (db: Db, enqueue: EnqueueDaily, from: Date) => planDaily(db, enqueue, KIND, from);

/** Every day: links whose last day has passed end, a hundred to a transaction; what is left goes on after a crash. */
export const linkJobs = ({ enqueue, clock }: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    while ((await inTransaction((db) => endSome(db, clock()))) === BATCH) if (await isCancelled()) return;
    await inTransaction((db) => planLinks(db, enqueue, new Date(clock().getTime() + 1)));
  },
});

const endSome = async (db: Db, now: Date) => {
  const ended = await endOverdue(db, todayInSeoul(now), now, BATCH);
  if (ended.length > 0) await insertLinkEvents(db, ended, { kind: 'ended', side: null, by: null, note: '' });
  return ended.length;
};
