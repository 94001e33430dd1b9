import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { randomNetwork, slowAnswer, slowCycles, slowJoin } from '../../../test/fixtures/supply/networks.ts';
import { isGate, isLong } from '../../../test/suite.ts';
import { companyCycles } from './company-cycles.ts';
import { createNetwork, type NetworkLink, type NetworkNode } from './network.ts';
import { coverageOf } from './network-coverage.ts';
import { loopsIn } from './network-loops.ts';
import { partsOf } from './network-parts.ts';
import { companyTiers, joinedTiers, tierBitsIn, tiersIn } from './network-tiers.ts';

const RUNS = isGate ? 200 : 1_000;
const COMPANIES_MAX = 200;
/** Otherwise most of them are smaller, to save time. */
const ARE_ALL_LARGE = isLong;
const FEW = 9;

const answerOf = (root: string, nodes: NetworkNode[], links: NetworkLink[]) => {
  const reached = reachedFrom(root, nodes, links);
  const network = createNetwork(
    [root],
    nodes.filter(({ key }) => reached.has(key)),
    links,
  );
  const loops = loopsIn(network);
  const [confirmed = []] = coverageOf(network, loops, 'confirmed');
  const [declared = []] = coverageOf(network, loops, 'declared');
  return {
    loops: network.links
      .filter((_, at) => loops[at])
      .map(({ id }) => id)
      .toSorted(),
    tiers: companyTiers(network, tierBitsIn(network, loops)),
    confirmed,
    declared,
    cycles: companyCycles(network, loops),
  };
};

/** Returns the nodes that the database would load. */
const reachedFrom = (root: string, nodes: NetworkNode[], links: NetworkLink[]) => {
  const origins = new Set(nodes.filter(({ isOrigin }) => isOrigin).map(({ key }) => key));
  const found = new Set([root]);
  for (const key of found)
    for (const { buyer, supplier } of links) if (buyer === key && !origins.has(key)) found.add(supplier);
  return found;
};

const rounded = (curve: number[]) => curve.map((value) => Number(value.toFixed(9)));

it('S2.4 agrees with the definition on random networks: tiers, loops and coverage', () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { root, nodes, links } = randomNetwork(
      seed,
      ARE_ALL_LARGE || seed % 5 === 0 ? COMPANIES_MAX : COMPANIES_MAX / 8,
    );
    const slow = slowAnswer({ root, nodes, links });
    const quick = answerOf(root, nodes, links);
    expect(quick.loops, `seed ${seed}`).toEqual(slow.loops);
    expect(quick.tiers, `seed ${seed}`).toEqual(slow.tiers);
    expect(rounded(quick.confirmed), `seed ${seed}`).toEqual(rounded(slow.confirmed));
    expect(rounded(quick.declared), `seed ${seed}`).toEqual(rounded(slow.declared));
  }
}, 300_000);

it('23.1 S2.4 joins what each root says by itself: tiers, loops, steps and coverage of all products', () => {
  let different = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { nodes, links } = randomNetwork(seed, COMPANIES_MAX / 8);
    const own = nodes.filter(({ company }, at) => company === 'C0' || at % 7 === 1).map(({ key }) => key);
    const reached = new Set(own.flatMap((root) => [...reachedFrom(root, nodes, links)]));
    const network = createNetwork(
      own,
      nodes.filter(({ key }) => reached.has(key)),
      links,
    );
    const parts = partsOf(network, { endsAtRoots: false, depth: Number.POSITIVE_INFINITY });
    const { bits, loops } = joinedTiers(network, parts);
    const slow = slowJoin(own.map((root) => slowAnswer({ root, nodes, links })));
    const idsOf = (some: (link: number) => boolean) =>
      network.links
        .filter((_, at) => some(at))
        .map(({ id }) => id)
        .toSorted();
    expect(companyTiers(network, bits), `seed ${seed}`).toEqual(slow.tiers);
    expect(
      idsOf((link) => loops[link] === 1),
      `seed ${seed}`,
    ).toEqual(slow.loops);
    for (const [at, step] of slow.steps.entries())
      expect(
        idsOf((link) => tiersIn(bits.links[link] ?? 0).includes(at + 1)),
        `seed ${seed}`,
      ).toEqual([...new Set(step.map(({ id }) => id))].toSorted());
    const curves = parts.flatMap((part) => coverageOf(part.network, part.loops, 'confirmed'));
    const counted = own.filter((root) => slowAnswer({ root, nodes, links }).isCounted).length;
    const mean = Array.from({ length: 10 }, (_, at) => curves.reduce((sum, row) => sum + (row[at] ?? 0), 0) / counted);
    if (counted > 0) expect(rounded(mean), `seed ${seed}`).toEqual(rounded(slow.confirmed));
    const atOnce = companyTiers(network, tierBitsIn(network, loopsIn(network)));
    if (JSON.stringify([...atOnce].toSorted()) !== JSON.stringify([...slow.tiers].toSorted())) different += 1;
  }
  // Otherwise the networks would have no cycle that two roots enter.
  expect(different).toBeGreaterThan(RUNS / 20);
}, 300_000);

