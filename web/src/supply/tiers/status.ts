import type { LinkState } from '@ieum/contract';
import type { Tiers } from './model.ts';

export const TIER_STATUSES = ['confirmed', 'unconfirmed', 'unidentified'] as const;
export type TierStatus = (typeof TIER_STATUSES)[number];

/** Returns by tier how certain a company's position is: the best state among the links from the tier before. */
export const tierStatusesOf = ({ products, links }: Pick<Tiers, 'products' | 'links'>) => {
  const companyOf = new Map(products.map(({ id, companyId }) => [id, companyId]));
  const states = new Map<string, Map<number, Set<LinkState>>>();
  for (const { supplierId, state, tiers } of links) {
    const company = companyOf.get(supplierId) ?? '';
    const byTier = states.get(company) ?? new Map<number, Set<LinkState>>();
    states.set(company, byTier);
    for (const tier of tiers) byTier.set(tier, (byTier.get(tier) ?? new Set()).add(state));
  }
  return (companyId: string) =>
    new Map([...(states.get(companyId) ?? [])].map(([tier, some]) => [tier, bestOf(some)] as const));
};

const bestOf = (states: Set<LinkState>): TierStatus => {
  if (states.has('confirmed')) return 'confirmed';
  return [...states].every((state) => state === 'unidentified') ? 'unidentified' : 'unconfirmed';
};
