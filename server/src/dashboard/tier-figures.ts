import type { Dashboard, LinkState } from '@ieum/contract';
import type { tiersOf } from '../supply/tiers/tiers.service.ts';

type Tiers = ReturnType<typeof tiersOf>;
type Place = { companyId: string };
export type Seen = { tiers: Tiers; viewerId: string; places: Place[] };

/** Companies at each tier, by the best that is said of the links by which they stand there; whoever looks is none of them. */
export const tierRows = (seen: Seen): Dashboard['tiers'] => {
  const standing = standingOf(seen);
  const depth = depthOf(seen);
  return Array.from({ length: depth }, (_, at) => {
    const states = [...(standing.get(at + 1) ?? [])].map(([companyId, links]) => ({ companyId, best: bestOf(links) }));
    const count = (wanted: Standing) => states.filter(({ best }) => best === wanted).length;
    const ids = new Set(states.map(({ companyId }) => companyId));
    return {
      ...{ tier: at + 1, companies: states.length, confirmed: count('confirmed') },
      ...{ unconfirmed: count('unconfirmed'), unidentified: count('unidentified') },
      factories: seen.places.filter(({ companyId }) => ids.has(companyId)).length,
    };
  });
};

/** As far as there is anybody. */
export const coverageOf = (seen: Seen): Dashboard['coverage'] => {
  const { confirmed, declared } = seen.tiers.coverage.spend;
  const depth = depthOf(seen);
  return { confirmed: confirmed.slice(0, depth), declared: declared.slice(0, depth) };
};

/** Suppliers of which no place is shown, by country. */
export const elsewhereOf = ({ tiers, viewerId, places }: Seen): Dashboard['elsewhere'] => {
  const placed = new Set(places.map(({ companyId }) => companyId));
  const counts = new Map<string, number>();
  for (const { id, country } of tiers.companies)
    if (id !== viewerId && !placed.has(id)) counts.set(country, (counts.get(country) ?? 0) + 1);
  return [...counts]
    .map(([country, companies]) => ({ country, companies }))
    .toSorted((one, other) => other.companies - one.companies || (one.country < other.country ? -1 : 1));
};

const depthOf = ({ tiers, viewerId }: Seen) =>
  Math.max(0, ...tiers.companies.filter(({ id }) => id !== viewerId).flatMap((company) => company.tiers));

type Standing = 'confirmed' | 'unconfirmed' | 'unidentified';

const bestOf = (states: Set<LinkState>): Standing => {
  if (states.has('confirmed')) return 'confirmed';
  return [...states].every((state) => state === 'unidentified') ? 'unidentified' : 'unconfirmed';
};

/** At each tier, the companies that stand there, with the states of the links that lead to them from the tier before. */
const standingOf = ({ tiers, viewerId }: Seen) => {
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
