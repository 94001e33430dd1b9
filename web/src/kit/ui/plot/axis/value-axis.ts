import { type ValueScale, valueDomain, valueScale, valueTicks } from './value-domain.ts';

type ValueAxisOptions = { values: (number | null)[]; tickCount: number; isZeroBased?: boolean };
type AxisText = (most: number) => (value: number) => string;

export type ValueAxis = { scale: ValueScale; ticks: { value: number; text: string }[] };

/** Creates the scale of the values without a position, because the width of its labels decides the position. */
export const valueAxis = (
  { values, tickCount, isZeroBased = true }: ValueAxisOptions,
  axisText: AxisText,
): ValueAxis => {
  const scale = valueScale(valueDomain(values, isZeroBased), [0, 1], tickCount);
  const write = axisText(Math.max(...scale.domain().map(Math.abs)));
  return { scale, ticks: valueTicks(scale, tickCount, values).map((value) => ({ value, text: write(value) })) };
};
