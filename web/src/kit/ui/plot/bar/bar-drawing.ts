import type { Size } from '../frame/use-size.ts';
import type { Box } from '../mark/mark.ts';
import type { SeriesData, SeriesTexts } from '../series-data.ts';
import type { Arrangement } from './bar-spans.ts';

export type BarDrawingProps = {
  title: string;
  data: SeriesData;
  texts: SeriesTexts;
  axisText: (most: number) => (value: number) => string;
  /** Dates are left out rather than cut short. */
  areDates: boolean;
  arrangement: Arrangement;
  size: Size;
  fillOf: (series: number) => string;
};

const LEAST_HIT = 8;

/** Enlarges a small bar's target. Zero has no bar, but it can be pointed at, focused and read. */
export const hitBox = ({ x, y, width, height }: Box): Box => {
  const wider = Math.max(0, LEAST_HIT - width) / 2;
  const higher = Math.max(0, LEAST_HIT - height) / 2;
  return { x: x - wider, y: y - higher, width: width + 2 * wider, height: height + 2 * higher };
};
