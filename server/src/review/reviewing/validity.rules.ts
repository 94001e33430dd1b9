import { dayAfter } from '@ieum/contract';

/** Days before the last day of an approval on which the company that answered is notified. */
const NOTIFIED_BEFORE = [30, 7] as const;

/** Returns the day of the next notification, or the day after the end. */
export const nextTurnOn = (validTo: string, today: string) => {
  const turns = [...NOTIFIED_BEFORE.map((days) => dayAfter(validTo, -days)), dayAfter(validTo, 1)];
  return turns.find((on) => on > today) ?? null;
};
