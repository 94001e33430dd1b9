import type { LinkState } from '@ieum/contract';
import type { Tiers } from './tier-model.ts';

export const STANDINGS = ['confirmed', 'unconfirmed', 'unidentified'] as const;
export type Standing = (typeof STANDINGS)[number];

/** By tier, how surely each company stands there: by the best that is said of the links from the tier before. */
export const standingsOf = ({ products, links, roots }: Pick<Tiers, 'products' | 'links' | 'roots'>) => {
  const known = new Map(products.map((product) => [product.id, product]));
  const rootIds = new Set(roots.map(({ id }) => id));
  const states = new Map<string, Map<number, Set<LinkState>>>();
  for (const { buyerId, supplierId, state, isLoop } of links) {
    const [buyer, supplier] = [known.get(buyerId), known.get(supplierId)];
    if (!buyer || !supplier || isLoop) continue;
    const from = [...(rootIds.has(buyerId) ? [0] : []), ...buyer.tiers];
    const byTier = states.get(supplier.companyId) ?? new Map<number, Set<LinkState>>();
    states.set(supplier.companyId, byTier);
    for (const tier of supplier.tiers.filter((one) => from.includes(one - 1)))
      byTier.set(tier, (byTier.get(tier) ?? new Set()).add(state));
  }
  return (companyId: string) =>
    new Map([...(states.get(companyId) ?? [])].map(([tier, some]) => [tier, bestOf(some)] as const));
};

const bestOf = (states: Set<LinkState>): Standing => {
  if (states.has('confirmed')) return 'confirmed';
  return [...states].every((state) => state === 'unidentified') ? 'unidentified' : 'unconfirmed';
};
