import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import { lockAgeing, setNextAgeing } from './completeness.store.ts';
import { recountFactories } from './completeness.ts';
import { nextAgeingDay } from './freshness.ts';

const KIND = 'factory.ageing';
const BATCH = 100;

/** Lowers the score of factories that nobody has maintained for a year, from that day on, even if nobody opens them. */
export const ageingJobs = (clock: Clock) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    while ((await inTransaction((db) => age(db, clock()))) === BATCH) if (await isCancelled()) return;
  },
});

const age = async (db: Db, now: Date) => {
  const ageing = await lockAgeing(db, todayInSeoul(now), BATCH);
  await setNextAgeing(
    db,
    ageing.map((factory) => ({ id: factory.id, on: nextAgeingDay(factory, now) })),
  );
  await recountFactories(
    db,
    ageing.map(({ id }) => id),
    now,
  );
  return ageing.length;
};
