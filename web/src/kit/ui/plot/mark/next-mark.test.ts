import { expect, it } from 'vitest';
import { nextMark } from './next-mark.ts';

/** Two series over three categories; the first series has no second value. */
const PLACES = [
  { category: 0, series: 0 },
  { category: 0, series: 1 },
  { category: 1, series: 1 },
  { category: 2, series: 0 },
  { category: 2, series: 1 },
];

it('goes along the categories of one series, over gaps', () => {
  expect(nextMark(PLACES, 0, 'ArrowRight', 'across')).toBe(3);
  expect(nextMark(PLACES, 3, 'ArrowLeft', 'across')).toBe(0);
  expect(nextMark(PLACES, 1, 'ArrowRight', 'across')).toBe(2);
});

it('goes among the series of one category', () => {
  expect(nextMark(PLACES, 0, 'ArrowDown', 'across')).toBe(1);
  expect(nextMark(PLACES, 1, 'ArrowUp', 'across')).toBe(0);
});

it('turns with the categories when they go down', () => {
  expect(nextMark(PLACES, 1, 'ArrowDown', 'down')).toBe(2);
  expect(nextMark(PLACES, 0, 'ArrowRight', 'down')).toBe(1);
});

it('stays at an end', () => {
  expect(nextMark(PLACES, 0, 'ArrowLeft', 'across')).toBe(0);
  expect(nextMark(PLACES, 4, 'ArrowRight', 'across')).toBe(4);
  expect(nextMark(PLACES, 4, 'ArrowDown', 'line')).toBe(4);
});

it('knows Home and End, and leaves other keys alone', () => {
  expect(nextMark(PLACES, 2, 'Home', 'across')).toBe(0);
  expect(nextMark(PLACES, 2, 'End', 'across')).toBe(4);
  expect(nextMark(PLACES, 2, 'a', 'across')).toBeUndefined();
  expect(nextMark(PLACES, 2, 'Tab', 'line')).toBeUndefined();
});

it('lets every arrow move where there is one row only', () => {
  const row = [0, 1, 2].map((category) => ({ category, series: 0 }));
  expect(nextMark(row, 0, 'ArrowDown', 'across')).toBe(1);
  expect(nextMark(row, 1, 'ArrowUp', 'across')).toBe(0);
});
