import { dayAfter, nextAgeing } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';

type Fresh = { updatedAt: string; confirmedAt: string | null };

/** When somebody last changed it or said that it still holds, whichever was later. */
export const freshOf = ({ updatedAt, confirmedAt }: Fresh) =>
  new Date(Math.max(Date.parse(updatedAt), Date.parse(confirmedAt ?? updatedAt)));

/** The day on which it counts for less; none when it cannot grow any older. */
export const agesOn = (one: Fresh, now: Date) => {
  const next = nextAgeing(freshOf(one), now);
  return next ? dayAfter(todayInSeoul(next), 1) : null;
};
