import { extent } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** Counted things have no halves: ticks at 0, 1, 2 instead of 0, 0.5, 1. */
const SMALLEST_STEP = 1;
const FLAT_MARGIN = 0.1;

export type ValueScale = ScaleLinear<number, number>;

/**
 * Returns the least and the greatest value, with a margin around values that are all equal. Bars need zero, lines need
 * not have it.
 */
export const valueDomain = (values: (number | null)[], isZeroBased = true): [number, number] => {
  const known = values.filter((value) => value !== null);
  const [least, most] = extent(isZeroBased ? [0, ...known] : known);
  if (least === undefined || most === undefined) return [0, SMALLEST_STEP];
  if (least !== most) return [least, most];
  if (least === 0) return [0, SMALLEST_STEP];
  const margin = Math.abs(least) * FLAT_MARGIN;
  return [least - margin, most + margin];
};

/** Ends on a round number, so the last tick is at the edge. */
export const valueScale = (domain: [number, number], range: [number, number], tickCount: number): ValueScale =>
  scaleLinear().domain(domain).nice(tickCount).range(range);

export const valueTicks = (scale: ValueScale, tickCount: number, values: (number | null)[]) => {
  const ticks = scale.ticks(tickCount);
  const areWhole = values.every((value) => value === null || Number.isInteger(value));
  return areWhole ? ticks.filter(Number.isInteger) : ticks;
};
