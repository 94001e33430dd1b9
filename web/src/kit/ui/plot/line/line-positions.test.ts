import { expect, it } from 'vitest';
import { isAlone, leastDistance, linePositions } from './line-positions.ts';

it('sets names at equal distances', () => {
  expect(linePositions(['a', 'b', 'b'], undefined, [0, 100])).toEqual([0, 50, 100]);
});

it('sets dates where they fall', () => {
  expect(linePositions(['2026-01-01', '2026-01-02', '2026-01-11'], 'day', [0, 100])).toEqual([0, 10, 100]);
});

it('puts one point in the middle, and none nowhere', () => {
  expect(linePositions(['2026-01'], 'month', [0, 100])).toEqual([50]);
  expect(linePositions(['a'], undefined, [0, 100])).toEqual([50]);
  expect(linePositions([], 'month', [0, 100])).toEqual([]);
});

it('knows the least distance', () => {
  expect(leastDistance([0, 30, 40])).toBe(10);
  expect(leastDistance([50])).toBe(Number.POSITIVE_INFINITY);
});

it('knows a value with gaps around it', () => {
  expect([0, 1, 2, 3].map((index) => isAlone([1, null, 2, 3], index))).toEqual([true, false, false, false]);
});
