import { expect, it } from 'vitest';
import { barSpans } from './bar-spans.ts';

const ends = (spans: ReturnType<typeof barSpans>) => spans.map(({ from, to, slot }) => [from, to, slot]);

it('sets grouped bars side by side, each from zero', () => {
  expect(ends(barSpans([[3], [-2]], 1, 'grouped'))).toEqual([
    [0, 3, 0],
    [0, -2, 1],
  ]);
});

it('stacks what is positive upwards and what is negative downwards', () => {
  expect(ends(barSpans([[3], [-2], [4], [-1]], 1, 'stacked'))).toEqual([
    [0, 3, 0],
    [0, -2, 0],
    [3, 7, 0],
    [-2, -3, 0],
  ]);
});

it('keeps zero, leaves out what is missing, and goes category by category', () => {
  const spans = barSpans(
    [
      [0, null],
      [5, 6],
    ],
    3,
    'stacked',
  );
  expect(spans.map(({ category, series, value }) => [category, series, value])).toEqual([
    [0, 0, 0],
    [0, 1, 5],
    [1, 1, 6],
  ]);
});
