import { cutText, roomyLabels, textWidth } from './label-text.ts';

/** `whole`: the name, if the text is only its beginning. */
export type AxisTick = { key: number; at: number; text: string; whole?: string };

const GAP = 8;
/** A name may be cut, but not down to a letter or two: then some names are left out instead. */
const SHORTEST_ROOM = 64;

type CategoryTicksOptions = {
  names: string[];
  positions: number[];
  step: number;
  /** Width of the drawing: the first and the last label stay inside it. */
  width: number;
  isCuttable: boolean;
  em: number;
};

/** Places labels under the categories. They never touch each other, however many there are. */
export const categoryTicks = ({ names, positions, step, width, isCuttable, em }: CategoryTicksOptions): AxisTick[] => {
  const room = Math.max(step, SHORTEST_ROOM) - GAP;
  const labels = names.map((name, key) => {
    const text = isCuttable ? cutText(name, room, em) : name;
    const half = textWidth(text, em) / 2;
    const at = Math.max(half, Math.min(positions[key] ?? 0, width - half));
    return { key, at, text, width: 2 * half, ...(text !== name && { whole: name }) };
  });
  return roomyLabels(labels, GAP);
};
