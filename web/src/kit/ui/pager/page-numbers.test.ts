import { expect, it } from 'vitest';
import { GAP, pageNumbers } from './page-numbers.ts';

it('names every page while they are few', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('leaves out what is far from here', () => {
  expect(pageNumbers(1, 20)).toEqual([1, 2, 3, 4, 5, GAP, 20]);
  expect(pageNumbers(10, 20)).toEqual([1, GAP, 9, 10, 11, GAP, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, GAP, 16, 17, 18, 19, 20]);
});

it('has as many places at every page, here among them, and never a gap of one', () => {
  for (let page = 1; page <= 20; page++) {
    const numbers = pageNumbers(page, 20);
    expect(numbers).toHaveLength(7);
    expect(numbers).toContain(page);
    const known = numbers.filter((number) => number !== GAP);
    expect(known).toEqual(known.toSorted((left, right) => left - right));
    expect(pairs(known).filter(([left, right]) => right - left === 2)).toEqual([]);
  }
});

const pairs = (list: number[]) => list.slice(1).map((value, index) => [list[index] ?? 0, value] as const);
