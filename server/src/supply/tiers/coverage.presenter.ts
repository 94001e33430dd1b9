import { type CoverageCurve, SHARE_BANDS, type ShareBand } from '@ieum/contract';
import type { View } from '../disclosure/chain-view.ts';
import { type Disclosure, seesShare } from '../disclosure/disclosure.ts';
import { bandOfShare } from '../disclosure/share-band.ts';
import type { Chain } from './chain.ts';
import { type Bounds, coverageBounds, type ShownShare } from './coverage-bounds.ts';
import { type NetworkPart, partsOf, type Reach } from './network-parts.ts';
import { TIER_MAX } from './network-tiers.ts';

const PERCENT = 100;
const ROUNDING = 1e-9;

/** Range of a share of which only the band is shown, in parts of one; an unknown share adds nothing. */
export const BAND_BOUNDS: Record<ShareBand, Bounds> = {
  '': { from: 0, to: 0 },
  under10: { from: 0, to: 0.1 },
  to30: { from: 0.1, to: 0.3 },
  to60: { from: 0.3, to: 0.6 },
  over60: { from: 0.6, to: 1 },
};
/** Range of a mass share, of which no band is shown. */
const ANYTHING: Bounds = { from: 0, to: 1 };
const NOTHING: ShownShare = { from: 0, to: 0, isOthers: false };
/** Shares of which only the band is known, by band: one object for all links. */
const inBands = (isOthers: boolean) =>
  new Map(SHARE_BANDS.map((band): [ShareBand, ShownShare] => [band, { ...BAND_BOUNDS[band], isOthers }]));
const [OWN_BANDS, OTHERS_BANDS] = [inBands(false), inBands(true)];
const [OWN_MASS, OTHERS_MASS]: [ShownShare, ShownShare] = [
  { ...ANYTHING, isOthers: false },
  { ...ANYTHING, isOthers: true },
];
/** Coverage is of the true network: an own product that is met again is walked like any other. */
const WHOLE_CHAIN: Reach = { endsAtRoots: false, depth: Number.POSITIVE_INFINITY };

/** Returns how much is traced to each tier, by spend and by mass, as the viewer may know it. */
export const coverageSeen = ({ network, links, disclosure }: Chain, view: View) => {
  const shown = sharesShown(disclosure, view, links.length);
  const isBuyer = ({ buyerId }: Chain['links'][number]) => buyerId === disclosure.viewerId;
  const spend = links.map((link, at): ShownShare => {
    const band = bandOfShare(link.share);
    if (isBuyer(link)) return { ...BAND_BOUNDS[band], ...ownShare(link.share) };
    // The viewer's own sales appear among others' too: there the viewer is shown no more than anybody.
    if (link.supplierId === disclosure.viewerId) return OWN_BANDS.get(band) ?? NOTHING;
    if (shown[at] === SHOWN) return exactly(link.share ?? 0);
    // A place where the share is shown must not reveal that another, masked one is the same.
    return ((shown[at] ?? 0) & SHOWN ? OWN_BANDS : OTHERS_BANDS).get(band) ?? NOTHING;
  });
  const mass = links.map((link): ShownShare => {
    if (isBuyer(link)) return { ...ANYTHING, ...ownShare(link.massShare) };
    return link.supplierId === disclosure.viewerId ? OWN_MASS : OTHERS_MASS;
  });
  const parts = partsOf(network, WHOLE_CHAIN);
  return { spend: curveOf(parts, 'share', spend), mass: curveOf(parts, 'massShare', mass) };
};

/** Bits of a link: it has a place where its exact share is shown, and one where it is not. */
const [SHOWN, HIDDEN] = [1, 2];

const sharesShown = (disclosure: Disclosure, { nodes, network, linkAt }: View, count: number) => {
  const shown = new Uint8Array(count);
  for (let at = 0; at < linkAt.length; at += 1) {
    const [buyer, supplier] = [nodes[network.from[at] ?? 0]?.place, nodes[network.to[at] ?? 0]?.place];
    const isShown = buyer && supplier && seesShare(disclosure, buyer, supplier);
    const link = linkAt[at] ?? 0;
    shown[link] = (shown[link] ?? 0) | (isShown ? SHOWN : HIDDEN);
  }
  return shown;
};

const exactly = (share: number): ShownShare => ({
  from: share / PERCENT,
  to: share / PERCENT,
  isOthers: false,
});
const ownShare = (share: number | null) => ({ isOthers: false, own: (share ?? 0) / PERCENT });

const curveOf = (parts: NetworkPart[], weight: 'share' | 'massShare', shares: ShownShare[]): CoverageCurve => {
  const bounds = parts.map((part) => boundsIn(part, weight, shares));
  const confirmed = meanBounds(bounds.flatMap((range) => range.confirmed));
  const declared = meanBounds(bounds.flatMap((range) => range.declared));
  return {
    // The share that both sides confirm is part of the share that one of them states.
    confirmed: confirmed.map(({ from, to }, at) => inWholePercent({ from, to: Math.min(to, declared[at]?.to ?? to) })),
    declared: declared.map(({ from, to }, at) =>
      inWholePercent({ from: Math.max(from, confirmed[at]?.from ?? from), to }),
    ),
  };
};

const boundsIn = ({ network, loops, linkAt }: NetworkPart, weight: 'share' | 'massShare', shares: ShownShare[]) => {
  const bought = new Set(network.from);
  /** A product for which nobody buys anything says nothing about how much is traced. */
  const isCounted = network.roots.map((root) => bought.has(root) || network.nodes[root]?.isOrigin === true);
  const own = Array.from(linkAt, (link) => shares[link] ?? NOTHING);
  const { confirmed, declared } = coverageBounds(network, loops, weight, own);
  return {
    confirmed: confirmed.filter((_, at) => isCounted[at]),
    declared: declared.filter((_, at) => isCounted[at]),
  };
};

/** Returns the mean of several roots, each with equal weight, because nobody states how much of each is sold. */
const meanBounds = (curves: Bounds[][]): Bounds[] => {
  const mean = (tier: number, end: keyof Bounds) =>
    curves.reduce((sum, curve) => sum + (curve[tier]?.[end] ?? 0), 0) / Math.max(1, curves.length);
  return Array.from({ length: TIER_MAX }, (_, tier) => ({ from: mean(tier, 'from'), to: mean(tier, 'to') }));
};

/** Rounds an exact value; otherwise widens the range to whole per cents. */
const inWholePercent = ({ from, to }: Bounds): Bounds => {
  const [low, high] = [Math.min(1, from) * PERCENT, Math.min(1, to) * PERCENT];
  if (high - low < ROUNDING) return { from: Math.round(low), to: Math.round(low) };
  return { from: Math.floor(low + ROUNDING), to: Math.ceil(high - ROUNDING) };
};
