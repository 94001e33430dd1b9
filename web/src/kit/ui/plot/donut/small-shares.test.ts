import { expect, it } from 'vitest';
import { groupSmallShares, sharesOf } from './small-shares.ts';

const slices = (...values: number[]) => values.map((value, index) => ({ id: `${index}`, name: `n${index}`, value }));
const grouped = (...values: number[]) => {
  const { shown, rest } = groupSmallShares(sharesOf(slices(...values)).shares);
  return [shown.map(({ value }) => value), rest.map(({ value }) => value)];
};

it('orders shares from the largest and adds them up to the whole', () => {
  const { total, shares } = sharesOf(slices(1, 3, 0, -5));
  expect(total).toBe(4);
  expect(shares.map(({ id, share }) => [id, share])).toEqual([
    ['1', 0.75],
    ['0', 0.25],
  ]);
});

it('has no share where there is nothing', () => {
  expect(sharesOf(slices(0, 0))).toEqual({ total: 0, shares: [] });
  expect(sharesOf([])).toEqual({ total: 0, shares: [] });
});

it('puts small shares together, but not one alone', () => {
  expect(grouped(50, 40, 5, 2, 2, 1)).toEqual([
    [50, 40, 5],
    [2, 2, 1],
  ]);
  expect(grouped(50, 40, 9, 1)).toEqual([[50, 40, 9, 1], []]);
});

it('shows seven at most', () => {
  const [shown, rest] = grouped(...Array<number>(12).fill(1));
  expect([shown?.length, rest?.length]).toEqual([7, 5]);
});

it('shows the largest three of two hundred that are all small', () => {
  const [shown, rest] = grouped(...Array<number>(200).fill(1));
  expect([shown?.length, rest?.length]).toEqual([3, 197]);
});
