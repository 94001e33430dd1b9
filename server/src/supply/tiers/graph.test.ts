import { GRAPH_CARDS_MAX, GRAPH_LINES_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { CANARY, useChain } from '../../../test/fixtures/supply/chains.ts';
import { flatSource } from '../../../test/fixtures/supply/flat-source.ts';
import { randomShownChain } from '../../../test/fixtures/supply/shown-chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { graphOf } from './graph.ts';
import { graphSource } from './graph-source.ts';
import { wholeOf } from './shown-chain.ts';

const world = useWorld();
const { chain } = useChain(world);

type Tiers = Parameters<typeof flatSource>[0];
const NOBODY = { name: '', nameEnglish: '', nameChinese: '', nameJapanese: '', processGroup: '' };
const COUNTRIES = ['KR', 'CN', 'AU', 'CL', 'ID', 'JP', 'US'];
const GROUPS: Tiers['products'][number]['materials'][] = [['cobalt'], ['lithium'], ['nickel', 'cobalt'], ['steel'], []];

/** A chain of ten tiers with as many products each, each bought by three of the tier before. */
const manyTiers = (breadth: number): Tiers => {
  const tierOf = (at: number) => Math.floor(at / breadth) + 1;
  const numbers = Array.from({ length: 10 * breadth }, (_, at) => at);
  const buyerOf = (at: number, nth: number) =>
    tierOf(at) === 1 ? 'own' : `p${(tierOf(at) - 2) * breadth + ((at + nth * 7) % breadth)}`;
  return {
    roots: [{ id: 'own', name: '전기차' }],
    companies: numbers.map((at) => ({
      ...NOBODY,
      ...{ id: `c${at}`, isMasked: true, token: `#${at}`, country: COUNTRIES[at % COUNTRIES.length] ?? '' },
      ...{ hasCertificate: false, isPlaceholder: false, tiers: [tierOf(at)], reveal: '' },
    })),
    products: [
      { id: 'own', companyId: 'us', name: '전기차', hs: '', family: '', materials: [], isOrigin: false, tiers: [] },
      ...numbers.map((at) => ({
        ...{ id: `p${at}`, companyId: `c${at}`, name: '', hs: '8507', isOrigin: false, tiers: [tierOf(at)] },
        family: '' as const,
        materials: GROUPS[Math.floor(at / 7) % GROUPS.length] ?? [],
      })),
    ],
    links: numbers.flatMap((at) =>
      [0, 1, 2].map((nth) => ({
        ...{ id: `l${at}-${nth}`, buyerId: buyerOf(at, nth), supplierId: `p${at}`, tiers: [tierOf(at)] },
        ...{
          isLoop: false,
          state: (at + nth) % 9 === 0 ? 'proposed' : 'confirmed',
          share: null,
          inputShare: null,
          inputBand: '' as const,
          input: 1,
          isOwn: false,
        },
        band: at % 4 === 0 ? 'over60' : 'under10',
      })),
    ),
    coverage: { spend: { confirmed: [], declared: [] }, mass: { confirmed: [], declared: [] } },
  };
};

const standingFor = ({ cards, groups }: ReturnType<typeof graphOf>) =>
  cards.length + groups.reduce((sum, { count }) => sum + count, 0);

describe('getTierGraph', () => {
  it('S2.4 draws the chain of a product by its deepest tiers, with its figures', async () => {
    const { car, carId } = chain();
    const graph = await car.owner.getTierGraph({ productId: carId });
    expect(graph.cards.map(({ column }) => column)).toEqual([0, 1, 2, 3]);
    expect(graph.links).toHaveLength(3);
    expect([graph.groups, graph.bundles, graph.breaks]).toEqual([[], [], { total: 0, links: [] }]);
    expect(graph.totals).toMatchObject({ products: 3, companies: 3, links: 3, confirmed: 3 });
    expect(graph.columns).toEqual([1, 2, 3].map((tier) => ({ tier, products: 1 })));
    expect(graph.marks).toContainEqual({ mark: 'lithium', products: 1 });
    expect(graph.coverage.confirmed[0]).toEqual({ from: 56, to: 56 });
  });

  it('A5 tells no more than the list of tiers', async () => {
    const { car, carId } = chain();
    const graph = await car.owner.getTierGraph({ productId: carId });
    const tiers = await car.owner.getSupplyTiers({ productId: carId });
    expect(JSON.stringify(graph)).not.toContain(CANARY);
    expect(tiers.products).toEqual(expect.arrayContaining(graph.products));
    expect(tiers.companies).toEqual(expect.arrayContaining(graph.companies));
    expect(tiers.links).toEqual(expect.arrayContaining(graph.links));
  });

  it('A1 knows no product of another company', async () => {
    const { rival, carId } = chain();
    await expect(rival.owner.getTierGraph({ productId: carId })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('refuses a number of rows that no window has', async () => {
    const { car } = chain();
    await expect(car.owner.getTierGraph({ rows: 1_000 })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('a graph of many products', () => {
  const many = manyTiers(1_000);

  it('27.2 has at most 150 cards and 300 lines, and loses no product', () => {
    for (const rows of [6, 18, 60]) {
      const graph = graphOf(flatSource(many), { rows, open: [] });
      expect(graph.cards.length + graph.groups.length).toBeLessThanOrEqual(GRAPH_CARDS_MAX);
      expect(graph.links.length + graph.bundles.length).toBeLessThanOrEqual(GRAPH_LINES_MAX);
      expect(standingFor(graph)).toBe(10_001);
    }
  });

  it('27.2 opens a group, its products with the largest shares first, and stays within the bound', () => {
    const closed = graphOf(flatSource(many), { rows: 9, open: [] });
    const group = closed.groups.find(({ column, canOpen }) => column === 3 && canOpen);
    const opened = graphOf(flatSource(many), { rows: 9, open: [group?.id ?? ''] });
    const shown = opened.cards.filter(({ column }) => column === 3);
    expect(shown.length).toBeGreaterThan(10);
    expect(opened.groups.find(({ id }) => id === group?.id)).toBeUndefined();
    expect(opened.groups.find(({ id }) => id === `${group?.id}.rest`)?.canOpen ?? false).toBe(false);
    expect(opened.cards.length + opened.groups.length).toBeLessThanOrEqual(GRAPH_CARDS_MAX);
    expect(standingFor(opened)).toBe(10_001);
    const bandOf = new Map(many.links.map(({ supplierId, band }) => [supplierId, band]));
    expect(bandOf.get(shown[0]?.id ?? '')).toBe('over60');
  });

  it('27.2 stays within the bound however many groups are open', () => {
    const { groups } = graphOf(flatSource(many), { rows: 9, open: [] });
    const graph = graphOf(flatSource(many), { rows: 9, open: groups.map(({ id }) => id) });
    expect(graph.cards.length + graph.groups.length).toBeLessThanOrEqual(GRAPH_CARDS_MAX);
    expect(standingFor(graph)).toBe(10_001);
  });

  it('27.2 lists the gaps with the largest shares first, and counts all of them', () => {
    const { breaks, products } = graphOf(flatSource(many), { rows: 18, open: [] });
    expect(breaks.total).toBe(many.links.filter(({ state }) => state === 'proposed').length);
    expect(breaks.links.every(({ band }) => band === 'over60')).toBe(true);
    const known = new Set(products.map(({ id }) => id));
    expect(breaks.links.every(({ buyerId, supplierId }) => known.has(buyerId) && known.has(supplierId))).toBe(true);
  });
});

it('28 draws from numbers what it draws from the whole chain, however many groups are open', () => {
  const coverage = { confirmed: [], declared: [] };
  for (let seed = 0; seed < 40; seed += 1) {
    const shown = randomShownChain(seed, 60);
    const whole = flatSource({
      roots: shown.chain.roots,
      ...wholeOf(shown),
      coverage: { spend: coverage, mass: coverage },
    });
    const source = graphSource(shown, coverage);
    const open = graphOf(source, { rows: 6, open: [] }).groups.map(({ id }) => id);
    for (const asked of [
      { rows: 6, open: [] },
      { rows: 6, open },
      { rows: 30, open: open.slice(0, 1) },
    ]) {
      const { roots, totals, ...graph } = graphOf(source, asked);
      const { roots: named, totals: counted, ...expected } = graphOf(whole, asked);
      expect(graph, `seed ${seed}`).toEqual(expected);
      expect(totals.links).toBe(counted.links);
      expect(roots.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
    }
  }
});
