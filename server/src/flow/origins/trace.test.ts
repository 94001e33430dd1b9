import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { key, NODES, network } from '../../../test/fixtures/flow/trace-networks.ts';
import { aggregate, bandKey, groupSmallest, openGroup } from '../map/grouping.ts';
import { type TraceLink, type TraceNode, traceFrom } from './trace.ts';

const sumOf = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0);

describe('traceFrom', () => {
  it('S2.4 splits every output of a random network into origins and what is unknown, whole to 1e-9', () => {
    fc.assert(
      fc.property(network, ({ nodes, links }) => {
        for (const root of nodes.keys()) {
          const { ends, unknown } = traceFrom(root, nodes, links);
          const shares = ends.map(({ share }) => share.to);
          for (const { share } of ends) expect(share.from).toBe(share.to);
          expect(Math.abs(sumOf(shares) + unknown.to - 1)).toBeLessThan(1e-9);
          expect(Math.min(unknown.from, ...shares)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('S2.4 parts what passed a company from what did not', () => {
    fc.assert(
      fc.property(network, fc.nat(NODES - 1), ({ nodes, links }, at) => {
        const full = traceFrom(key(0), nodes, links);
        const some = traceFrom(key(0), nodes, links, (name) => name === key(at));
        const whole = new Map(full.ends.map(({ key: end, share }) => [end, share.to]));
        for (const { key: end, share } of some.ends) expect(share.to).toBeLessThanOrEqual((whole.get(end) ?? 0) + 1e-9);
        expect(some.unknown.to).toBeLessThanOrEqual(full.unknown.to + 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('22.12 holds every true share of a random network where only bands of others are told', () => {
    fc.assert(
      fc.property(network, ({ nodes, links }) => {
        const exact = traceFrom(key(0), nodes, links);
        const banded = new Map([...nodes].map(([name, row]) => [name, { ...row, isBanded: name !== key(0) }]));
        const shown = traceFrom(key(0), banded, links);
        const truth = new Map(exact.ends.map(({ key: end, share }) => [end, share.from]));
        for (const { key: end, share } of [...shown.ends]) {
          expect(share.from).toBeLessThanOrEqual((truth.get(end) ?? 0) + 1e-9);
          expect(share.to).toBeGreaterThanOrEqual((truth.get(end) ?? 0) - 1e-9);
        }
        expect(shown.unknown.from).toBeLessThanOrEqual(exact.unknown.from + 1e-9);
        expect(shown.unknown.to).toBeGreaterThanOrEqual(exact.unknown.from - 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  it('22.12 tells no more of another company than its bands, whatever its customer weighs it against', () => {
    const plain = { out: null, lines: [], isOrigin: false };
    const nodes = new Map<string, TraceNode>([
      ['own', { ...plain, key: 'own' }],
      ['theirs', { ...plain, key: 'theirs', isBanded: true }],
      ...['x', 'y', 'z'].map((end): [string, TraceNode] => [end, { ...plain, key: end, isOrigin: true }]),
    ]);
    const kg = fc.double({ min: 1e-3, max: 1e9, noNaN: true });
    const [first, second] = [
      fc.double({ min: 0.61, max: 0.69, noNaN: true }),
      fc.double({ min: 0.61, max: 0.69, noNaN: true }),
    ];
    const traceOf = (bought: number, besides: number, part: number) => {
      const sent: [string, string, number][] = [
        ['own', 'theirs', bought],
        ['own', 'z', besides],
        ['theirs', 'x', part],
        ['theirs', 'y', 1 - part],
      ];
      const links = sent.map(([buyer, supplier, weight]) => ({
        id: `${buyer} ${supplier}`,
        buyer,
        supplier,
        lineId: null,
        kg: weight,
        isLoop: false,
      }));
      return traceFrom('own', nodes, links);
    };
    fc.assert(
      fc.property(kg, kg, first, second, (bought, besides, left, right) => {
        expect(traceOf(bought, besides, left)).toEqual(traceOf(bought, besides, right));
      }),
    );
  });

  it('S2.4 weighs lines by what the bill needs and suppliers by what came; what is missing is unknown', () => {
    const lines = [
      { id: 'a', kgPerUnit: 0.6 },
      { id: 'b', kgPerUnit: 0.4 },
    ];
    const leaf = { out: null, lines: [], isOrigin: true };
    const nodes = new Map<string, TraceNode>([
      ['out', { key: 'out', isOrigin: false, out: 100, lines }],
      ...['x', 'y', 'z'].map((end): [string, TraceNode] => [end, { ...leaf, key: end }]),
    ]);
    const from = (supplier: string, lineId: string, kg: number) => ({
      id: supplier,
      buyer: 'out',
      supplier,
      lineId,
      kg,
      isLoop: false,
    });
    const { ends, unknown } = traceFrom('out', nodes, [from('x', 'a', 45), from('y', 'a', 15), from('z', 'b', 30)]);
    expect(ends.map(({ key: end, share }) => [end, Number(share.from.toFixed(9))])).toEqual([
      ['x', 0.45],
      ['y', 0.15],
      ['z', 0.3],
    ]);
    expect(unknown.from).toBeCloseTo(0.1, 9);
  });

  it('S2.4 walks a ladder of doubled links, where paths double with each step, in no time', () => {
    const steps = 2_000;
    const nodes = new Map(
      Array.from({ length: steps }, (_, at): [string, TraceNode] => [
        key(at),
        { key: key(at), isOrigin: at === steps - 1, out: null, lines: [] },
      ]),
    );
    const links = Array.from({ length: steps - 1 }, (_, at) =>
      [0, 1].map(
        (nth): TraceLink => ({
          id: `${at}-${nth}`,
          buyer: key(at),
          supplier: key(at + 1),
          lineId: null,
          kg: 1,
          isLoop: false,
        }),
      ),
    ).flat();
    expect(traceFrom(key(0), nodes, links).ends).toEqual([
      { key: key(steps - 1), share: { from: 1, to: 1 }, isPartial: false },
    ]);
  });
});

describe('aggregate', () => {
  const flow = fc.record({
    from: fc.nat(40).map(key),
    to: fc.nat(40).map(key),
    family: fc.constantFrom('' as const, 'cathode' as const),
    materials: fc.subarray(['nickel', 'lithium'] as const).map((names) => [...names]),
    kg: fc.integer({ min: 0, max: 1_000_000_000 }),
  });
  const levels = [(name: string) => name, (name: string) => name.slice(0, 2), () => 'all'];

  it('S2.4 creates and loses nothing at any level of grouping, however many bands are shown', () => {
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 400 }), fc.integer({ min: 1, max: 60 }), (flows, max) => {
        const whole = sumOf(flows.map(({ kg }) => kg));
        for (const placeOf of levels) {
          const bands = aggregate(flows, ({ from, to }) => ({ from: placeOf(from), to: placeOf(to) }));
          expect(sumOf(bands.map(({ kg }) => kg))).toBe(whole);
          const columnOf = ({ to }: { to: string }) => to.slice(0, 2);
          type Band = (typeof bands)[number];
          const keyOf = (band: Band) => bandKey(band.from, band.to, band);
          const ordering = { max, columnOf, keyOf, weightOf: ({ kg }: Band) => kg };
          const inOrder = (some: Band[]) => some.toSorted((a, b) => b.kg - a.kg || (keyOf(a) < keyOf(b) ? -1 : 1));
          const { shown, groups } = groupSmallest(bands, ordering);
          expect(shown).toEqual(inOrder(bands).slice(0, max));
          const grouped = groups.flatMap((group) => group.bands);
          expect(sumOf([...shown, ...grouped].map(({ kg }) => kg))).toBe(whole);
          expect(shown.length).toBeLessThanOrEqual(max);
          for (const { key: name, bands: members } of groups) {
            const found: string[] = [];
            for (let open = name; open !== ''; ) {
              const opened = openGroup(bands, ordering, open);
              found.push(...(opened?.shown.map(keyOf) ?? []));
              open = opened?.groups[0]?.key ?? '';
            }
            expect(found).toEqual(inOrder(members).map(keyOf));
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
