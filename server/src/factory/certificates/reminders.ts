import { certificateTitle, daysBetween } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { writersOf } from '../../company/notifications.ts';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { insertReminder, lockRemindable, setNextReminder } from './due-dates.store.ts';
import { certificateEnding } from './expiry.mails.ts';
import { reminderAfter, reminderDue } from './schedule.ts';

export type ReminderDeps = { notices: Notices; clock: Clock };

/** Notifies everybody responsible of certificates that are about to expire. Returns how many certificates were due. */
export const sendReminders = async (db: Db, deps: ReminderDeps, limit: number) => {
  const today = todayInSeoul(deps.clock());
  const due = await lockRemindable(db, today, limit);
  for (const certificate of due) await sendReminder(db, deps, certificate, today);
  return due.length;
};

type Due = Awaited<ReturnType<typeof lockRemindable>>[number];

const sendReminder = async (db: Db, { notices, clock }: ReminderDeps, due: Due, today: string) => {
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
