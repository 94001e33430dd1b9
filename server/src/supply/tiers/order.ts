import { linksOf, type Network } from './network.ts';

/** Sorts after every tier that is looked at. */
const FAR = 1 << 20;

/**
 * Compares products and links: the nearest first, and within a tier by the ids that this viewer knows. The order in
 * which the database finds things changes from one request to the next, and an order by true ids would let two viewers
 * compare what they see. Ids are asked for only where tiers do not decide.
 */
export const createOrder = (network: Network, idOf: (node: number) => string, bits: Int32Array) => {
  const { roots, from, to } = network;
  const nearest = bits.map(nearestOf);
  for (const root of roots) nearest[root] = 0;
  const compareNodes = (a: number, b: number) =>
    a === b ? 0 : (nearest[a] ?? 0) - (nearest[b] ?? 0) || compare(idOf(a), idOf(b));
  const compareLinks = (a: number, b: number) =>
    compareNodes(from[a] ?? 0, from[b] ?? 0) || compareNodes(to[a] ?? 0, to[b] ?? 0);
  const bySupplier = (a: number, b: number) => compareNodes(to[a] ?? 0, to[b] ?? 0);
  return {
    nearestOf,
    compareNodes,
    compareLinks,
    /** Returns the links of one product in order. */
    linksOf: (node: number) => [...linksOf(network, node)].sort(bySupplier),
    nodes: () => [...bits.keys()].sort(compareNodes),
  };
};

/** Returns the lowest bit: the nearest of some tiers. */
const nearestOf = (tiers: number) => (tiers === 0 ? FAR : tiers & -tiers);

export const compareSeen = (a: { tiers: number[]; id: string }, b: { tiers: number[]; id: string }) =>
  (a.tiers[0] ?? 0) - (b.tiers[0] ?? 0) || compare(a.id, b.id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
