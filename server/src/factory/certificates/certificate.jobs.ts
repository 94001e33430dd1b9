import { forgetDocument } from '../../document/kept-files.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import { recountFactories } from '../record/completeness.ts';
import { findSiteIds } from './certificate.store.ts';
import { lockTurning, setNextTurns } from './due-dates.store.ts';
import { type ReminderDeps, sendReminders } from './reminders.ts';
import { nextTurnOn } from './schedule.ts';
import { claimUploadsBefore } from './uploads.store.ts';

const KIND = 'factory.certificates';
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Runs every day at 09:00 in Korea. It recounts what has become valid or expired, notifies everybody responsible of
 * certificates that are about to expire, and deletes uploads that no certificate claimed. Each transaction handles a
 * hundred and stores what is due next. After a crash the job continues where it stopped, and two processes share the
 * work.
 */
export const certificateJobs = (deps: ReminderDeps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    for (const step of [turn, remind, forgetUploads]) {
      while ((await inTransaction((db) => step(db, deps))) === BATCH) if (await isCancelled()) return;
    }
  },
});

/** Returns, like every step, how many rows it handled; fewer than a batch means that none are left. */
const turn = async (db: Db, { clock }: Pick<ReminderDeps, 'clock'>) => {
  const today = todayInSeoul(clock());
  const turning = await lockTurning(db, today, BATCH);
  const ids = turning.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await setNextTurns(
    db,
    turning.map(({ id, ...valid }) => ({ id, on: nextTurnOn(valid, today) })),
  );
  await recountFactories(db, await findSiteIds(db, ids), clock());
  return ids.length;
};

const remind = (db: Db, deps: ReminderDeps) => sendReminders(db, deps, BATCH);

const forgetUploads = async (db: Db, { clock }: Pick<ReminderDeps, 'clock'>) => {
  const documents = await claimUploadsBefore(db, new Date(clock().getTime() - DAY_MS), BATCH);
  for (const id of documents) await forgetDocument(db, id);
  return documents.length;
};
