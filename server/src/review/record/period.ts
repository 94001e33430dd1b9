import { spanBetween } from '@ieum/contract';
import { fail } from '../../kit/http/failure.ts';

type Time = { from: string | null; to: string | null };

/** Returns the period. Refuses an end before the beginning. */
export const periodOf = ({ from, to }: Time) => {
  if (from === null || to === null)
    return fail('review.period_missing', { [from === null ? 'from' : 'to']: 'missing' });
  const span = spanBetween(from, to);
  if (span.to < span.from) fail('review.period_missing', { to: 'before_start' });
  return { from, to };
};
