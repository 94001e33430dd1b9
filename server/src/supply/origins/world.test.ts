import { expect, it } from 'vitest';
import {
  MATERIAL,
  type MaterialWorld,
  randomMaterialWorld,
  slowPaths,
  slowShares,
} from '../../../test/fixtures/supply/material-networks.ts';
import { slowAnswer } from '../../../test/fixtures/supply/networks.ts';
import { seeded } from '../../../test/fixtures/world/people.ts';
import { isGate } from '../../../test/suite.ts';
import { createView } from '../disclosure/chain-view.ts';
import { createDisclosure } from '../disclosure/disclosure.ts';
import { bandOfShare } from '../disclosure/share-band.ts';
import type { Chain } from '../tiers/chain.ts';
import { BAND_BOUNDS } from '../tiers/coverage.presenter.ts';
import { createNetwork } from '../tiers/network.ts';
import type { ReachedLink } from '../tiers/reached-links.store.ts';
import type { BillLine } from './bill.store.ts';
import { figuresOf, rootFigures } from './figures.ts';
import { pathsShown } from './origin.presenter.ts';
import { at } from './shares.ts';
import { originWorld } from './world.ts';

const WORLDS = isGate ? 200 : 2_000;
const KINDS = ['confirmed', 'declared', 'unknown'] as const;
const PERCENT = 100;
const TIERS_MAX = 10;

/** Leaves out what a loaded chain never has: links behind a point of origin or behind somebody unknown. */
const cleaned = (world: MaterialWorld): MaterialWorld => {
  const isBare = world.nodes.map(({ isOrigin }, at) => isOrigin || world.contents[at]?.isUnspoken === true);
  const isKept = world.links.map(({ buyer }) => !isBare[world.nodes.findIndex(({ key }) => key === buyer)]);
  const kept = <T>(values: T[]) => values.filter((_, at) => isKept[at]);
  return {
    ...world,
    nodes: world.nodes.map((node, at) => ({
      ...node,
      isOrigin: node.isOrigin && world.contents[at]?.isUnspoken !== true,
    })),
    links: kept(world.links),
    inputs: kept(world.inputs),
    truth: kept(world.truth),
  };
};

/** Builds the chain that the viewer who owns these products loads. Who names whom differs from link to link. */
const chainOf = ({ nodes, links, contents, inputs, truth }: MaterialWorld, roots: string[], seed: number): Chain => {
  const viewerId = nodes[0]?.company ?? '';
  const place = new Map(nodes.map(({ key }, at) => [key, at]));
  const goods = nodes.map((node, at): Chain['goods'][number] => ({
    ...node,
    company: contents[at]?.isUnspoken ? node.key : node.company,
    companyId: contents[at]?.isUnspoken ? null : node.company,
    hs: '',
    family: contents[at]?.family === 'recycled' ? 'recycled' : '',
    materials: contents[at]?.materials.length ? [MATERIAL] : [],
  }));
  const reached = links.map((link, at): ReachedLink => {
    const [buyer, supplier] = [goods[place.get(link.buyer) ?? -1], goods[place.get(link.supplier) ?? -1]];
    const input = inputs[at] ?? 0;
    const isStated = (seed + at) % 5 !== 0;
    return {
      ...link,
      buyerId: buyer?.companyId ?? '',
      productId: supplier?.companyId ? supplier.key : null,
      supplierId: supplier?.companyId ?? null,
      // A number that no other link has stands for a link without a line.
      inputId: input >= 100 ? null : `${link.buyer} ${input}`,
      inputShare: isStated ? (truth[at] ?? 0) * PERCENT : null,
      hs: '',
      family: supplier?.family ?? '',
      materials: supplier?.materials ?? [],
      buyerOnward: (seed + at) % 2 === 0,
      supplierOnward: (seed + at) % 3 !== 0,
      country: '',
      company: '',
    };
  });
  const partners = [
    ...new Set(reached.flatMap(({ buyerId, supplierId }) => (buyerId === viewerId ? (supplierId ?? []) : []))),
  ];
  const disclosure = createDisclosure({
    hash: (text) => text,
    viewerId,
    today: '2026-11-15',
    partners: partners.map((id) => ({ id, isConfirmed: true, isDisputed: false })),
    grants: [],
  });
  return {
    roots: roots.map((id) => ({ id, name: id, hs: '', family: '' as const, materials: [], isOrigin: false })),
    goods,
    links: reached,
    companies: new Map(),
    disclosure,
    network: createNetwork(roots, goods, reached),
  };
};

const figuresFor = (world: MaterialWorld, roots: string[], seed: number) => {
  const chain = chainOf(world, roots, seed);
  const seen = originWorld(chain, createView(chain), new Map(), new Map());
  return seen.parts.flatMap((part) => {
    const { shares, graph } = figuresOf(seen, part, MATERIAL);
    return graph.network.roots.map((root) => ({
      root: graph.network.nodes[root]?.key ?? '',
      carries: graph.carries[root] === 1,
      shares: KINDS.map((kind) => at(shares[kind], root)),
    }));
  });
};

/** Returns whether the view is the true network unfolded: the viewer is not met again, and nothing is cut off. */
const isPlain = ({ root, nodes, links }: MaterialWorld) => {
  const { loops, tiers } = slowAnswer({ root, nodes, links });
  const deepest = Math.max(0, ...[...tiers.values()].flat());
  return loops.length === 0 && deepest < TIERS_MAX && !tiers.has(nodes[0]?.company ?? '');
};

