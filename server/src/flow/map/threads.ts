import { FLOW_BANDS_MAX } from '@ieum/contract';
import type { FlowWorld } from './loader.ts';

/** A way between two groups, by their numbers. */
type Way = { from: number; to: number };

/** More than there are groups: two of their numbers make one. */
const GROUPS_MAX = 2 ** 26;
const numberOf = ({ from, to }: Way) => from * GROUPS_MAX + to;

/**
 * Returns the known links without rows on the way from what flows behind them. They follow only from the bands and the
 * links that their viewer sees, so they tell nothing more.
 */
export const threadsOf = (
  { view, loops, ends }: FlowWorld,
  groupOf: (end: number) => number,
  bands: Way[],
  shown: Way[],
): Way[] => {
  const drawn = new Set(bands.map(numberOf));
  const ways = new Map<number, Set<number>>();
  for (const [at, { state }] of view.links.entries()) {
    if (loops[at] === 1 || state === 'unidentified') continue;
    const from = groupOf(ends.atNode(view.network.to[at] ?? -1));
    const to = groupOf(ends.atNode(view.network.from[at] ?? -1));
    if (from === to || drawn.has(numberOf({ from, to }))) continue;
    ways.set(from, (ways.get(from) ?? new Set()).add(to));
  }
  const fed = new Set(shown.map(({ to }) => to));
  const threads: Way[] = [];
  for (const from of fed)
    for (const to of ways.get(from) ?? []) {
      if (threads.length >= FLOW_BANDS_MAX) return threads;
      threads.push({ from, to });
      fed.add(to);
    }
  return threads;
};
