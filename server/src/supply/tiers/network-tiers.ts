import { type Network, supplierOf } from './network.ts';
import type { NetworkPart } from './network-parts.ts';

/** Deepest tier that is looked at. */
export const TIER_MAX = 10;

/** A bit for every distance of each node, and for every tier to which each link leads. */
export type TierBits = { nodes: Int32Array; links: Int32Array };

/** Walks loop-free links, level by level. */
export const tierBitsIn = (network: Network, loops: Uint8Array): TierBits => {
  const bits = { nodes: new Int32Array(network.nodes.length), links: new Int32Array(network.links.length) };
  let level = network.roots;
  for (let tier = 1; tier <= TIER_MAX && level.length > 0; tier += 1) {
    const next: number[] = [];
    const bit = 1 << tier;
    for (const node of level) {
      const end = network.first[node + 1] ?? 0;
      for (let place = network.first[node] ?? 0; place < end; place += 1) {
        const link = network.order[place] ?? 0;
        if (loops[link]) continue;
        bits.links[link] = (bits.links[link] ?? 0) | bit;
        const supplier = supplierOf(network, link);
        const known = bits.nodes[supplier] ?? 0;
        if (known & bit) continue;
        bits.nodes[supplier] = known | bit;
        next.push(supplier);
      }
    }
    level = next;
  }
  return bits;
};

/** Joins all parts. A loop for one root is shown as one, though another root's path may lead over it. */
export const joinedTiers = ({ nodes, links }: Network, parts: NetworkPart[]) => {
  const bits = { nodes: new Int32Array(nodes.length), links: new Int32Array(links.length) };
  const loops = new Uint8Array(links.length);
  for (const part of parts) {
    const own = tierBitsIn(part.network, part.loops);
    for (let at = 0; at < part.nodeAt.length; at += 1) {
      const node = part.nodeAt[at] ?? 0;
      bits.nodes[node] = (bits.nodes[node] ?? 0) | (own.nodes[at] ?? 0);
    }
    for (let at = 0; at < part.linkAt.length; at += 1) {
      const link = part.linkAt[at] ?? 0;
      bits.links[link] = (bits.links[link] ?? 0) | (own.links[at] ?? 0);
      loops[link] = (loops[link] ?? 0) | (part.loops[at] ?? 0);
    }
  }
  return { bits, loops };
};

/** Returns all tiers of each company, in order. A company that only owns the root has none. */
export const companyTiers = (network: Network, bits: TierBits) =>
  new Map([...companyBits(network, bits)].map(([company, merged]) => [company, tiersIn(merged)]));

/** Returns the same as bits. */
export const companyBits = ({ nodes }: Network, bits: TierBits) => {
  const found = new Map<string, number>();
  for (const [at, { company }] of nodes.entries()) {
    const own = bits.nodes[at] ?? 0;
    if (own !== 0) found.set(company, (found.get(company) ?? 0) | own);
  }
  return found;
};

const HIGHEST_BIT = 31;

/** Returns the deepest of some tiers; 0 where there are none. */
export const deepestOf = (bits: number) => (bits === 0 ? 0 : HIGHEST_BIT - Math.clz32(bits));

export const tiersIn = (bits: number) => {
  const tiers: number[] = [];
  for (let tier = 1; tier <= TIER_MAX; tier += 1) if (bits & (1 << tier)) tiers.push(tier);
  return tiers;
};
