import { certificateTitle, daysBetween } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import { forgetDocument } from '../../document/kept-files.ts';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { recountFactories } from '../record/completeness.ts';
import { findSiteIds } from './certificate.store.ts';
import { insertReminder, lockRemindable, lockTurning, setNextReminder, setNextTurns } from './due-dates.store.ts';
import { certificateEnding } from './expiry.mails.ts';
import { nextTurnOn, reminderAfter, reminderDue } from './schedule.ts';
import { claimUploadsBefore } from './uploads.store.ts';

const KIND = 'factory.certificates';
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

type Deps = { notices: Notices; clock: Clock };

/**
 * Runs every day at 09:00 in Korea. It recounts what has become valid or expired, notifies everybody responsible of
 * certificates that are about to expire, and deletes uploads that no certificate claimed. Each transaction handles a
 * hundred and stores what is due next. After a crash the job continues where it stopped, and two processes share the
 * work.
 */
export const certificateJobs = (deps: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    for (const step of [turn, remind, forgetUploads]) {
      while ((await inTransaction((db) => step(db, deps))) === BATCH) if (await isCancelled()) return;
    }
  },
});

/** Returns, like every step, how many rows it handled; fewer than a batch means that none are left. */
const turn = async (db: Db, { clock }: Deps) => {
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

const remind = async (db: Db, deps: Deps) => {
  const today = todayInSeoul(deps.clock());
  const due = await lockRemindable(db, today, BATCH);
  for (const certificate of due) await remindOf(db, deps, certificate, today);
  return due.length;
};

type Due = Awaited<ReturnType<typeof lockRemindable>>[number];

const remindOf = async (db: Db, { notices, clock }: Deps, due: Due, today: string) => {
  const { id, companyId, standard, edition, number, validTo } = due;
  const days = reminderDue(validTo, today);
  await setNextReminder(db, id, reminderAfter(validTo, days));
  if (days === undefined) return;
  const isNews = await insertReminder(db, { certificateId: id, validTo, days, at: clock() });
  if (!isNews) return;
  const daysLeft = daysBetween(today, validTo);
  const title = certificateTitle(standard, edition);
  const certificate = [title, number].filter(Boolean).join(' · ');
  await notices.notify(db, {
    kind: 'factory.certificateEnding',
    to: await writersOf(db, companyId),
    about: { certificate: title, ...(number && { number }), endsOn: validTo, days: String(daysLeft) },
    path: certificatePaths.one(id),
    content: certificateEnding({ certificate, validTo, daysLeft }),
  });
};

const forgetUploads = async (db: Db, { clock }: Deps) => {
  const documents = await claimUploadsBefore(db, new Date(clock().getTime() - DAY_MS), BATCH);
  for (const id of documents) await forgetDocument(db, id);
  return documents.length;
};
