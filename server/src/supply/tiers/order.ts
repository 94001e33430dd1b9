import type { Network } from './network.ts';

/** Sorts after every tier that is looked at. */
const FAR = 1 << 20;

/**
 * Sorts the nearest first, and within a tier by the ids that this viewer knows. The order in which the database finds
 * things changes from one request to the next, and an order by true ids would let two viewers compare what they see.
 */
export const orderedBy = (network: Network, ids: string[], bits: Int32Array) => {
  const nearest = Int32Array.from(bits, (own) => (own === 0 ? FAR : own & -own));
  for (const root of network.roots) nearest[root] = 0;
  const nodes = [...ids.keys()].sort(
    (a, b) => (nearest[a] ?? 0) - (nearest[b] ?? 0) || compare(ids[a] ?? '', ids[b] ?? ''),
  );
  const place = new Int32Array(ids.length);
  for (const [at, node] of nodes.entries()) place[node] = at;
  const placeOf = (node: number | undefined) => place[node ?? 0] ?? 0;
  const links = [...network.from.keys()].sort(
    (a, b) => placeOf(network.from[a]) - placeOf(network.from[b]) || placeOf(network.to[a]) - placeOf(network.to[b]),
  );
  return { nodes, links };
};

export const compareSeen = (a: { tiers: number[]; id: string }, b: { tiers: number[]; id: string }) =>
  (a.tiers[0] ?? 0) - (b.tiers[0] ?? 0) || compare(a.id, b.id);

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
