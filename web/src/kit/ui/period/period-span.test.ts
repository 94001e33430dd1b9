import { expect, it } from 'vitest';
import { isSamePeriod, monthsOfYear, quartersOfYear } from './period-span.ts';

it('knows the months of a year from their first day to their last', () => {
  const months = monthsOfYear(2028);
  expect(months).toHaveLength(12);
  expect(months[1]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(months[11]).toEqual({ from: '2028-12-01', to: '2028-12-31' });
});

it('knows the quarters of a year', () => {
  expect(quartersOfYear(2026)).toEqual([
    { from: '2026-01-01', to: '2026-03-31' },
    { from: '2026-04-01', to: '2026-06-30' },
    { from: '2026-07-01', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-12-31' },
  ]);
});

it('tells periods apart', () => {
  const period = { from: '2026-01-01', to: '2026-03-31' };
  expect(isSamePeriod(period, { ...period })).toBe(true);
  expect(isSamePeriod(period, { ...period, to: '2026-04-30' })).toBe(false);
  expect(isSamePeriod(period, undefined)).toBe(false);
  expect(isSamePeriod(undefined, undefined)).toBe(true);
});
