import { dayAfter } from '@ieum/contract';

/** Days before and after the due date on which a supplier is reminded. */
const REMINDED_AT = [-7, -1, 1];

/** Returns the next day after a given one for an automatic reminder, or null if none is left. */
export const nextReminderOn = (dueOn: string, after: string) =>
  REMINDED_AT.map((days) => dayAfter(dueOn, days)).find((day) => day > after) ?? null;

const DAYS_IN = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Returns the same day some months later, or the last day of a month that is too short for it. */
export const monthsAfter = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), index % 12];
  return new Date(Date.UTC(toYear, toMonth, Math.min(date, DAYS_IN(toYear, toMonth)))).toISOString().slice(0, 10);
};

/** Days before the end of an approval from which on it should be renewed. */
export const RENEWED_DAYS = 30;
