import type { Dashboard, LinkState } from '@ieum/contract';
import type { tiersOf } from '../supply/tiers/tiers.service.ts';

type Tiers = ReturnType<typeof tiersOf>;
type Place = { companyId: string };
export type VisibleChain = { tiers: Tiers; viewerId: string; places: Place[] };

/** Counts the companies at each tier by the best state of the links that lead to them. The viewer is not counted. */
export const tierRows = (seen: VisibleChain): Dashboard['tiers'] => {
  const tiers = statesByTier(seen);
  const depth = depthOf(seen);
  return Array.from({ length: depth }, (_, at) => {
    const states = [...(tiers.get(at + 1) ?? [])].map(([companyId, links]) => ({ companyId, best: bestOf(links) }));
    const count = (wanted: LinkStatus) => states.filter(({ best }) => best === wanted).length;
    const ids = new Set(states.map(({ companyId }) => companyId));
    return {
      tier: at + 1,
      companies: states.length,
      confirmed: count('confirmed'),
      unconfirmed: count('unconfirmed'),
      unidentified: count('unidentified'),
      factories: seen.places.filter(({ companyId }) => ids.has(companyId)).length,
    };
  });
};

/** Cuts the coverage off at the deepest tier that has a company. */
export const coverageOf = (seen: VisibleChain): Dashboard['coverage'] => {
  const { confirmed, declared } = seen.tiers.coverage.spend;
  const depth = depthOf(seen);
  return { confirmed: confirmed.slice(0, depth), declared: declared.slice(0, depth) };
};

/** Counts the suppliers without a visible place, by country. */
export const elsewhereOf = ({ tiers, viewerId, places }: VisibleChain): Dashboard['elsewhere'] => {
  const placed = new Set(places.map(({ companyId }) => companyId));
  const counts = new Map<string, number>();
  for (const { id, country } of tiers.companies)
    if (id !== viewerId && !placed.has(id)) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts]
    .map(([country, companies]) => ({ country, companies }))
    .toSorted((a, b) => b.companies - a.companies || (a.country < b.country ? -1 : 1));
};

const depthOf = ({ tiers, viewerId }: VisibleChain) =>
  tiers.companies
    .filter(({ id }) => id !== viewerId)
    .reduce((deepest, company) => Math.max(deepest, ...company.tiers), 0);

type LinkStatus = 'confirmed' | 'unconfirmed' | 'unidentified';

const bestOf = (states: Set<LinkState>): LinkStatus => {
  if (states.has('confirmed')) return 'confirmed';
  return [...states].every((state) => state === 'unidentified') ? 'unidentified' : 'unconfirmed';
};

/** Maps each tier to its companies, each with the states of the links that lead to it from the tier before. */
const statesByTier = ({ tiers, viewerId }: VisibleChain) => {
  const companyOf = new Map(tiers.products.map(({ id, companyId }) => [id, companyId]));
  const found = new Map<number, Map<string, Set<LinkState>>>();
  for (const { supplierId, state, tiers: reached } of tiers.links) {
    const company = companyOf.get(supplierId);
    if (company === undefined || company === viewerId) continue;
    for (const tier of reached) {
      const there = found.get(tier) ?? new Map<string, Set<LinkState>>();
      found.set(tier, there);
      there.set(company, (there.get(company) ?? new Set()).add(state));
    }
  }
  return found;
};
