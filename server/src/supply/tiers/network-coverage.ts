import type { LinkState } from '@ieum/contract';
import type { Network } from './network.ts';
import { TIER_MAX } from './network-tiers.ts';

/**
 * States that count: what both sides confirm, or what at least one states. An unidentified supplier counts in neither.
 */
export const COUNTED = {
  confirmed: ['confirmed'],
  declared: ['confirmed', 'proposed', 'countered', 'disputed'],
} as const satisfies Record<string, readonly LinkState[]>;
const WHOLE = 100;
export type Counting = keyof typeof COUNTED;

/**
 * Computes how much of each root is traced to tier 1, 2 … 10: the share of a link times what is traced behind it, over
 * loop-free links. It takes one pass over all links per tier, for all roots together.
 */
export const coverageOf = (
  network: Network,
  loops: Uint8Array,
  counting: Counting,
  weight: 'share' | 'massShare' = 'share',
) => {
  const states: ReadonlySet<LinkState> = new Set(COUNTED[counting]);
  const { nodes, links, from, to, roots } = network;
  const shares = new Float64Array(links.length);
  for (const [at, link] of links.entries())
    if (!loops[at] && states.has(link.state)) shares[at] = (link[weight] ?? 0) / WHOLE;
  const origins = new Float64Array(nodes.length);
  for (const [at, { isOrigin }] of nodes.entries()) origins[at] = Number(isOrigin);
  let behind = new Float64Array(nodes.length).fill(1);
  const curves = roots.map((): number[] => []);
  for (let tier = 1; tier <= TIER_MAX; tier += 1) {
    const traced = origins.slice();
    for (let at = 0; at < shares.length; at += 1) {
      const buyer = from[at] ?? 0;
      traced[buyer] = (traced[buyer] ?? 0) + (shares[at] ?? 0) * (behind[to[at] ?? 0] ?? 0);
    }
    for (const [at, root] of roots.entries()) curves[at]?.push(traced[root] ?? 0);
    behind = traced;
  }
  return curves;
};
