import { expect, it } from 'vitest';
import {
  MATERIAL,
  type MaterialWorld,
  randomMaterialWorld,
  slowPaths,
  slowShares,
} from '../../../test/fixtures/supply/material-networks.ts';
import { isGate } from '../../../test/suite.ts';
import type { Bounds } from '../tiers/coverage-bounds.ts';
import { createNetwork } from '../tiers/network.ts';
import { loopsIn } from '../tiers/network-loops.ts';
import { orderedNetwork } from './carrying.ts';
import { type InputFacts, materialGraph } from './inputs.ts';
import { passingOf } from './passing.ts';
import { pathsOf } from './paths.ts';
import { at, sharesFrom, sharesOf } from './shares.ts';

const WORLDS = isGate ? 300 : 3_000;
const KINDS = ['confirmed', 'declared', 'unknown'] as const;
const EXACT = 9;

const exactly = (share: number): Bounds => ({ from: share, to: share });

/** Builds the graph as it is, or as it is shown. */
const graphOf = (world: MaterialWorld, kind: 'true' | 'shown') => {
  const { root, nodes, links, contents, inputs, truth, shown, massOf } = world;
  const network = createNetwork([root], nodes, links);
  const index = new Map(links.map((link, nth) => [link, nth]));
  const place = network.links.map((link) => index.get(link) ?? 0);
  const isBillKnown = (node: number) => kind === 'true' || node % 3 === 0;
  const facts: InputFacts = {
    shares: place.map((nth) => (kind === 'true' ? exactly(truth[nth] ?? 0) : (shown[nth] ?? exactly(0)))),
    inputs: Int32Array.from(place, (nth) => inputs[nth] ?? 0),
    bill: {
      stated: () => [],
      massOf: (node, input) => (isBillKnown(node) ? massOf(nodes[node]?.key ?? '', input) : null),
    },
  };
  const ordered = orderedNetwork(network, loopsIn(network), contents);
  return { graph: materialGraph(ordered, facts, MATERIAL), place, root: network.roots[0] ?? 0 };
};

const worlds = Array.from({ length: WORLDS }, (_, seed) => randomMaterialWorld(seed + 1, 8));

it('27.3 makes one of what is confirmed, declared and unknown, as every path one by one gives it', () => {
  let carried = 0;
  for (const [seed, world] of worlds.entries()) {
    const { graph, root } = graphOf(world, 'true');
    const slow = slowShares(world, slowPaths(world));
    const shares = sharesOf(graph);
    for (const kind of KINDS) {
      const { from, to } = at(shares[kind], root);
      expect(from, `world ${seed}, ${kind}`).toBeCloseTo(slow[kind], EXACT);
      expect(to, `world ${seed}, ${kind}`).toBeCloseTo(slow[kind], EXACT);
    }
    const whole = KINDS.reduce((sum, kind) => sum + at(shares[kind], root).from, 0);
    expect(whole).toBeCloseTo(1, EXACT);
    if (slow.unknown < 1) carried += 1;
  }
  expect(carried).toBeGreaterThan(WORLDS / 10);
});

const expectWithin = (value: number, { from, to }: Bounds, name: string) => {
  expect(from, name).toBeLessThanOrEqual(value + 1e-9);
  expect(to, name).toBeGreaterThanOrEqual(value - 1e-9);
};

it('27.3 holds the true shares between the bounds that are shown, at every end and on every link', () => {
  for (const [seed, world] of worlds.entries()) {
    const { graph, place, root } = graphOf(world, 'shown');
    const paths = slowPaths(world);
    const slow = slowShares(world, paths);
    const shares = sharesOf(graph);
    for (const kind of KINDS) expectWithin(slow[kind], at(shares[kind], root), `world ${seed}, ${kind}`);
    const passing = passingOf(graph, root);
    for (const [nth, link] of place.entries()) {
      const share = paths.filter(({ links }) => links.includes(link)).reduce((sum, path) => sum + path.share, 0);
      expectWithin(share, passing.links[nth] ?? exactly(0), `world ${seed}, link ${nth}`);
    }
    for (const [node, { key, isOrigin }] of world.nodes.entries()) {
      const ending = paths.filter(({ kind, end }) => kind !== 'gap' && end === key);
      const share = ending.reduce((sum, path) => sum + path.share, 0);
      const isLast = isOrigin || (graph.carries[node] && !graph.inputs[node]?.length);
      if (isLast) expectWithin(share, passing.nodes[node] ?? exactly(0), `world ${seed}, node ${node}`);
      if (!isOrigin) continue;
      const stated = ending.filter(({ links }) => links.every((link) => world.links[link]?.state !== 'unidentified'));
      const sum = stated.reduce((total, path) => total + path.share, 0);
      expectWithin(
        sum,
        at(
          sharesFrom(graph, 'declared', (one) => one === node),
          root,
        ),
        `world ${seed}, end ${node}`,
      );
    }
  }
});

