import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { key, NODES, network } from '../../../test/fixtures/flow/trace-networks.ts';
import { seeded } from '../../../test/fixtures/world/people.ts';
import { bandOfShare } from '../../supply/disclosure/share-band.ts';
import { type TraceLink, type TraceNode, traceFrom } from './trace.ts';

const ROUNDING = 1e-9;
const everything = () => true;
/** The links of a network that carry the material, by their index. */
const carried = fc
  .uniqueArray(fc.nat(120), { maxLength: 121, size: 'max' })
  .map((chosen) => new Set(chosen.map(String)));
/** Walks as the product does: what came to the root itself was chosen before. */
const traced = (nodes: Map<string, TraceNode>, links: TraceLink[], isCarried: (id: string) => boolean) => {
  const first = links.filter(({ buyer }) => buyer === key(0)).map(({ id }) => id);
  return traceFrom(key(0), nodes, links, everything, (id) => first.includes(id) || isCarried(id));
};

/** Returns the bands in which a product's inputs come, and what is missing of them: all that others may know of it. */
const bandsOf = (node: TraceNode, links: TraceLink[]) => {
  const walked = links.map((link) => ({ ...link, isLoop: false }));
  const { steps, unknown } = traceFrom(node.key, new Map([[node.key, node]]), walked);
  const shares = [unknown.to, ...steps.map(({ share }) => share.to)];
  return shares.map((share) => (share <= 0 ? 'none' : bandOfShare(share * 100))).join(' ');
};

/** Changes the weights of all other companies as far as their shares stay in the same bands. */
const weighedAnew = (nodes: Map<string, TraceNode>, links: TraceLink[], seed: number) => {
  const { below } = seeded(seed);
  const byBuyer = Map.groupBy(links, ({ buyer }) => buyer);
  const moved = new Map<string, number>();
  for (const [buyer, own] of byBuyer) {
    const node = nodes.get(buyer);
    if (!node || buyer === key(0)) continue;
    const before = bandsOf(node, own);
    for (let spread = 80; spread >= 1; spread /= 2) {
      const tried = own.map((link) => ({ ...link, kg: link.kg * (1 + (below(200) - 100) * (spread / 10_000)) }));
      if (bandsOf(node, tried) !== before) continue;
      for (const { id, kg } of tried) moved.set(id, kg);
      break;
    }
  }
  return links.map((link) => ({ ...link, kg: moved.get(link.id) ?? link.kg }));
};

describe('traceFrom', () => {
  it('27 splits the weighed mass of a material into origins and what is unknown, whole to 1e-9', () => {
    fc.assert(
      fc.property(network, carried, ({ nodes, links }, chosen) => {
        const bare = new Map([...nodes].map(([name, node]) => [name, { ...node, lines: [] }]));
        const { ends, unknown } = traced(bare, links, (id) => chosen.has(id));
        const sum = ends.reduce((total, { share }) => total + share.to, unknown.to);
        expect(Math.abs(sum - 1)).toBeLessThan(ROUNDING);
        for (const { share } of ends) expect(share.from).toBeCloseTo(share.to, 9);
      }),
      { numRuns: 300 },
    );
  });

  it('27 holds every true share of a material where only bands of others are told', () => {
    fc.assert(
      fc.property(network, carried, ({ nodes, links }, chosen) => {
        const isCarried = (id: string) => chosen.has(id);
        const bare = new Map([...nodes].map(([name, node]) => [name, { ...node, lines: [] }]));
        const banded = new Map([...bare].map(([name, node]) => [name, { ...node, isBanded: name !== key(0) }]));
        const truth = new Map(traced(bare, links, isCarried).ends.map((end) => [end.key, end.share.from]));
        for (const { key: end, share } of traced(banded, links, isCarried).ends) {
          expect(share.from).toBeLessThanOrEqual((truth.get(end) ?? 0) + ROUNDING);
          expect(share.to).toBeGreaterThanOrEqual((truth.get(end) ?? 0) - ROUNDING);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('27 never walks behind goods that do not contain the material', () => {
    fc.assert(
      fc.property(network, fc.nat(NODES - 1), ({ nodes, links }, at) => {
        const { steps } = traced(nodes, links, (id) => links[Number(id)]?.supplier !== key(at));
        const isFirst = (id: string) => links.find((link) => link.id === id)?.buyer === key(0);
        expect(steps.filter(({ id }) => links[Number(id)]?.supplier === key(at) && !isFirst(id))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('27 answers the same in two worlds that differ only in the weights that the viewer may not know', () => {
    let differing = 0;
    fc.assert(
      fc.property(network, carried, fc.nat(1e6), ({ nodes, links }, chosen, seed) => {
        const isCarried = (id: string) => chosen.has(id);
        const other = weighedAnew(nodes, links, seed);
        const banded = new Map([...nodes].map(([name, node]) => [name, { ...node, isBanded: name !== key(0) }]));
        expect(traced(banded, other, isCarried)).toEqual(traced(banded, links, isCarried));
        const sum = (some: TraceLink[]) => JSON.stringify(traced(nodes, some, isCarried).ends);
        if (sum(other) !== sum(links)) differing += 1;
      }),
      { numRuns: 200 },
    );
    expect(differing).toBeGreaterThan(40);
  });

  it('27 follows the cobalt of a cathode and not its lithium, and tells no more than the bands of all inputs', () => {
    const leaf = { out: null, lines: [], isOrigin: true };
    const nodes = new Map<string, TraceNode>([
      ['own', { key: 'own', out: null, lines: [], isOrigin: false }],
      ['cathode', { key: 'cathode', out: null, lines: [], isOrigin: false, isBanded: true }],
      ...['congo', 'finland', 'chile'].map((end): [string, TraceNode] => [end, { ...leaf, key: end }]),
    ]);
    const sent = (congo: number) =>
      (
        [
          ['own', 'cathode', 1],
          ['cathode', 'congo', congo],
          ['cathode', 'finland', 0.5 - congo],
          ['cathode', 'chile', 0.5],
        ] as const
      ).map(([buyer, supplier, kg]) => ({ id: supplier, buyer, supplier, kg, lineId: null, isLoop: false }));
    const trace = (congo: number) => traceFrom('own', nodes, sent(congo), everything, (id) => id !== 'chile');
    expect(
      trace(0.2)
        .ends.map((end) => end.key)
        .toSorted(),
    ).toEqual(['congo', 'finland']);
    // Both are in the same bands, so the answers are alike.
    expect(trace(0.22)).toEqual(trace(0.25));
  });
});
