import { certificateTitle, daysBetween } from '@ieum/contract';
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
import { takeUploadsBefore } from './uploads.store.ts';

const KIND = 'factory.certificates';
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

type Deps = { notices: Notices; clock: Clock };

/**
 * Every day at nine in the morning in Korea: what has run out since yesterday counts no longer, what is about to is told to
 * everybody responsible, and files that nobody came back for go. A hundred to a transaction, each with what it leaves to do
 * next, so that after a crash it goes on where it was, and two of them share the work.
 */
export const certificateJobs = (deps: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    for (const step of [turn, remind, forgetUploads]) {
      while ((await inTransaction((db) => step(db, deps))) === BATCH) if (await isCancelled()) return;
    }
  },
});

/** Each gives how many there were; fewer than a batch are the last. */
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
  for (const one of due) await remindOf(db, deps, one, today);
  return due.length;
};

type Due = Awaited<ReturnType<typeof lockRemindable>>[number];

const remindOf = async (db: Db, { notices, clock }: Deps, one: Due, today: string) => {
  const { id, companyId, standard, edition, number, validTo } = one;
  const days = reminderDue(validTo, today);
  await setNextReminder(db, id, reminderAfter(validTo, days));
  if (days === undefined) return;
  const isNews = await insertReminder(db, { certificateId: id, validTo, days, at: clock() });
  if (!isNews) return;
  const daysLeft = daysBetween(today, validTo);
  const title = certificateTitle(standard, edition);
  const certificate = [title, number].filter(Boolean).join(' · ');
  await notices.tell(db, {
    kind: 'factory.certificateEnding',
    to: await writersOf(db, companyId),
    about: { certificate: title, ...(number && { number }), endsOn: validTo, days: String(daysLeft) },
    path: `/factory/certificates/${id}`,
    letter: certificateEnding({ certificate, validTo, daysLeft }),
  });
};

const forgetUploads = async (db: Db, { clock }: Deps) => {
  const documents = await takeUploadsBefore(db, new Date(clock().getTime() - DAY_MS), BATCH);
  for (const id of documents) await forgetDocument(db, id);
  return documents.length;
};
