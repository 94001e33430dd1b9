import type { Dashboard, LinkState } from '@ieum/contract';
import { isViewer } from '../supply/disclosure/disclosure.ts';
import { countriesOf } from '../supply/disclosure/places.ts';
import { deepestOf, TIER_MAX } from '../supply/tiers/network-tiers.ts';
import type { ShownChain } from '../supply/tiers/shown-chain.ts';

/** A factory that may be shown, with the id of its company. */
type Factory = { companyId: string };
export type VisibleChain = {
  shown: ShownChain;
  coverage: NonNullable<Dashboard['coverage']>;
  places: Factory[];
};

/** Status of a company at a tier: the best of the links that lead to it. */
const [NONE, UNIDENTIFIED, UNCONFIRMED, CONFIRMED] = [0, 1, 2, 3];
const STATUS: Partial<Record<LinkState, number>> = { confirmed: CONFIRMED, unidentified: UNIDENTIFIED };

/** Counts the companies at each tier by the best state of the links that lead to them. The viewer is not counted. */
export const tierRows = (seen: VisibleChain): Dashboard['tiers'] => {
  const { places } = seen.shown.view;
  const best = statesByTier(seen.shown);
  const factories = factoriesByPlace(seen);
  return Array.from({ length: depthOf(seen.shown) }, (_, at) => {
    const states = best.subarray((at + 1) * places.length, (at + 2) * places.length);
    const counts = [0, 0, 0, 0];
    for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
    return {
      tier: at + 1,
      companies: states.length - (counts[NONE] ?? 0),
      confirmed: counts[CONFIRMED] ?? 0,
      unconfirmed: counts[UNCONFIRMED] ?? 0,
      unidentified: counts[UNIDENTIFIED] ?? 0,
      factories: [...factories].reduce((sum, [place, count]) => sum + (states[place] === NONE ? 0 : count), 0),
    };
  });
};

/** Cuts the coverage off at the deepest tier that has a company. */
export const coverageOf = ({ shown, coverage }: VisibleChain): Dashboard['coverage'] => {
  const depth = depthOf(shown);
  return { confirmed: coverage.confirmed.slice(0, depth), declared: coverage.declared.slice(0, depth) };
};

/** Counts the suppliers without a visible place, by country. */
export const elsewhereOf = (seen: VisibleChain): Dashboard['elsewhere'] => {
  const { chain, view } = seen.shown;
  const countryOf = countriesOf(chain);
  const placed = factoriesByPlace(seen);
  const counts = new Map<string, number>();
  for (const [number, place] of view.places.entries()) {
    if (isViewer(chain.disclosure, place) || placed.has(number)) continue;
    const country = countryOf(place);
    counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts]
    .map(([country, companies]) => ({ country, companies }))
    .toSorted((a, b) => b.companies - a.companies || (a.country < b.country ? -1 : 1));
};

/** Counts the visible factories of each place of the chain. Only a company that is named shows any. */
const factoriesByPlace = ({ shown, places }: VisibleChain) => {
  const counts = new Map<string, number>();
  for (const { companyId } of places) counts.set(companyId, (counts.get(companyId) ?? 0) + 1);
  const found = new Map<number, number>();
  for (const [number, place] of shown.view.places.entries()) {
    const count = place.isNamed ? counts.get(place.id) : undefined;
    if (count !== undefined) found.set(number, count);
  }
  return found;
};

/** Returns the deepest tier at which anybody but the viewer is met. */
const depthOf = ({ chain, view, bits }: ShownChain) => {
  let met = 0;
  for (const [node, { place }] of view.nodes.entries())
    if (!isViewer(chain.disclosure, place)) met |= bits.nodes[node] ?? 0;
  return deepestOf(met);
};

/** Returns the best status of each place at each tier, tier by tier. */
const statesByTier = ({ chain, view, bits, placeOf }: ShownChain) => {
  const { network, nodes, links, places } = view;
  const best = new Uint8Array((TIER_MAX + 1) * places.length);
  for (const [at, { state }] of links.entries()) {
    const to = network.to[at] ?? 0;
    const place = nodes[to]?.place;
    if (!place || isViewer(chain.disclosure, place)) continue;
    const status = STATUS[state] ?? UNCONFIRMED;
    for (let tier = 1; tier <= TIER_MAX; tier += 1) {
      if (!((bits.links[at] ?? 0) & (1 << tier))) continue;
      const cell = tier * places.length + placeOf(to);
      if (status > (best[cell] ?? 0)) best[cell] = status;
    }
  }
  return best;
};
