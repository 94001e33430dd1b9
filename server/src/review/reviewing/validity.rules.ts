import { dayAfter } from '@ieum/contract';

/** So many days before its last day the company that answered is told. */
const TOLD_BEFORE = [30, 7] as const;

/** The day on which its end is told next, or on which it has come. */
export const nextTurnOn = (validTo: string, today: string) => {
  const turns = [...TOLD_BEFORE.map((days) => dayAfter(validTo, -days)), dayAfter(validTo, 1)];
  return turns.find((on) => on > today) ?? null;
};
