import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import { type FlagSource, flagsOf } from '../../supply/risks/flags.service.ts';
import { lockUncounted, putFlags, putUncounted, setCounted } from './flag.store.ts';

const KIND = 'dashboard.flags';
/** Each takes some twenty statements. */
const BATCH = 20;

type Deps = { flagSources: FlagSource[]; clock: Clock };

/**
 * Every day at nine in the morning in Korea: which flags each company has, so that it can be told what is new and what has
 * closed. A few companies to a transaction; after a crash it goes on where it was, and two of them share the work.
 */
export const flagJobs = ({ flagSources, clock }: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    await inTransaction((db) => putUncounted(db, todayInSeoul(clock())));
    while ((await inTransaction((db) => countSome(db, flagSources, clock()))) === BATCH)
      if (await isCancelled()) return;
  },
});

const countSome = async (db: Db, flagSources: FlagSource[], now: Date) => {
  const today = todayInSeoul(now);
  const due = await lockUncounted(db, today, BATCH);
  for (const { companyId, lastOn } of due) {
    const flags = await flagsOf(db, companyId, today, flagSources);
    await putFlags(db, companyId, flags, today, lastOn);
    await setCounted(db, companyId, today);
  }
  return due.length;
};