it('23.1 S2.4 sees both ways into one cycle: tiers 1 and 2 of each, all traced at first and nothing later', () => {
  const nodes = ['A', 'B', 'X', 'Y'].map((key) => ({ key, company: key, isOrigin: false }));
  const links = ['AX', 'BY', 'XY', 'YX'].map(
    ([buyer = '', supplier = '']): NetworkLink => ({
      id: buyer + supplier,
      buyer,
      supplier,
      state: 'confirmed',
      share: 100,
      massShare: null,
    }),
  );
  const network = createNetwork(['A', 'B'], nodes, links);
  const parts = partsOf(network, { endsAtRoots: false, depth: Number.POSITIVE_INFINITY });
  const { bits } = joinedTiers(network, parts);
  expect(Object.fromEntries(companyTiers(network, bits))).toEqual({ X: [1, 2], Y: [1, 2] });
  for (const part of parts)
    expect(coverageOf(part.network, part.loops, 'confirmed')[0]?.slice(0, 3)).toEqual([1, 1, 0]);
});

it('S2.4 finds the company cycles that a search through every path finds, the shortest first', () => {
  let many = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { root, nodes, links } = randomNetwork(seed, FEW);
    const reached = reachedFrom(root, nodes, links);
    const { free } = slowAnswer({ root, nodes, links });
    const slow = slowCycles(
      nodes.filter(({ key }) => reached.has(key)),
      free,
    );
    const { cycles } = answerOf(root, nodes, links);
    const isAll = slow.size <= 100;
    expect(new Set(cycles.map((companies) => companies.join())), `seed ${seed}`).toEqual(
      isAll ? slow : expect.anything(),
    );
    expect(cycles.map(({ length }) => length)).toEqual(cycles.map(({ length }) => length).toSorted((a, b) => a - b));
    many += slow.size;
  }
  expect(many).toBeGreaterThan(RUNS / 5);
}, 300_000);

type Fixture = {
  products: { code: string; company: string; origin_terminal: boolean }[];
  relations: {
    code: string;
    buyer_product: string;
    supplier_product: string;
    spend_share_pct: number;
    status: NetworkLink['state'];
  }[];
  expected: Record<
    string,
    { tiers: Record<string, number[]>; loops: string[]; coverage_confirmed: number[]; coverage_declared: number[] }
  >;
};

it('S2.4 gives tiers, loops and coverage of the fixture with product cycles, to four digits', () => {
  const { cycles }: { cycles: Fixture } = JSON.parse(readFileSync('demo/demo.json', 'utf8'));
  const nodes = cycles.products.map(({ code, company, origin_terminal }) => ({
    key: code,
    company,
    isOrigin: origin_terminal,
  }));
  const links = cycles.relations
    .filter(({ status }) => status !== 'withdrawn' && status !== 'ended')
    .map((relation) => ({
      id: relation.code,
      buyer: relation.buyer_product,
      supplier: relation.supplier_product,
      state: relation.status,
      share: relation.spend_share_pct,
      massShare: null,
    }));
  for (const [root, expected] of Object.entries(cycles.expected)) {
    const found = answerOf(root, nodes, links);
    const digits = (curve: number[]) => curve.slice(0, 6).map((value) => Number(value.toFixed(4)));
    expect(Object.fromEntries(found.tiers)).toEqual(expected.tiers);
    expect(found.loops).toEqual(expected.loops);
    expect(digits(found.confirmed)).toEqual(expected.coverage_confirmed);
    expect(digits(found.declared)).toEqual(expected.coverage_declared);
  }
});

it('S2.4 walks a ladder of doubled links, where paths double with each step, in no time', () => {
  const nodes = Array.from({ length: 4_000 }, (_, at) => ({ key: `P${at}`, company: `C${at}`, isOrigin: false }));
  const links = nodes.slice(2).flatMap(({ key }, at) =>
    [0, 1].map((side): NetworkLink => {
      const buyer = `P${at - (at % 2) + side}`;
      return { id: `${key}-${side}`, buyer, supplier: key, state: 'confirmed', share: 50, massShare: null };
    }),
  );
  const { confirmed, tiers } = answerOf('P0', nodes, links);
  expect(confirmed).toEqual(Array.from({ length: 10 }, () => 1));
  expect(tiers.size).toBe(20);
});
