import { type FlowQuarterSum, periodAfter, quarterOf } from '@ieum/contract';
import { type Choice, choicesOf } from '../drawing/band-goods.ts';

/** Number of quarters in the brush, if the chosen period is not longer. */
const SHOWN = 6;
const SHOWN_MAX = 20;

/** Quarters of the brush: they end with the current one, or with the chosen one if that is later. */
export const quartersAround = (from: string, to: string, now: string): string[] => {
  const last = maxOf(quarterOf(to), now);
  const found = [last];
  while (found.length < SHOWN_MAX && (found.length < SHOWN || (found[0] ?? '') > quarterOf(from)))
    found.unshift(periodAfter(found[0] ?? last, -1));
  return found;
};

const maxOf = (one: string, next: string) => (one > next ? one : next);

export type QuarterTotal = { quarter: string; kg: number; rows: number; weightless: number };

/** Adds up one side of each quarter: what came in, or what went out where nothing comes in. */
export const totalsOf = (sums: readonly FlowQuarterSum[], quarters: readonly string[], choice: Choice | '') => {
  const wanted = sums.filter((sum) => choice === '' || choicesOf(sum).includes(choice));
  const side = wanted.some((sum) => sum.side === 'in') ? 'in' : (wanted[0]?.side ?? 'in');
  const byQuarter = Map.groupBy(
    wanted.filter((sum) => sum.side === side),
    ({ quarter }) => quarter,
  );
  const totals = quarters.map((quarter): QuarterTotal => {
    const some = byQuarter.get(quarter) ?? [];
    const total = (of: 'kg' | 'rows' | 'weightless') => some.reduce((sum, one) => sum + one[of], 0);
    return { quarter, kg: total('kg'), rows: total('rows'), weightless: total('weightless') };
  });
  return { side, totals };
};

/** Moves the chosen period by whole quarters. A month becomes its quarter first. */
export const moved = (from: string, to: string, steps: number) => ({
  from: periodAfter(quarterOf(from), steps),
  to: periodAfter(quarterOf(to), steps),
});

/** Returns the period between two quarters, whichever was chosen first. */
export const between = (one: string, next: string) => (one < next ? { from: one, to: next } : { from: next, to: one });
