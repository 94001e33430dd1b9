import { type Output, TIER_LINKS_MAX, type tiersContract } from '@ieum/contract';
import { expect, it } from 'vitest';
import { manyTiers } from '../../../test/fixtures/supply/many-tiers.ts';
import { fanOf, randomShownChain, shownChainOf } from '../../../test/fixtures/supply/shown-chains.ts';
import { partOf } from './part.ts';
import { type ShownChain, wholeOf } from './shown-chain.ts';

type Tiers = Output<typeof tiersContract.getSupplyTiers>;
const BYTES_MAX = 1_000_000;
const FAR = 99;
const { places, coverage, links: typicalLinks, products: typicalProducts, companies: typicalCompanies } = manyTiers();
const beside = { places, coverage };

/** Random chains of more than one part, most of them with cycles. */
const CHAINS = [6, 21, 41].map((seed) => randomShownChain(seed, 300));
const partNo = (shown: ShownChain, part: number) => partOf(shown, beside, { part, around: '' });
const partsOf = (shown: ShownChain) =>
  Array.from({ length: Math.ceil(shown.view.links.length / TIER_LINKS_MAX) }, (_, at) => partNo(shown, at + 1));

/** Sorts everything by the rule: products by tier and id, links by their buyer and then their supplier. */
const inOrder = (shown: ShownChain) => {
  const { companies, products, links } = wholeOf(shown);
  const roots = new Set(shown.chain.roots.map(({ id }) => id));
  const rankOf = ({ id, tiers }: { id: string; tiers: number[] }) => (roots.has(id) ? 0 : (tiers[0] ?? FAR));
  const sorted = products.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1));
  const place = new Map(sorted.map(({ id }, at) => [id, at]));
  const at = (id: string) => place.get(id) ?? -1;
  return {
    companies,
    products: sorted,
    links: links.toSorted((a, b) => at(a.buyerId) - at(b.buyerId) || at(a.supplierId) - at(b.supplierId)),
  };
};

it('28.2 gives a long chain in parts that together are the whole, the nearest links first', () => {
  let looped = 0;
  for (const shown of CHAINS) {
    const { companies, products, links } = inOrder(shown);
    expect(links.length).toBeGreaterThan(TIER_LINKS_MAX);
    if (links.some(({ isLoop }) => isLoop)) looped += 1;
    const nearest = links.toSorted((a, b) => (a.tiers[0] ?? FAR) - (b.tiers[0] ?? FAR));
    const parts = partsOf(shown);
    expect(parts.flatMap((part) => part.links)).toEqual(nearest);
    expect(new Set(parts.flatMap((part) => part.companies.map(({ id }) => id))).size).toBe(companies.length);
    for (const part of parts) {
      expect(part.total).toBe(links.length);
      const ends = new Set(['P0', ...part.links.flatMap(({ buyerId, supplierId }) => [buyerId, supplierId])]);
      expect(part.products).toEqual(products.filter(({ id }) => ends.has(id)));
      const owners = new Set([...part.products.map(({ companyId }) => companyId), ...part.cycles.flat()]);
      expect(part.companies).toEqual(companies.filter(({ id }) => owners.has(id)));
    }
    expect(partNo(shown, parts.length + 1)).toMatchObject({ links: [], total: links.length });
  }
  expect(looped).toBeGreaterThan(0);
});

it('28.2 sends no part above a megabyte', () => {
  const answer = { companies: typicalCompanies, products: typicalProducts, links: typicalLinks };
  // A link joins two products of two companies at most.
  const part: Partial<Tiers> = {
    links: answer.links.slice(-TIER_LINKS_MAX),
    products: answer.products.slice(-2 * TIER_LINKS_MAX),
    companies: answer.companies.slice(-2 * TIER_LINKS_MAX),
  };
  expect(JSON.stringify({ ...part, ...beside }).length).toBeLessThan(BYTES_MAX);
});

it('28.2 gives the links of one company with both sides, and a short chain whole', () => {
  const [long] = CHAINS;
  if (!long) throw new Error('there is no long chain');
  const { products, links } = inOrder(long);
  const companyId = products.at(-1)?.companyId ?? '';
  const own = new Set(products.filter((product) => product.companyId === companyId).map(({ id }) => id));
  const around = partOf(long, beside, { part: 1, around: companyId });
  const wanted = links.filter(({ buyerId, supplierId }) => own.has(buyerId) || own.has(supplierId));
  expect(wanted.length).toBeGreaterThan(0);
  expect(around.links).toEqual(wanted.slice(0, TIER_LINKS_MAX));
  expect(around.companies.map(({ id }) => id)).toContain(companyId);
  expect(partOf(long, beside, { part: 1, around: 'nobody' }).links).toEqual([]);

  const short = shownChainOf(fanOf(2, 5), 1);
  const whole = inOrder(short);
  expect(whole.links.length).toBeGreaterThan(3);
  expect(partNo(short, 1)).toMatchObject({ ...whole, total: whole.links.length, places });
  expect(partNo(short, 2).links).toEqual([]);
});

it('28.2 computes few ids for the first part of a long chain', () => {
  let masked = 0;
  const shown = shownChainOf(fanOf(20, 1_000), 1, () => {
    masked += 1;
  });
  expect(shown.view.links.length).toBeGreaterThan(20 * TIER_LINKS_MAX);
  expect(masked).toBe(0);
  partNo(shown, 1);
  const first = masked;
  wholeOf(shown);
  expect(first).toBeLessThan(masked / 2);
});
