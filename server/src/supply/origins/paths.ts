import type { LinkState, OriginEndKind, OriginState } from '@ieum/contract';
import type { Bounds } from '../tiers/coverage-bounds.ts';
import { supplierOf } from '../tiers/network.ts';
import { COUNTED } from '../tiers/network-coverage.ts';
import type { MaterialGraph } from './inputs.ts';
import { times } from './passing.ts';

export type OriginPath = {
  /** Links, from the root on. */
  links: number[];
  state: OriginState;
  /** Place in `links` of the first one that is not confirmed. */
  breakAt: number | null;
  end: OriginEndKind;
  /** Node at which it ends. */
  node: number;
  share: Bounds;
};

type Step = { link: number; to: number; range: Bounds; weight: number };
type Steps = { steps: Step[]; gaps: Bounds[] };
/** A path on its way, with the weight of its best end. */
type Way = { before: Way | undefined; step: Step | undefined; gap: boolean; depth: number; share: Bounds } & {
  weight: number;
  best: number;
};

const DECLARED: ReadonlySet<LinkState> = new Set(COUNTED.declared);
const ALL: Bounds = { from: 1, to: 1 };

/**
 * Lists the heaviest paths of a root, at most `limit`, and counts all. What can still become of a path is known
 * exactly, so only paths that are listed are walked to their end.
 */
export const pathsOf = (graph: MaterialGraph, root: number, limit: number, rank: (link: number) => number) => {
  const steps = stepsBy(graph, rank);
  const best = bestOf(graph, steps);
  const counts = countsOf(graph, steps);
  const open: Way[] = [];
  const add = (way: Way) => insert(open, way, limit);
  add({
    before: undefined,
    step: undefined,
    gap: false,
    depth: 0,
    share: ALL,
    weight: 1,
    best: levelOf(best[root] ?? 0),
  });
  const found: OriginPath[] = [];
  for (let way = open.pop(); way && found.length < limit; way = open.pop()) {
    const node = way.step?.to ?? root;
    const own = steps[node];
    if (way.gap || !own) {
      found.push(pathOf(graph, way, node));
      continue;
    }
    const depth = way.depth + 1;
    for (const step of own.steps.toReversed()) {
      const weight = way.weight * step.weight;
      const share = times(way.share, step.range);
      add({ before: way, step, gap: false, depth, share, weight, best: levelOf(weight * (best[step.to] ?? 0)) });
    }
    for (const gap of own.gaps) {
      const weight = way.weight * middle(gap);
      add({ ...way, gap: true, depth, share: times(way.share, gap), weight, best: levelOf(weight) });
    }
  }
  return { paths: found, count: counts.all[root] ?? 0, origins: counts.origins[root] ?? 0 };
};

const middle = ({ from, to }: Bounds) => (from + to) / 2;

/** Returns the steps that may bring something, by node; none for a node at which paths end. */
const stepsBy = ({ network, order, inputs }: MaterialGraph, rank: (link: number) => number) => {
  const found: (Steps | undefined)[] = [];
  for (const node of order) {
    const own = inputs[node] ?? [];
    if (own.length === 0) continue;
    const steps = own.flatMap(({ portions, part }) =>
      portions.flatMap((portion): Step[] => {
        const range = times(part, portion);
        const { link } = portion;
        return range.to > ROUNDING ? [{ link, to: supplierOf(network, link), range, weight: middle(range) }] : [];
      }),
    );
    const gaps = own.map(({ gap, part }) => times(part, gap)).filter(({ to }) => to > ROUNDING);
    found[node] = { steps: steps.toSorted((a, b) => rank(a.link) - rank(b.link)), gaps };
  }
  return found;
};
const ROUNDING = 1e-9;

/** Returns the weight of the heaviest path behind each node. */
const bestOf = ({ network, order }: MaterialGraph, steps: (Steps | undefined)[]) => {
  const best = new Float64Array(network.nodes.length);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const node = order[at] ?? 0;
    const own = steps[node];
    best[node] = own ? heaviestOf(own, best) : 1;
  }
  return best;
};

/** A product may have more steps than a call may have arguments. */
const heaviestOf = ({ steps, gaps }: Steps, best: Float64Array) => {
  const byStep = steps.reduce((most, { to, weight }) => Math.max(most, weight * (best[to] ?? 0)), 0);
  return gaps.reduce((most, gap) => Math.max(most, middle(gap)), byStep);
};

/** Counts all paths, and those that end at a point of origin, as far as a number can. */
const countsOf = ({ network, order }: MaterialGraph, steps: (Steps | undefined)[]) => {
  const [all, origins] = [new Float64Array(network.nodes.length), new Float64Array(network.nodes.length)];
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const node = order[at] ?? 0;
    const own = steps[node];
    const sum = (counts: Float64Array) => own?.steps.reduce((total, { to }) => total + (counts[to] ?? 0), 0) ?? 0;
    all[node] = own ? limited(sum(all) + own.gaps.length) : 1;
    origins[node] = own ? limited(sum(origins)) : Number(network.nodes[node]?.isOrigin === true);
  }
  return { all, origins };
};
const limited = (count: number) => Math.min(count, COUNTED_MAX);
const COUNTED_MAX = 1_000_000;

/**
 * Rounds a weight, so that ways of equal weight are equal in whatever order it was multiplied. Otherwise all of them would
 * be walked side by side, and there can be more than fit into memory.
 */
const levelOf = (weight: number) => (weight > 0 ? Math.round(Math.log(weight) * LEVELS) : Number.NEGATIVE_INFINITY);
const LEVELS = 1e9;

/**
 * Keeps the list in order, the best last; of equals the deeper one, so that it comes to its end. Every way leads to a
 * path, so no more ways are kept than paths are wanted.
 */
const insert = (open: Way[], way: Way, limit: number) => {
  let [low, high] = [0, open.length];
  while (low < high) {
    const half = (low + high) >> 1;
    const other = open[half];
    if (other && (other.best < way.best || (other.best === way.best && other.depth <= way.depth))) low = half + 1;
    else high = half;
  }
  if (low === 0 && open.length >= limit) return;
  open.splice(low, 0, way);
  if (open.length > limit) open.shift();
};

const pathOf = ({ network }: MaterialGraph, way: Way, node: number): OriginPath => {
  const links: number[] = [];
  for (let at: Way | undefined = way; at?.step; at = at.before) links.unshift(at.step.link);
  const isOrigin = !way.gap && network.nodes[node]?.isOrigin === true;
  const unconfirmed = links.findIndex((link) => network.links[link]?.state !== 'confirmed');
  const isStated = links.every((link) => DECLARED.has(network.links[link]?.state ?? 'unidentified'));
  const state = unconfirmed < 0 ? 'confirmed' : 'declared';
  return {
    links,
    state: isOrigin && isStated ? state : 'unknown',
    breakAt: unconfirmed < 0 ? null : unconfirmed,
    end: endOf(way, isOrigin),
    node,
    share: way.share,
  };
};

const endOf = ({ gap }: Way, isOrigin: boolean): OriginEndKind => {
  if (gap) return 'gap';
  return isOrigin ? 'origin' : 'lastKnown';
};
