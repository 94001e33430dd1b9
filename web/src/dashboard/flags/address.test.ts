import { expect, it } from 'vitest';
import { historyAddress, weeksUntil } from './address.ts';

const read = (search: string) => historyAddress.read(new URLSearchParams(search));

it('S2.2 begins with what is open in this week', () => {
  expect(read('')).toEqual({ show: 'open', page: 1, size: 20 });
  expect(read('week=2026-11-15&show=new&page=3')).toMatchObject({ week: '2026-11-15', show: 'new', page: 3 });
});

it('S2.2 shows what can be understood of an address rather than an error', () => {
  for (const search of ['week=2026-02-30', 'week=x', 'week=', 'week=0001-01-01', 'show=all', 'page=-2', 'page=1000000'])
    expect(read(search), search).toEqual(read(''));
});

it('S2.2 offers twelve weeks', () => {
  const weeks = weeksUntil('2026-11-18');
  expect(weeks).toHaveLength(12);
  expect([weeks[0], weeks[1], weeks.at(-1)]).toEqual(['2026-11-16', '2026-11-09', '2026-08-31']);
});
