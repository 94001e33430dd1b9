/** Position of a mark: its category, and its series within the category. */
export type MarkPlace = { category: number; series: number };
/** Direction of the categories: left to right, top to bottom, or one after the other. */
export type Flow = 'across' | 'down' | 'line';

type Step = { by: 'category' | 'series'; to: 1 | -1 };

const STEPS: Record<Exclude<Flow, 'line'>, Record<string, Step>> = {
  across: {
    ArrowRight: { by: 'category', to: 1 },
    ArrowLeft: { by: 'category', to: -1 },
    ArrowDown: { by: 'series', to: 1 },
    ArrowUp: { by: 'series', to: -1 },
  },
  down: {
    ArrowDown: { by: 'category', to: 1 },
    ArrowUp: { by: 'category', to: -1 },
    ArrowRight: { by: 'series', to: 1 },
    ArrowLeft: { by: 'series', to: -1 },
  },
};
const ALONG: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Returns the index to go to, the present one at an end, or `undefined` for a key without a meaning here. */
export const nextMark = (places: MarkPlace[], current: number, key: string, flow: Flow): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  const along = ALONG[key];
  if (along === undefined) return undefined;
  const isOneRow = new Set(places.map(({ series }) => series)).size <= 1;
  if (flow === 'line' || isOneRow) return Math.min(Math.max(current + along, 0), places.length - 1);
  const step = STEPS[flow][key];
  return step && nearest(places, current, step);
};

/** Returns the next existing mark in that direction; gaps are skipped. */
const nearest = (places: MarkPlace[], current: number, { by, to }: Step) => {
  const here = places[current];
  if (!here) return current;
  const fixedAxis = by === 'category' ? 'series' : 'category';
  let best = current;
  let bestDistance = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const distance = (place[by] - here[by]) * to;
    if (place[fixedAxis] !== here[fixedAxis] || distance <= 0 || distance >= bestDistance) return;
    best = index;
    bestDistance = distance;
  });
  return best;
};
