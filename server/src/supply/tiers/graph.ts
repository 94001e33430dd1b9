import {
  GRAPH_BREAKS_MAX,
  GRAPH_LINES_MAX,
  type LINK_STATES,
  type LinkState,
  markOf,
  marksOf,
  type Output,
  SHARE_BANDS,
  type tierGraphContract,
  type tiersContract,
} from '@ieum/contract';
import { type Folded, foldColumns } from './graph-fold.ts';

type Tiers = Omit<Output<typeof tiersContract.getSupplyTiers>, 'places' | 'cycles' | 'total'>;
type Graph = Output<typeof tierGraphContract.getTierGraph>;
type TierLink = Tiers['links'][number];

/** Draws a chain with a bounded number of cards and lines, from what its viewer may see and nothing else. */
export const graphOf = (tiers: Tiers, asked: { rows: number; open: readonly string[] }): Graph => {
  const rootIds = new Set(tiers.roots.map(({ id }) => id));
  const countryOf = new Map(tiers.companies.map(({ id, country }) => [id, country]));
  const products = tiers.products.map((product) => ({
    id: product.id,
    column: rootIds.has(product.id) ? 0 : Math.max(1, ...product.tiers),
    mark: markOf(product),
    country: countryOf.get(product.companyId) ?? '',
  }));
  const folded = foldColumns(products, heaviest(tiers.links), asked);
  const broken = tiers.links.filter(({ state }) => state !== 'confirmed').toSorted(heaviestFirst);
  const listed = broken.slice(0, GRAPH_BREAKS_MAX);
  return {
    roots: tiers.roots,
    ...folded.drawn,
    ...linesOf(tiers.links, folded),
    ...named(
      tiers,
      new Set([...folded.cardIds, ...listed.flatMap(({ buyerId, supplierId }) => [buyerId, supplierId])]),
    ),
    breaks: { total: broken.length, links: listed },
    columns: countsBy(products.filter(({ column }) => column > 0).map(({ column }) => column))
      .map(([tier, count]) => ({ tier, products: count }))
      .toSorted((a, b) => a.tier - b.tier),
    marks: countsBy(tiers.products.filter(({ id }) => !rootIds.has(id)).flatMap(marksOf)).map(([mark, count]) => ({
      mark,
      products: count,
    })),
    totals: totalsOf(tiers, rootIds),
    coverage: tiers.coverage.spend,
  };
};

const heaviestFirst = (a: TierLink, b: TierLink) =>
  SHARE_BANDS.indexOf(b.band) - SHARE_BANDS.indexOf(a.band) || Math.min(...a.tiers) - Math.min(...b.tiers);

/** Returns the largest band by which each product is bought: the important ones of a group are drawn first. */
const heaviest = (links: TierLink[]) => {
  const found = new Map<string, number>();
  for (const link of links) {
    const weight = SHARE_BANDS.indexOf(link.band);
    if (weight > (found.get(link.supplierId) ?? -1)) found.set(link.supplierId, weight);
  }
  return found;
};

/** Least certain first. */
const CERTAINTY: LinkState[] = ['disputed', 'unidentified', 'withdrawn', 'ended', 'proposed', 'countered', 'confirmed'];

const linesOf = (links: TierLink[], { cardIds, placeOf }: Folded) => {
  const single: TierLink[] = [];
  const bundles = new Map<string, Graph['bundles'][number]>();
  for (const link of links) {
    const [from, to] = [placeOf.get(link.buyerId), placeOf.get(link.supplierId)];
    if (from === undefined || to === undefined) continue;
    if (cardIds.has(from) && cardIds.has(to)) single.push(link);
    else if (from !== to && !link.isLoop) {
      const key = `${from} ${to}`;
      const before = bundles.get(key);
      bundles.set(key, before ? merged(before, link) : { from, to, count: 1, state: link.state, band: link.band });
    }
  }
  const kept = single.toSorted(heaviestFirst).slice(0, GRAPH_LINES_MAX);
  const isKept = new Set(kept);
  const thickest = [...bundles.values()].toSorted((a, b) => b.count - a.count);
  return {
    links: single.filter((link) => isKept.has(link)),
    bundles: thickest.slice(0, GRAPH_LINES_MAX - kept.length),
  };
};

const merged = (bundle: Graph['bundles'][number], { state, band }: TierLink) => ({
  ...bundle,
  count: bundle.count + 1,
  state: CERTAINTY.indexOf(state) < CERTAINTY.indexOf(bundle.state) ? state : bundle.state,
  band: SHARE_BANDS.indexOf(band) > SHARE_BANDS.indexOf(bundle.band) ? band : bundle.band,
});

const named = ({ products, companies }: Tiers, ids: Set<string>) => {
  const shown = products.filter(({ id }) => ids.has(id));
  const companyIds = new Set(shown.map(({ companyId }) => companyId));
  return { products: shown, companies: companies.filter(({ id }) => companyIds.has(id)) };
};

const countsBy = <T>(values: T[]) => {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};

const totalsOf = ({ products, companies, links }: Tiers, rootIds: Set<string>) => {
  const ownId = products.find(({ id }) => rootIds.has(id))?.companyId;
  const others = companies.filter(({ id }) => id !== ownId);
  const inState = (state: (typeof LINK_STATES)[number]) => links.filter((link) => link.state === state).length;
  return {
    products: products.length - rootIds.size,
    companies: others.length,
    countries: new Set(others.map(({ country }) => country).filter(Boolean)).size,
    links: links.length,
    confirmed: inState('confirmed'),
    unidentified: inState('unidentified'),
    disputed: inState('disputed'),
  };
};
