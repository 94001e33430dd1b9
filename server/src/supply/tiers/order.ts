import type { Network } from './network.ts';

/** Beyond what is looked at. */
const FAR = 1 << 20;

/**
 * What is nearest first, and within a tier by the ids that this viewer knows: the order in which the database finds things
 * changes from one request to the next, and an order by true ids would let two viewers compare what they see.
 */
export const orderedBy = (network: Network, ids: string[], bits: Int32Array) => {
  const nearest = Int32Array.from(bits, (own) => (own === 0 ? FAR : own & -own));
  for (const root of network.roots) nearest[root] = 0;
  const nodes = [...ids.keys()].sort(
    (one, other) => (nearest[one] ?? 0) - (nearest[other] ?? 0) || compare(ids[one] ?? '', ids[other] ?? ''),
  );
  const place = new Int32Array(ids.length);
  for (const [at, node] of nodes.entries()) place[node] = at;
  const placeOf = (node: number | undefined) => place[node ?? 0] ?? 0;
  const links = [...network.from.keys()].sort(
    (one, other) =>
      placeOf(network.from[one]) - placeOf(network.from[other]) ||
      placeOf(network.to[one]) - placeOf(network.to[other]),
  );
  return { nodes, links };
};

export const compareSeen = (one: { tiers: number[]; id: string }, other: { tiers: number[]; id: string }) =>
  (one.tiers[0] ?? 0) - (other.tiers[0] ?? 0) || compare(one.id, other.id);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
