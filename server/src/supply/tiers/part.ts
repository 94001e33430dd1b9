import { type Output, TIER_LINKS_MAX, type tiersContract } from '@ieum/contract';

type Whole = Omit<Output<typeof tiersContract.getSupplyTiers>, 'total'>;
type Asked = { part: number; around: string };

/**
 * Returns one part of a long chain, the nearest links first, or the links of one company, with what they join. Coverage
 * and cycles are those of the whole chain. A short chain is returned whole.
 */
export const partOf = (whole: Whole, { part, around }: Asked): Output<typeof tiersContract.getSupplyTiers> => {
  const total = whole.links.length;
  if (around !== '') return { ...narrowed(whole, linksOf(whole, around).slice(0, TIER_LINKS_MAX)), total };
  if (total <= TIER_LINKS_MAX && part === 1) return { ...whole, total };
  const nearest = whole.links.toSorted((a, b) => nearestOf(a) - nearestOf(b));
  return { ...narrowed(whole, nearest.slice((part - 1) * TIER_LINKS_MAX, part * TIER_LINKS_MAX)), total };
};

const linksOf = ({ products, links }: Whole, companyId: string) => {
  const ids = new Set(products.filter((product) => product.companyId === companyId).map(({ id }) => id));
  return links.filter(({ buyerId, supplierId }) => ids.has(buyerId) || ids.has(supplierId));
};

const narrowed = (whole: Whole, links: Whole['links']): Whole => {
  const rootIds = whole.roots.map(({ id }) => id);
  const productIds = new Set([...rootIds, ...links.flatMap(({ buyerId, supplierId }) => [buyerId, supplierId])]);
  const products = whole.products.filter(({ id }) => productIds.has(id));
  const companyIds = new Set([...products.map(({ companyId }) => companyId), ...whole.cycles.flat()]);
  return {
    ...whole,
    links,
    products,
    companies: whole.companies.filter(({ id }) => companyIds.has(id)),
    places: whole.places.filter(({ companyId }) => companyIds.has(companyId)),
  };
};

const nearestOf = ({ tiers }: Whole['links'][number]) => Math.min(...tiers);
