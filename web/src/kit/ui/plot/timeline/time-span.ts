import { extent } from 'd3-array';
import { type ScaleTime, scaleUtc } from 'd3-scale';
import type { Period } from '../plot-format.ts';

export type DatedItem = { start?: string; end: string };
export type TimeScale = ScaleTime<number, number>;

const DAY = 86_400_000;
const MARGIN = 0.03;
const ISO_DAY = { year: 4, month: 7, day: 10 };

/** Covers all dates and today, with a small margin on either side. */
export const timeScale = (items: DatedItem[], today: string, range: [number, number]): TimeScale => {
  const moments = [today, ...items.flatMap(({ start, end }) => [start ?? end, end])].map((day) => Date.parse(day));
  const [first = 0, last = 0] = extent(moments.filter((moment) => !Number.isNaN(moment)));
  const margin = Math.max((last - first) * MARGIN, DAY);
  return scaleUtc()
    .domain([first - margin, last + margin])
    .range(range);
};

/** Places ticks at the starts of years, months or days, depending on the span. */
export const timeTicks = (scale: TimeScale, count: number) => {
  const ticks = scale.ticks(count).filter((tick) => tick.getTime() % DAY === 0);
  const period = coarsest(ticks);
  return {
    period,
    ticks: ticks.map((tick) => ({ at: scale(tick), day: tick.toISOString().slice(0, ISO_DAY[period]) })),
  };
};

const coarsest = (ticks: Date[]): Period => {
  if (ticks.every((tick) => tick.getUTCMonth() === 0 && tick.getUTCDate() === 1)) return 'year';
  return ticks.every((tick) => tick.getUTCDate() === 1) ? 'month' : 'day';
};
