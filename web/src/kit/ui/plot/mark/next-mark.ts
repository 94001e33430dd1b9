/** Where a mark stands among the others: its category, and which of the category's marks it is. */
export type MarkPlace = { category: number; series: number };
/** Which way the categories go: left to right, top to bottom, or simply one after the other. */
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

/** The index to go to, the present one at an end; `undefined` for a key that means nothing here. */
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

/** A gap is stepped over: the next in that direction that exists. */
const nearest = (places: MarkPlace[], current: number, { by, to }: Step) => {
  const here = places[current];
  if (!here) return current;
  const other = by === 'category' ? 'series' : 'category';
  let best = current;
  let bestDistance = Number.POSITIVE_INFINITY;
  places.forEach((place, index) => {
    const distance = (place[by] - here[by]) * to;
    if (place[other] !== here[other] || distance <= 0 || distance >= bestDistance) return;
    best = index;
    bestDistance = distance;
  });
  return best;
};
