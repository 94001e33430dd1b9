import type { Bounds } from '../tiers/coverage-bounds.ts';
import { supplierOf } from '../tiers/network.ts';
import type { MaterialGraph } from './inputs.ts';

/** How much of the root's material passes each node and link, in parts of one. */
export type Passing = {
  nodes: Bounds[];
  /** By confirmed links alone. */
  confirmed: Bounds[];
  links: (Bounds | undefined)[];
  /** Missing inputs, by node. */
  gaps: (Bounds | undefined)[];
};

const NOTHING: Bounds = { from: 0, to: 0 };

/** Passes the material of a root on to its suppliers, buyers first. */
export const passingOf = ({ network, order, inputs }: MaterialGraph, root: number): Passing => {
  const nodes: Bounds[] = Array.from(network.nodes, () => NOTHING);
  const confirmed: Bounds[] = Array.from(network.nodes, () => NOTHING);
  const [links, gaps]: [Passing['links'], Passing['gaps']] = [[], []];
  nodes[root] = { from: 1, to: 1 };
  confirmed[root] = { from: 1, to: 1 };
  for (const node of order) {
    const [whole, sure] = [nodes[node] ?? NOTHING, confirmed[node] ?? NOTHING];
    if (whole.to <= 0) continue;
    for (const { portions, gap, part } of inputs[node] ?? []) {
      for (const portion of portions) {
        const share = times(part, portion);
        const supplier = supplierOf(network, portion.link);
        const passed = times(whole, share);
        links[portion.link] = passed;
        nodes[supplier] = plus(nodes[supplier], passed);
        if (network.links[portion.link]?.state === 'confirmed')
          confirmed[supplier] = plus(confirmed[supplier], times(sure, share));
      }
      gaps[node] = plus(gaps[node], times(whole, times(part, gap)));
    }
  }
  return { nodes, confirmed, links, gaps };
};

export const times = (a: Bounds, b: Bounds): Bounds => ({ from: a.from * b.from, to: a.to * b.to });
/** No sum of parts exceeds the whole. */
const plus = (a: Bounds | undefined, b: Bounds): Bounds => ({
  from: Math.min(1, (a?.from ?? 0) + b.from),
  to: Math.min(1, (a?.to ?? 0) + b.to),
});
