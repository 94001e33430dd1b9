import type { Size } from '../frame/use-size.ts';
import { widestText } from './label-text.ts';

export type ColumnLayout = {
  /** How wide the labels of the values are. */
  left: number;
  /** Of the drawing, which may be wider than its place. */
  width: number;
  height: number;
  top: number;
  bottom: number;
  step: number;
};

const LABEL_GAP = 8;
/** Room for the scrollbar where the browser draws one that takes room. */
const SCROLLBAR = 16;
const HALF_LINE = 0.75;
const LABEL_LINES = 2;

/** Columns share the width; when there are too many for it, they keep the least width they need and the rest scrolls. */
export const columnLayout = (size: Size, labels: string[], columns: number, leastStep: number): ColumnLayout => {
  const left = Math.ceil(widestText(labels, size.em)) + LABEL_GAP;
  const room = Math.max(size.width - left, 0);
  const width = Math.max(room, columns * leastStep);
  const height = width > room ? size.height - SCROLLBAR : size.height;
  return {
    left,
    width,
    height,
    top: size.em * HALF_LINE,
    bottom: height - size.em * LABEL_LINES,
    step: width / Math.max(columns, 1),
  };
};
