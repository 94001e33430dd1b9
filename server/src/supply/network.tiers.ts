import { linksOf, type Network, supplierOf } from './network.ts';

/** Nobody looks further than this. */
export const TIER_MAX = 10;

/** Of each node, a bit for every distance at which it stands; over loop-free links, level by level. */
export const tierBitsIn = (network: Network, loops: Uint8Array) => {
  const bits = new Int32Array(network.nodes.length);
  let level = network.roots;
  for (let tier = 1; tier <= TIER_MAX && level.length > 0; tier += 1) {
    const next: number[] = [];
    const bit = 1 << tier;
    for (const node of level) {
      for (const link of linksOf(network, node)) {
        const supplier = supplierOf(network, link);
        const known = bits[supplier] ?? 0;
        if (loops[link] || known & bit) continue;
        bits[supplier] = known | bit;
        next.push(supplier);
      }
    }
    level = next;
  }
  return bits;
};

/** All tiers of each company, in order. A company that is only the root's own has none. */
export const companyTiers = ({ nodes }: Network, bits: Int32Array) => {
  const found = new Map<string, number>();
  for (const [at, { company }] of nodes.entries()) {
    const own = bits[at] ?? 0;
    if (own !== 0) found.set(company, (found.get(company) ?? 0) | own);
  }
  return new Map([...found].map(([company, all]) => [company, tiersIn(all)]));
};

export const tiersIn = (bits: number) => {
  const tiers: number[] = [];
  for (let tier = 1; tier <= TIER_MAX; tier += 1) if (bits & (1 << tier)) tiers.push(tier);
  return tiers;
};
