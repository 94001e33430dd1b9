import { dayAfter, daysBetween } from '@ieum/contract';
import type { Schedule } from './certificate.store.ts';

/** Days before the last day on which everybody responsible is notified; 0 is the last day. */
const REMINDER_DAYS = [90, 30, 7, 0] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

type Running = { validFrom: string | null; validTo: string; isReplaced: boolean; isRevoked: boolean };

/** Plans from today on. A certificate that had ended before it was entered gets no reminder. */
export const scheduleOf = ({ validFrom, validTo, isReplaced, isRevoked }: Running, today: string): Schedule => {
  if (isRevoked) return { nextReminderOn: null, nextTurnOn: null };
  const isOver = validTo < today;
  const reminder = isOver || isReplaced ? null : firstReminderOn(validTo, today);
  return { nextReminderOn: reminder, nextTurnOn: nextTurnOn({ validFrom, validTo }, today) };
};

const firstReminderOn = (validTo: string, today: string) => {
  const first = dayAfter(validTo, -REMINDER_DAYS[0]);
  return first > today ? first : today;
};

/** Returns the most urgent reminder that is due; earlier ones were missed, and one is enough. */
export const reminderDue = (validTo: string, today: string): ReminderDays | undefined => {
  const left = daysBetween(today, validTo);
  return REMINDER_DAYS.findLast((days) => left <= days);
};

/** Returns the day of the next reminder, or of the first if none was due yet. */
export const reminderAfter = (validTo: string, due: ReminderDays | undefined) => {
  const next = REMINDER_DAYS[due === undefined ? 0 : REMINDER_DAYS.indexOf(due) + 1];
  return next === undefined ? null : dayAfter(validTo, -next);
};

/** Returns the day on which the certificate becomes valid, or the first day on which it no longer is. */
export const nextTurnOn = ({ validFrom, validTo }: Pick<Running, 'validFrom' | 'validTo'>, today: string) => {
  if (validFrom !== null && validFrom > today) return validFrom;
  return validTo >= today ? dayAfter(validTo, 1) : null;
};