const worlds = Array.from({ length: WORLDS }, (_, seed) => cleaned(randomMaterialWorld(seed + 50_000, 9)));

it('27.3 shows ranges that hold what is true on the whole network, whatever is masked', () => {
  let compared = 0;
  for (const [seed, world] of worlds.entries()) {
    if (!isPlain(world)) continue;
    const [found] = figuresFor(world, [world.root], seed);
    const slow = slowShares(world, slowPaths(world));
    for (const [nth, kind] of KINDS.entries()) {
      const { from = 1, to = 0 } = found?.shares[nth] ?? {};
      expect(from, `world ${seed}, ${kind}`).toBeLessThanOrEqual(slow[kind] + 1e-9);
      expect(to, `world ${seed}, ${kind}`).toBeGreaterThanOrEqual(slow[kind] - 1e-9);
    }
    if (slow.unknown < 1) compared += 1;
  }
  expect(compared).toBeGreaterThan(WORLDS / 20);
});

it('27.3 says the same of a product alone and beside all others', () => {
  let compared = 0;
  for (const [seed, world] of worlds.entries()) {
    const own = world.nodes.filter(({ company }) => company === world.nodes[0]?.company).map(({ key }) => key);
    const together = figuresFor(world, own, seed);
    for (const root of own) {
      const [alone] = figuresFor(world, [root], seed);
      expect(
        together.find((one) => one.root === root),
        `world ${seed}, ${root}`,
      ).toEqual(alone);
      if (own.length > 1 && alone?.carries) compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(WORLDS / 20);
});

/** Changes what the viewer may not know: shares of others within their bands, and whatever their bills say. */
const changedBehindBands = (world: MaterialWorld, seed: number): MaterialWorld => {
  const { below } = seeded(seed + 90_000);
  const viewer = world.nodes[0]?.company;
  const isOwn = (buyer: string) => world.nodes.find(({ key }) => key === buyer)?.company === viewer;
  const truth = world.truth.map((share, at) => {
    const band = bandOfShare(share * PERCENT);
    if (band === '' || isOwn(world.links[at]?.buyer ?? '')) return share;
    const { from, to } = BAND_BOUNDS[band];
    return from + ((to - from) * (1 + below(998))) / 1_000;
  });
  return { ...world, truth };
};

/** Returns bills that state every line, of everybody but the viewer. */
const billsOfOthers = ({ nodes }: MaterialWorld, seed: number) => {
  const { below } = seeded(seed + 91_000);
  const lineOf = (key: string, nth: number): BillLine => ({
    id: `${key} ${nth}`,
    massShare: below(50),
    materials: [{ material: MATERIAL, massFraction: below(100) }],
  });
  const others = nodes.filter(({ company }) => company !== nodes[0]?.company);
  return new Map(others.map(({ key }) => [key, [0, 1, 2].map((nth) => lineOf(key, nth))]));
};

/** Returns everything about one material that an answer is made of. */
const answerFor = (world: MaterialWorld, seed: number, bills: Map<string, BillLine[]>) => {
  const chain = chainOf(world, [world.root], seed);
  const seen = originWorld(chain, createView(chain), bills, new Map());
  return seen.parts.map((part) => {
    const found = figuresOf(seen, part, MATERIAL);
    const [root = -1] = found.graph.network.roots;
    const { passing, ...figures } = rootFigures(seen, found, root);
    return {
      ...figures,
      ...pathsShown(seen, found, root, { passing, rows: [] }),
      companies: seen.shown.companiesAt(seen.view.places.keys()),
    };
  });
};

/** Worlds of which the viewer sees something in bands, and in which what is behind these bands makes a difference. */
const telling = () => {
  const found: { seed: number; world: MaterialWorld; other: MaterialWorld }[] = [];
  for (let seed = 60_000; found.length < WORLDS; seed += 1) {
    const made = randomMaterialWorld(seed, 12);
    const contents = made.contents.map((one) => (one.isUnspoken ? one : { ...one, materials: [MATERIAL] }));
    const world = cleaned({ ...made, contents });
    const other = changedBehindBands(world, seed);
    const [one = [], next = []] = [world, other].map((some) => slowPaths(some).map(({ share }) => share));
    if (one.some((share, at) => Math.abs(share - (next[at] ?? 0)) > 0.01)) found.push({ seed, world, other });
  }
  return found;
};

it('27.3 22.2 answers the same in two worlds that differ only in what the viewer may not know', () => {
  let told = 0;
  for (const { seed, world, other } of telling()) {
    const answer = answerFor(world, seed, new Map());
    expect(answerFor(other, seed, billsOfOthers(world, seed)), `world ${seed}`).toEqual(answer);
    for (const { shares, basis, steps } of answer) {
      // Each share comes with its links and with how exactly the share of each link is known.
      expect(basis.exact + basis.banded + basis.unknown, `world ${seed}`).toBe(basis.links);
      expect(steps.length, `world ${seed}`).toBeLessThanOrEqual(basis.links);
      if (shares.confirmed.to > 0 || shares.declared.to > 0) expect(basis.links, `world ${seed}`).toBeGreaterThan(0);
      if (basis.banded > 0 && shares.unknown.from < 100) told += 1;
    }
  }
  expect(told).toBeGreaterThan(WORLDS / 10);
});
