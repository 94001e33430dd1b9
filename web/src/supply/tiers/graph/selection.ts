import { type LinkState, SHARE_BANDS } from '@ieum/contract';
import type { Line, Picture } from './picture.ts';

/** Least certain first. */
const CERTAINTY: LinkState[] = ['unidentified', 'disputed', 'withdrawn', 'ended', 'proposed', 'countered', 'confirmed'];
const certaintyOf = ({ state }: Line) => CERTAINTY.indexOf(state);
const bandOf = ({ band }: Line) => SHARE_BANDS.indexOf(band);

/** Returns the lines from our product to a card: at each card the most certain line, and of several the thickest. */
export const pathTo = ({ above }: Picture, id: string): Line[] => {
  const path: Line[] = [];
  const seen = new Set([id]);
  for (let at = id; ; ) {
    const [best] = (above.get(at) ?? [])
      .filter(({ from }) => !seen.has(from))
      .toSorted((a, b) => certaintyOf(b) - certaintyOf(a) || bandOf(b) - bandOf(a));
    if (!best) return path;
    path.unshift(best);
    seen.add(best.from);
    at = best.from;
  }
};

/** Returns the line of a path that is the least certain; if all are confirmed, none is weak. */
export const weakestOf = (path: readonly Line[]): Line | undefined =>
  path.filter(({ state }) => state !== 'confirmed').toSorted((a, b) => certaintyOf(a) - certaintyOf(b))[0];

export type Highlight = { cards: ReadonlySet<string>; lines: ReadonlySet<string> };

/** Collects all ways up to us and everything behind the chosen cards. */
export const highlightOf = (picture: Picture, ids: readonly string[], isBehindToo: boolean): Highlight => {
  const cards = new Set(ids);
  const lines = new Set<string>();
  const walk = (linesBy: Map<string, Line[]>, far: 'from' | 'to') => {
    const seen = new Set(ids);
    const open = [...ids];
    for (const id of open)
      for (const line of linesBy.get(id) ?? []) {
        lines.add(line.id);
        cards.add(line[far]);
        if (seen.has(line[far])) continue;
        seen.add(line[far]);
        open.push(line[far]);
      }
  };
  walk(picture.above, 'from');
  if (isBehindToo) walk(picture.below, 'to');
  return { cards, lines };
};
