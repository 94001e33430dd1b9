import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import { insertLinkEvents } from './event.store.ts';
import { endOverdue } from './expiry.store.ts';

const KIND = 'supply.links';
const BATCH = 100;

/**
 * Runs every day: ends links whose last day has passed, a hundred per transaction. After a crash it continues with the
 * rest.
 */
export const linkJobs = (clock: Clock) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    while ((await inTransaction((db) => endSome(db, clock()))) === BATCH) if (await isCancelled()) return;
  },
});

const endSome = async (db: Db, now: Date) => {
  const ended = await endOverdue(db, todayInSeoul(now), now, BATCH);
  if (ended.length > 0) await insertLinkEvents(db, ended, { kind: 'ended', side: null, by: null, note: '' });
  return ended.length;
};
