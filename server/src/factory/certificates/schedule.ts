import { dayAfter, daysBetween } from '@ieum/contract';
import type { Schedule } from './certificate.store.ts';

/** So many days before its last day everybody responsible is told; none is the day itself. */
const REMINDER_DAYS = [90, 30, 7, 0] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

type Running = { validFrom: string | null; validTo: string; isReplaced: boolean; isRevoked: boolean };

/** From the day on which this was said of it. What had ended before anybody entered it is no news. */
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

/** The most urgent that is due; those before it were missed, and one is enough. */
export const reminderDue = (validTo: string, today: string): ReminderDays | undefined => {
  const left = daysBetween(today, validTo);
  return REMINDER_DAYS.findLast((days) => left <= days);
};

/** The first of all where none was due yet. */
export const reminderAfter = (validTo: string, due: ReminderDays | undefined) => {
  const next = REMINDER_DAYS[due === undefined ? 0 : REMINDER_DAYS.indexOf(due) + 1];
  return next === undefined ? null : dayAfter(validTo, -next);
};

/** The day on which it begins to count, or the first on which it no longer does. */
export const nextTurnOn = ({ validFrom, validTo }: Pick<Running, 'validFrom' | 'validTo'>, today: string) => {
  if (validFrom !== null && validFrom > today) return validFrom;
  return validTo >= today ? dayAfter(validTo, 1) : null;
};
