import { expect, it } from 'vitest';
import { readHistoryAddress, weeksUntil } from './flag-history.address.ts';

const TODAY = '2026-11-18';
const read = (search: string) => readHistoryAddress(new URLSearchParams(search), TODAY);

it('S2.2 begins with what is open in this week, and knows a week by any of its days', () => {
  expect(read('')).toEqual({ week: '2026-11-16', show: 'open', page: 1, size: 20 });
  expect(read('week=2026-11-15&show=new&page=3')).toMatchObject({ week: '2026-11-09', show: 'new', page: 3 });
});

it('S2.2 shows what can be understood of an address rather than an error', () => {
  for (const search of ['week=2026-02-30', 'week=x', 'week=', 'week=0001-01-01'])
    expect(read(search).week, search).toBe('2026-11-16');
  expect(read('show=all&page=-2')).toMatchObject({ show: 'open', page: 1 });
});

it('S2.2 offers twelve weeks', () => {
  const weeks = weeksUntil(TODAY);
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual(['2026-11-16', '2026-11-09', '2026-08-31']);
});
