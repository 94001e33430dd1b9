import { scalePoint, scaleUtc } from 'd3-scale';
import type { Period } from '../plot-format.ts';

/** Names stand at equal distances; dates where they fall, so that a quiet month is not skipped over. */
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

/** The least distance between neighbours: where it is small, symbols would only be a smear. */
export const leastDistance = (positions: number[]) => {
  let least = Number.POSITIVE_INFINITY;
  for (const [index, position] of positions.entries()) {
    const before = positions[index - 1];
    if (before !== undefined) least = Math.min(least, position - before);
  }
  return least;
};

/** A value with a gap on either side has no line to be seen by. */
export const isAlone = (values: (number | null)[], index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
