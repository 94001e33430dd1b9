import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import type { FlagSource } from '../../kit/slice.ts';
import { flagsOf } from '../../supply/risks/flags.service.ts';
import { lockUncounted, putFlags, putUncounted, setCounted } from './flag.store.ts';

const KIND = 'dashboard.flags';
/** Number of companies per transaction. Each takes about twenty statements. */
const BATCH = 20;

type Deps = { flagSources: readonly FlagSource[]; clock: Clock };

/**
 * Counts the flags of each company every day at nine in the morning in Korea, to show what is new and what has closed.
 * Each transaction covers a few companies: after a crash the job continues where it stopped, and two processes share
 * the work.
 */
export const flagJobs = ({ flagSources, clock }: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    await inTransaction((db) => putUncounted(db, todayInSeoul(clock())));
    while ((await inTransaction((db) => countSome(db, flagSources, clock()))) === BATCH)
      if (await isCancelled()) return;
  },
});

const countSome = async (db: Db, flagSources: readonly FlagSource[], now: Date) => {
  const today = todayInSeoul(now);
  const due = await lockUncounted(db, today, BATCH);
  for (const { companyId, lastOn } of due) {
    const flags = await flagsOf(db, companyId, today, flagSources);
    await putFlags(db, companyId, flags, today, lastOn);
    await setCounted(db, companyId, today);
  }
  return due.length;
};
