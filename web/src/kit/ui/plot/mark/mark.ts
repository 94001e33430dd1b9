import type { MarkPlace } from './next-mark.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type PlotMark = MarkPlace & {
  key: string;
  name: string;
  /** Formatted in the user's language. */
  value: string;
  href?: string | undefined;
  /** Position in the drawing, in pixels. */
  box: Box;
  /** Point of the tooltip; by default the middle of the box's top. */
  tip?: { x: number; y: number; side: 'top' | 'end' };
};

export const tipOf = ({ box, tip }: PlotMark) => tip ?? { x: box.x + box.width / 2, y: box.y, side: 'top' as const };
