import type { LinkState } from '@ieum/contract';
import type { Bounds } from '../tiers/coverage-bounds.ts';
import { supplierOf } from '../tiers/network.ts';
import { COUNTED } from '../tiers/network-coverage.ts';
import type { MaterialGraph, MaterialInput } from './inputs.ts';

/** A figure of every node: between `from` and `to`. */
export type NodeBounds = { from: Float64Array; to: Float64Array };

type Figure = {
  /** Figure of a node that ends a path: a point of origin, or the last that is known. */
  ofEnd: (node: number) => number;
  /** Figure of what is missing in an input. */
  ofGap: number;
  /** Figure of what comes by a link, from that of the supplier. */
  through: (link: number, supplier: Bounds) => Bounds;
};

const NOTHING: Bounds = { from: 0, to: 0 };
const ALL: Bounds = { from: 1, to: 1 };
const CONFIRMED: ReadonlySet<LinkState> = new Set(COUNTED.confirmed);
const DECLARED: ReadonlySet<LinkState> = new Set(COUNTED.declared);

/** Returns how sure each node's share of the material is: three ranges in parts of one, whose true values make one. */
export const sharesOf = (graph: MaterialGraph) => {
  const { nodes, links } = graph.network;
  const isTraced = (node: number) => Number(nodes[node]?.isOrigin === true);
  const isOneOf = (states: ReadonlySet<LinkState>, link: number) => states.has(links[link]?.state ?? 'unidentified');
  const unknown = boundsOf(graph, {
    ofEnd: (node) => 1 - isTraced(node),
    ofGap: 1,
    through: (link, supplier) => (isOneOf(DECLARED, link) ? supplier : ALL),
  });
  const confirmed = boundsOf(graph, {
    ofEnd: isTraced,
    ofGap: 0,
    through: (link, supplier) => (isOneOf(CONFIRMED, link) ? supplier : NOTHING),
  });
  const declared = boundsOf(graph, {
    ofEnd: () => 0,
    ofGap: 0,
    through: (link, supplier) => {
      if (isOneOf(CONFIRMED, link)) return supplier;
      const open = at(unknown, supplierOf(graph.network, link));
      return isOneOf(DECLARED, link) ? { from: 1 - open.to, to: 1 - open.from } : NOTHING;
    },
  });
  return { confirmed, declared, unknown };
};

/** Returns how much of each node's material comes from some of the points of origin: stated at least, or confirmed. */
export const sharesFrom = (graph: MaterialGraph, counting: keyof typeof COUNTED, isFrom: (node: number) => boolean) => {
  const { nodes, links } = graph.network;
  const states: ReadonlySet<LinkState> = new Set(COUNTED[counting]);
  return boundsOf(graph, {
    ofEnd: (node) => Number(nodes[node]?.isOrigin === true && isFrom(node)),
    ofGap: 0,
    through: (link, supplier) => (states.has(links[link]?.state ?? 'unidentified') ? supplier : NOTHING),
  });
};

export const at = ({ from, to }: NodeBounds, node: number): Bounds => ({ from: from[node] ?? 0, to: to[node] ?? 0 });

/** Works from the suppliers up: each link once, however many paths lead over it. */
const boundsOf = ({ network, order, inputs }: MaterialGraph, figure: Figure): NodeBounds => {
  const found = { from: new Float64Array(network.nodes.length), to: new Float64Array(network.nodes.length) };
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const node = order[place] ?? 0;
    const own = inputs[node] ?? [];
    if (own.length === 0) {
      found.from[node] = figure.ofEnd(node);
      found.to[node] = figure.ofEnd(node);
      continue;
    }
    const [low, high] = [[] as number[], [] as number[]];
    for (const input of own) {
      const behind = input.portions.map(({ link }) => figure.through(link, at(found, supplierOf(network, link))));
      low.push(extremeOf(input, behind, figure.ofGap, 'from'));
      high.push(extremeOf(input, behind, figure.ofGap, 'to'));
    }
    const parts = own.map(({ part }) => part);
    found.from[node] = spread(parts, low, 1);
    found.to[node] = spread(parts, high, -1);
  }
  return found;
};

/** Returns the least or the greatest figure of one input: the free part goes where it is smallest, or greatest. */
const extremeOf = ({ portions, gap }: MaterialInput, behind: Bounds[], ofGap: number, end: keyof Bounds) =>
  spread([...portions, gap], [...behind.map((bounds) => bounds[end]), ofGap], end === 'from' ? 1 : -1);

/** Spreads the whole over parts that each lie in a range, so that the sum of their values is least (1) or greatest (−1). */
const spread = (parts: Bounds[], values: number[], direction: 1 | -1) => {
  const places = [...parts.keys()].sort((a, b) => direction * ((values[a] ?? 0) - (values[b] ?? 0)));
  let [left, sum] = [1, 0];
  for (const [place, { from }] of parts.entries()) {
    left -= from;
    sum += from * (values[place] ?? 0);
  }
  for (const place of places) {
    if (left <= 0) break;
    const { from = 0, to = 0 } = parts[place] ?? {};
    const taken = Math.min(to - from, left);
    sum += taken * (values[place] ?? 0);
    left -= taken;
  }
  return sum;
};
