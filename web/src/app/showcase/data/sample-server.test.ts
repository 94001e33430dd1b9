import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startState, type TableState } from '../../../kit/ui/table/table-state.ts';
import { askSampleServer } from './sample-server.ts';

const ask = async (question: Partial<TableState>) => {
  const answer = askSampleServer(startState(question));
  await vi.runAllTimersAsync();
  return answer;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives out one page of a hundred thousand, the same at every question', async () => {
  const { rows, total } = await ask({ page: 5000, pageSize: 20 });
  expect(total).toBe(100_000);
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)?.id).toBe('F-100000');
  expect((await ask({ page: 5000, pageSize: 20 })).rows).toEqual(rows);
});

it('sorts and filters all rows before it cuts out the page', async () => {
  const sort = { column: 'volume', isDescending: true };
  const { rows, total } = await ask({ sort, filters: { country: 'KR', name: '울산' } });
  expect(total).toBeGreaterThan(100);
  expect(total).toBeLessThan(100_000);
  expect(rows.every(({ country, name }) => country === 'KR' && name.startsWith('울산'))).toBe(true);
  const volumes = rows.map(({ volume }) => volume);
  expect(volumes).toEqual(volumes.toSorted((left, right) => right - left));
});
