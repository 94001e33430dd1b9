import { dayAfter, isQuarter, monthOfDay, periodAfter, quarterOfDay, spanOf } from '@ieum/contract';

/** Days after the end of a period until which its quantities should be entered. */
const DEADLINE_DAYS = { quarter: 45, month: 14 };
/** The first reminder leaves some days to enter the quantities unasked. */
const FIRST_DAYS = 3;
/** The last reminder comes this many days before the deadline. */
const LAST_DAYS = 7;

export type ReminderStage = 'first' | 'last';

export const entryDeadline = (period: string) =>
  dayAfter(spanOf(period).to, isQuarter(period) ? DEADLINE_DAYS.quarter : DEADLINE_DAYS.month);

/** Returns the period that ended last, of the length in which a company enters its quantities. */
export const endedPeriod = (isMonthly: boolean, today: string) =>
  periodAfter(isMonthly ? monthOfDay(today) : quarterOfDay(today), -1);

/** Returns the reminder that is due on a day: the last one replaces a first one that was missed. */
export const reminderStage = (period: string, today: string): ReminderStage | null => {
  const deadline = entryDeadline(period);
  if (today > deadline || today < dayAfter(spanOf(period).to, FIRST_DAYS)) return null;
  return today >= dayAfter(deadline, -LAST_DAYS) ? 'last' : 'first';
};
