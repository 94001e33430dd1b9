import { expect, it } from 'vitest';
import { ageOf } from './queue-age.ts';

const TODAY = '2026-11-16';
const NOW = Date.parse('2026-11-16T03:00:00Z');

it.each([
  ['2026-11-16T02:00:00Z', '', 0, 'neutral'],
  ['2026-11-10T03:00:00Z', '', 6, 'neutral'],
  ['2026-11-09T03:00:00Z', '', 7, 'warn'],
  ['2026-11-02T03:00:00Z', '', 14, 'bad'],
  ['2026-11-15T03:00:00Z', '2026-11-15', 1, 'bad'],
  ['2026-11-15T03:00:00Z', '2026-11-16', 1, 'neutral'],
  ['2026-11-16T04:00:00Z', '', 0, 'neutral'],
])('26.2 says of %s, due %s, that it has waited %i days and is %s', (since, dueOn, days, tone) => {
  expect(ageOf({ since, dueOn }, NOW, TODAY)).toEqual({ days, tone });
});
