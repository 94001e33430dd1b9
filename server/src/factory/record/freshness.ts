import { dayAfter, nextAgeing } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';

type Fresh = { updatedAt: string; confirmedAt: string | null };

/** Returns when the record was last changed or confirmed, whichever was later. */
export const lastMaintainedAt = ({ updatedAt, confirmedAt }: Fresh) =>
  new Date(Math.max(Date.parse(updatedAt), Date.parse(confirmedAt ?? updatedAt)));

/** Returns the day on which the score falls next, or null if age cannot lower it any further. */
export const nextAgeingDay = (record: Fresh, now: Date) => {
  const next = nextAgeing(lastMaintainedAt(record), now);
  return next ? dayAfter(todayInSeoul(next), 1) : null;
};
