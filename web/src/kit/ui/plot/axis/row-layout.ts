import type { Size } from '../frame/use-size.ts';
import { widestText } from './label-text.ts';

export type RowLayout = {
  /** Between these the values lie; the names stand to the left. */
  left: number;
  right: number;
  nameRoom: number;
  /** Of the drawing, which may be higher than its place. */
  width: number;
  height: number;
  /** Of the place that it is seen through. */
  viewHeight: number;
  step: number;
};

const NAME_SHARE = 0.4;
const NAME_GAP = 12;
const SCROLLBAR = 16;
const AXIS_LINES = 2;
/** Half a label of the axis may stand out to the right of the last tick. */
const AXIS_OVERHANG = 2;

type RowLayoutOptions = { size: Size; names: string[]; leastStep: number; mostStep: number; head?: number };

/** Rows share the height; when there are too many for it, they keep the least they need and the rest scrolls. */
export const rowLayout = ({ size, names, leastStep, mostStep, head = 0 }: RowLayoutOptions): RowLayout => {
  const viewHeight = Math.max(size.height - head - size.em * AXIS_LINES, leastStep);
  const step = Math.min(Math.max(viewHeight / Math.max(names.length, 1), leastStep), mostStep);
  const height = Math.max(step * names.length, viewHeight);
  const isScrolling = height > viewHeight;
  const width = size.width - (isScrolling ? SCROLLBAR : 0);
  const nameRoom = Math.min(Math.ceil(widestText(names, size.em)), width * NAME_SHARE);
  const left = nameRoom + NAME_GAP;
  return { left, right: Math.max(width - size.em * AXIS_OVERHANG, left), nameRoom, width, height, viewHeight, step };
};
