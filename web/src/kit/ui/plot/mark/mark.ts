import type { MarkPlace } from './next-mark.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type PlotMark = MarkPlace & {
  key: string;
  name: string;
  /** Already written in the user's language. */
  value: string;
  href?: string | undefined;
  /** In the drawing, in pixels. */
  box: Box;
  /** Where the tooltip points: the middle of the box's top unless said otherwise. */
  tip?: { x: number; y: number; side: 'top' | 'end' };
};

/** Both for the ear and for the eye: "2026.10, ISO 9001: 12". */
export const markName = ({ name, value }: Pick<PlotMark, 'name' | 'value'>) => `${name}: ${value}`;

export const tipOf = ({ box, tip }: PlotMark) => tip ?? { x: box.x + box.width / 2, y: box.y, side: 'top' as const };
