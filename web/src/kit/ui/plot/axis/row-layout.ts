import type { Size } from '../frame/use-size.ts';
import { widestText } from './label-text.ts';

export type RowLayout = {
  /** The values are between these two; the names are to the left. */
  left: number;
  right: number;
  nameRoom: number;
  /** Size of the drawing, which may be higher than its container. */
  width: number;
  height: number;
  /** Height of the visible part. */
  viewHeight: number;
  step: number;
};

const NAME_SHARE = 0.4;
const NAME_GAP = 12;
const SCROLLBAR = 16;
const AXIS_LINES = 2;
/** Half an axis label may extend to the right of the last tick. */
const AXIS_OVERHANG = 2;

type RowLayoutOptions = { size: Size; names: string[]; leastStep: number; mostStep: number; head?: number };

/**
 * Divides the height between rows. Too many rows keep their least height, and the drawing scrolls. Below a few rows the
 * axis follows at once.
 */
export const rowLayout = ({ size, names, leastStep, mostStep, head = 0 }: RowLayoutOptions): RowLayout => {
  const rows = Math.max(names.length, 1);
  const room = Math.max(size.height - head - size.em * AXIS_LINES, leastStep);
  const step = Math.min(Math.max(room / rows, leastStep), mostStep);
  const height = step * rows;
  const viewHeight = Math.min(height, room);
  const isScrolling = height > viewHeight;
  const width = size.width - (isScrolling ? SCROLLBAR : 0);
  const nameRoom = Math.min(Math.ceil(widestText(names, size.em)), width * NAME_SHARE);
  const left = nameRoom + NAME_GAP;
  return { left, right: Math.max(width - size.em * AXIS_OVERHANG, left), nameRoom, width, height, viewHeight, step };
};