it('27.3 lists the heaviest paths first, and counts the others', () => {
  for (const [seed, world] of worlds.entries()) {
    const { graph, place, root } = graphOf(world, 'true');
    const slow = slowPaths(world).filter(({ share }) => share > 1e-8);
    if (slow.length > 500) continue;
    const { paths, count } = pathsOf(graph, root, Number.POSITIVE_INFINITY, (link) => link);
    const listed = paths.filter(({ share }) => share.from > 1e-8);
    const wordOf = (links: number[], kind: string) => `${links.join()} ${kind}`;
    const sumBy = (found: { word: string; share: number }[]) =>
      new Map(
        [...Map.groupBy(found, ({ word }) => word)].map(([word, own]) => [
          word,
          own.reduce((sum, { share }) => sum + share, 0),
        ]),
      );
    const ours = listed.map(({ links, end, share }) => ({
      word: wordOf(
        links.map((link) => place[link] ?? 0),
        end,
      ),
      share: share.from,
    }));
    const theirs = slow.map(({ links, kind, share }) => ({ word: wordOf(links, kind), share }));
    const wanted = sumBy(theirs);
    for (const [word, share] of sumBy(ours))
      expect(share, `world ${seed}, ${word}`).toBeCloseTo(wanted.get(word) ?? 0, 7);
    expect(sumBy(ours).size).toBe(wanted.size);
    const shares = paths.map(({ share }) => share.from);
    for (const [nth, share] of shares.entries())
      expect(share, `world ${seed}`).toBeLessThanOrEqual((shares[nth - 1] ?? 1) + 1e-12);
    expect(count).toBe(paths.length);
    for (const limit of [1, 2, 5])
      expect(pathsOf(graph, root, limit, (link) => link).paths).toEqual(paths.slice(0, limit));
  }
});

it('27.3 answers for thousands of links, however many paths they make', () => {
  const [depth, width, each] = [10, 25, 20];
  const nodes = Array.from({ length: depth * width + 1 }, (_, at) => ({
    key: `P${at}`,
    company: `C${at}`,
    isOrigin: at > (depth - 1) * width,
  }));
  const links = nodes.flatMap(({ key, isOrigin }, at) => {
    if (isOrigin) return [];
    const next = at === 0 ? 1 : 1 + width * Math.ceil(at / width);
    return Array.from({ length: each }, (_, nth) => {
      const supplier = `P${next + ((at + nth) % width)}`;
      const base = { id: `${key}.${supplier}`, buyer: key, supplier, share: null, massShare: null };
      return { ...base, state: nth % 7 === 0 ? ('proposed' as const) : ('confirmed' as const) };
    });
  });
  const network = createNetwork(['P0'], nodes, links);
  const contents = nodes.map(({ isOrigin }) => ({
    materials: isOrigin ? [MATERIAL] : [],
    family: '',
    isUnspoken: false,
  }));
  const facts = { shares: links.map(() => exactly(1 / each)), inputs: new Int32Array(links.length) };
  const graph = materialGraph(orderedNetwork(network, loopsIn(network), contents), facts, MATERIAL);
  expect(links.length).toBeGreaterThan(4_500);
  const { paths, count } = pathsOf(graph, 0, 100, (link) => link);
  expect(paths).toHaveLength(100);
  expect(count).toBe(1_000_000);
  const { confirmed, declared, unknown } = sharesOf(graph);
  expect(at(unknown, 0).to).toBeCloseTo(0, EXACT);
  expect(at(confirmed, 0).from + at(declared, 0).from).toBeCloseTo(1, EXACT);
});

it('28.2 lists the heaviest of 150,000 suppliers of one product', () => {
  const count = 150_000;
  const nodes = Array.from({ length: count + 1 }, (_, at) => ({ key: `P${at}`, company: `C${at}`, isOrigin: at > 0 }));
  const links = nodes.slice(1).map(({ key }) => {
    const link = { id: key, buyer: 'P0', supplier: key, state: 'confirmed' as const };
    return { ...link, share: null, massShare: null };
  });
  const network = createNetwork(['P0'], nodes, links);
  const contents = nodes.map(() => ({ materials: [MATERIAL], family: '', isUnspoken: false }));
  const weights = links.map((_, at) => count + at);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const facts = { shares: weights.map((weight) => exactly(weight / whole)), inputs: new Int32Array(count) };
  const graph = materialGraph(orderedNetwork(network, loopsIn(network), contents), facts, MATERIAL);
  const { paths, count: all } = pathsOf(graph, 0, 100, (link) => link);
  expect(all).toBe(count);
  expect(paths.map(({ links: own }) => own)).toEqual(Array.from({ length: 100 }, (_, nth) => [count - 1 - nth]));
  expect(at(sharesOf(graph).confirmed, 0).from).toBeCloseTo(1, EXACT);
});
