import { type Output, TIER_LINKS_MAX, type tiersContract } from '@ieum/contract';
import { cyclesOf } from './company-cycles.ts';
import type { ShownChain } from './shown-chain.ts';

type Tiers = Output<typeof tiersContract.getSupplyTiers>;
type Asked = { part: number; around: string };
/** What of a chain does not follow from its links alone. */
type Beside = Pick<Tiers, 'places' | 'coverage'>;

/**
 * Returns one part of a long chain, the nearest links first, or the links of one company, with what they join. Coverage
 * and cycles are those of the whole chain. A short chain is returned whole. Nothing else of the chain is presented.
 */
export const partOf = (shown: ShownChain, { places, coverage }: Beside, asked: Asked): Tiers => {
  const { chain, view, order } = shown;
  const total = view.links.length;
  const wanted = wantedOf(shown, asked);
  const ends = wanted.flatMap((at) => [view.network.from[at] ?? 0, view.network.to[at] ?? 0]);
  const nodes = [...new Set([...view.network.roots, ...ends])].sort(order.compareNodes);
  const met = new Set(nodes.map(shown.placeOf));
  const cycles = cyclesOf(shown.parts, (company) => view.places[Number(company)]?.id ?? '');
  const inCycles = new Set(cycles.flat());
  if (inCycles.size > 0) for (const [number, { id }] of view.places.entries()) if (inCycles.has(id)) met.add(number);
  const products = nodes.map(shown.productAt);
  const companyIds = new Set([...products.map(({ companyId }) => companyId), ...inCycles]);
  return {
    roots: chain.roots.map(({ id, name }) => ({ id, name })),
    companies: shown.companiesAt(met),
    products,
    links: shown.linksAt(wanted),
    coverage,
    cycles,
    places: isWhole(total, asked) ? places : places.filter(({ companyId }) => companyIds.has(companyId)),
    total,
  };
};

const isWhole = (total: number, { part, around }: Asked) => around === '' && part === 1 && total <= TIER_LINKS_MAX;

/** Returns the numbers of the links that are asked for, in the order in which they are shown. */
const wantedOf = (shown: ShownChain, asked: Asked): number[] => {
  const { view, order } = shown;
  if (asked.around !== '') return linksAround(shown, asked.around).slice(0, TIER_LINKS_MAX);
  if (isWhole(view.links.length, asked)) return [...view.links.keys()].sort(order.compareLinks);
  return nearestLinks(shown, (asked.part - 1) * TIER_LINKS_MAX, asked.part * TIER_LINKS_MAX);
};

const linksAround = ({ view, order, placeOf }: ShownChain, companyId: string) => {
  const { from, to } = view.network;
  const number = view.places.findIndex(({ id }) => id === companyId);
  return [...view.links.keys()]
    .filter((at) => placeOf(from[at] ?? 0) === number || placeOf(to[at] ?? 0) === number)
    .sort(order.compareLinks);
};

/**
 * Returns the links from one place in the order of their tiers to another. Only the tiers and buyers between these are
 * sorted, because sorting asks for the ids of what it compares.
 */
const nearestLinks = ({ view, bits, order }: ShownChain, start: number, end: number) => {
  const tiers = Map.groupBy(view.links.keys(), (at) => order.nearestOf(bits.links[at] ?? 0));
  const inOrder = [...tiers].sort(([a], [b]) => a - b).map(([, links]) => links);
  return between(inOrder, start, end, (links, ...rest) => {
    const buyers = Map.groupBy(links, (at) => view.network.from[at] ?? 0);
    const bought = [...buyers].sort(([a], [b]) => order.compareNodes(a, b)).map(([, own]) => own);
    return between(bought, ...rest, (own, first, last) => own.sort(order.compareLinks).slice(first, last));
  });
};

type Cut = (group: number[], start: number, end: number) => number[];

/** Cuts a part out of groups that follow each other. A group that is not touched is not opened. */
const between = (groups: number[][], start: number, end: number, cut: Cut) => {
  const found: number[] = [];
  let before = 0;
  for (const group of groups) {
    const [first, last] = [Math.max(0, start - before), Math.min(group.length, end - before)];
    if (first < last) for (const at of cut(group, first, last)) found.push(at);
    before += group.length;
  }
  return found;
};
