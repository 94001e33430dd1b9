import type { Size } from '../frame/use-size.ts';
import { widestText } from './label-text.ts';

export type ColumnLayout = {
  /** Width of the value labels. */
  left: number;
  /** Width of the drawing, which may exceed its container. */
  width: number;
  height: number;
  top: number;
  bottom: number;
  step: number;
};

const LABEL_GAP = 8;
/** Space for the scrollbar where the browser draws one that takes space. */
const SCROLLBAR = 16;
const HALF_LINE = 0.75;
const LABEL_LINES = 2;

/** Divides the width between columns. Too many columns keep their least width, and the drawing scrolls. */
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
