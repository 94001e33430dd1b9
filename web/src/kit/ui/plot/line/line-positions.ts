import { scalePoint, scaleUtc } from 'd3-scale';
import type { Period } from '../plot-format.ts';

/** Places names at equal distances and dates by time, so a month without data is not skipped. */
export const linePositions = (categories: string[], period: Period | undefined, range: [number, number]) => {
  const days = categories.map((category) => new Date(category));
  const [first] = days;
  const last = days.at(-1);
  if (period && first && last) {
    const scale = scaleUtc().domain([first, last]).range(range);
    return days.map((day) => scale(day));
  }
  const scale = scalePoint(
    categories.map((_, index) => index),
    range,
  );
  return categories.map((_, index) => scale(index) ?? 0);
};

/** Returns the least distance between neighbours: symbols closer than that would run into each other. */
export const leastDistance = (positions: number[]) => {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, position] of positions.entries()) {
    const before = positions[index - 1];
    if (before !== undefined) least = Math.min(least, position - before);
  }
  return least;
};

/** Recognises a value with a gap on either side, which no line makes visible. */
export const isAlone = (values: (number | null)[], index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
