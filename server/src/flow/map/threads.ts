import { FLOW_BANDS_MAX, type FlowThread } from '@ieum/contract';
import type { FlowEnds, FlowWorld } from './loader.ts';

type Ends = FlowThread & { isGroup?: boolean };
type PlaceAt = (flow: FlowEnds, end: 'from' | 'to') => string;

/**
 * Returns the known links without rows on the way from what flows behind them. They follow only from the bands and the
 * links that their viewer sees, so they tell nothing more.
 */
export const threadsOf = ({ view, loops }: FlowWorld, at: PlaceAt, bands: Ends[], shown: Ends[]): FlowThread[] => {
  const drawn = new Set(bands.map(({ from, to }) => wayOf(from, to)));
  const ways = new Map<string, Set<string>>();
  for (const [index, link] of view.links.entries()) {
    const [buyer, supplier] = [view.network.from, view.network.to].map((ends) => view.nodes[ends[index] ?? 0]?.place);
    if (!buyer || !supplier || loops[index] === 1 || link.state === 'unidentified') continue;
    const flow = { ...NOWHERE, places: { supplier, buyer }, fromCompany: supplier.id, toCompany: buyer.id };
    const [from, to] = [at(flow, 'from'), at(flow, 'to')];
    if (from === to || drawn.has(wayOf(from, to))) continue;
    ways.set(from, (ways.get(from) ?? new Set()).add(to));
  }
  const single = shown.filter(({ isGroup }) => !isGroup);
  const fed = new Set(single.map(({ to }) => to));
  const threads: FlowThread[] = [];
  for (const from of fed)
    for (const to of ways.get(from) ?? []) {
      if (threads.length >= FLOW_BANDS_MAX) return threads;
      threads.push({ from, to });
      fed.add(to);
    }
  return threads;
};

const NOWHERE = { fromId: null, toId: null, isOwn: false, namedIds: [] };
const wayOf = (from: string, to: string) => `${from} ${to}`;
