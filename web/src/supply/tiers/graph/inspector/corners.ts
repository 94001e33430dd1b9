import { CARD_WIDTH, type Layout } from '../layout/layout.ts';

const CORNERS = ['bottom-end', 'top-end', 'bottom-start', 'top-start'] as const;
export type Corner = (typeof CORNERS)[number];
/** Where no corner is free, the card stands beside the picture, which gets smaller. */
export const DOCKED = 'docked';

type Size = { width: number; height: number };
export const DETAIL: Size = { width: 308, height: 310 };

/** Returns the most that a list of gaps may take: each of them has two lines for its name and one for its state. */
export const breaksSize = (count: number): Size => ({ width: 308, height: 132 + count * 80 });
/** Distance of a card to the edges of its corner. */
export const CORNER_MARGIN = 12;

/** Returns the corner in which an inspector hides the fewest cards; undefined where it would hide any. */
export const emptiestCorner = (
  { cards, scale }: Layout,
  frame: Size,
  inspector: Size,
  lit: ReadonlySet<string> | undefined,
): Corner | undefined => {
  const hiddenIn = (corner: Corner) => {
    const left = corner.endsWith('start') ? 0 : frame.width - inspector.width;
    const top = corner.startsWith('top') ? 0 : frame.height - inspector.height;
    const isUnder = (at: { x: number; y: number; height: number }) =>
      at.x * scale < left + inspector.width &&
      (at.x + CARD_WIDTH) * scale > left &&
      at.y * scale < top + inspector.height &&
      (at.y + at.height) * scale > top;
    const hidden = cards.filter(isUnder);
    return hidden.filter(({ id }) => lit?.has(id)).length * cards.length + hidden.length;
  };
  const [best] = CORNERS.map((corner) => ({ corner, hidden: hiddenIn(corner) })).toSorted(
    (a, b) => a.hidden - b.hidden,
  );
  return best && best.hidden === 0 ? best.corner : undefined;
};
