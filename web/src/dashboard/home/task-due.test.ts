import { expect, it } from 'vitest';
import { dueOf } from './task-due.ts';

const TODAY = '2026-11-16';

it.each([
  ['', 'none', 0, 'neutral'],
  ['2026-11-13', 'late', 3, 'bad'],
  ['2026-11-15', 'late', 1, 'bad'],
  ['2026-11-16', 'today', 0, 'warn'],
  ['2026-11-17', 'tomorrow', 1, 'warn'],
  ['2026-11-18', 'left', 2, 'warn'],
  ['2026-11-23', 'left', 7, 'warn'],
  ['2026-11-24', 'left', 8, 'neutral'],
  ['2027-01-01', 'left', 46, 'neutral'],
])('S2.1 says of %s that it is %s, by %i days', (dueOn, name, days, tone) => {
  expect(dueOf(dueOn, TODAY)).toEqual({ name, days, tone });
});
