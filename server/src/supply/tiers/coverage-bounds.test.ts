import { SHARE_BANDS } from '@ieum/contract';
import { expect, it } from 'vitest';
import { randomNetwork } from '../../../test/fixtures/supply/networks.ts';
import { type BoundsWorld, slowBounds } from '../../../test/fixtures/supply/slow-bounds.ts';
import { seeded } from '../../../test/fixtures/world/people.ts';
import { isGate } from '../../../test/suite.ts';
import { bandOfShare } from '../disclosure/share-band.ts';
import { BAND_BOUNDS } from './coverage.presenter.ts';
import { coverageBounds } from './coverage-bounds.ts';
import { disclosedSums } from './coverage-sums.ts';
import { createNetwork, type NetworkLink, type NetworkNode } from './network.ts';
import { coverageOf } from './network-coverage.ts';
import { loopsIn } from './network-loops.ts';

const WORLDS = isGate ? 40 : 400;
/** Number of worlds that one test tries. */
const PART = 40;
const PARTS = Array.from({ length: WORLDS / PART }, (_, nth) => [nth * PART + 1, (nth + 1) * PART] as const);
const READINGS = 12;
const OWN = 'P0';
const KINDS = ['confirmed', 'declared'] as const;
const STATES = ['confirmed', 'confirmed', 'confirmed', 'proposed', 'unidentified'] as const;

const shown = (links: NetworkLink[]) =>
  links.map(({ buyer, share }) => {
    const own = (share ?? 0) / 100;
    return buyer === OWN
      ? { from: own, to: own, isOthers: false, own }
      : { ...BAND_BOUNDS[bandOfShare(share)], isOthers: true };
  });

const boundsIn = (nodes: NetworkNode[], links: NetworkLink[]) => {
  const network = createNetwork([OWN], nodes, links);
  const loops = loopsIn(network);
  return { network, loops, bounds: coverageBounds(network, loops, 'share', shown(network.links)) };
};

/** Builds a product whose suppliers buy from a few others each, two steps deep; shares never exceed the whole. */
const treeOf = (seed: number): Pick<BoundsWorld, 'nodes' | 'links'> => {
  const { below, oneOf } = seeded(seed);
  const nodes: NetworkNode[] = [{ key: OWN, company: OWN, isOrigin: false }];
  const links: NetworkLink[] = [];
  const buy = (buyer: string, depth: number) => {
    let left = 100;
    for (let nth = 1 + below(depth === 0 ? 3 : 4); nth > 0; nth -= 1) {
      const key = `P${nodes.length}`;
      const share = below(9) === 0 ? null : Math.min(left, below(60) + below(100) / 100);
      left -= share ?? 0;
      const isOrigin = below(4) === 0;
      nodes.push({ key, company: key, isOrigin });
      const state = depth === 0 ? 'confirmed' : oneOf(STATES);
      links.push({ id: `L${links.length}`, buyer, supplier: key, state, share, massShare: null });
      if (!isOrigin && depth < 2) buy(key, depth + 1);
    }
  };
  buy(OWN, 0);
  return { nodes, links };
};

it('22.12 has the bands’ ends where the bands end', () => {
  for (let share = 0; share <= 100; share += 0.5) {
    const { from, to } = BAND_BOUNDS[bandOfShare(share)];
    expect(share / 100).toBeGreaterThanOrEqual(from);
    expect(share / 100).toBeLessThanOrEqual(to);
  }
  expect(Object.keys(BAND_BOUNDS)).toEqual([...SHARE_BANDS]);
});

it('22.12 holds the true coverage between its bounds, with loops, origins and shares over the whole', () => {
  for (let seed = 1; seed <= WORLDS * 2; seed += 1) {
    const { nodes, links } = randomNetwork(seed, 24);
    const { network, loops, bounds } = boundsIn(nodes, links);
    for (const kind of KINDS) {
      const [truth = []] = coverageOf(network, loops, kind);
      for (const [at, value] of truth.entries()) {
        const { from = 1, to = 0 } = bounds[kind][0]?.[at] ?? {};
        expect(from, `seed ${seed}, tier ${at + 1}`).toBeLessThanOrEqual(value + 1e-9);
        expect(to, `seed ${seed}, tier ${at + 1}`).toBeGreaterThanOrEqual(value - 1e-9);
        if (at === 0) expect(to - from).toBeLessThan(1e-9);
      }
    }
  }
});

it('22.12 is as narrow as own shares, bands and told sums allow: every corner tried gives the same', () => {
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const { nodes, links } = treeOf(seed);
    const { bounds } = boundsIn(nodes, links);
    for (const kind of KINDS) {
      const slow = slowBounds({ root: OWN, nodes, links, shares: shown(links) }, kind);
      for (const [at, [least, most]] of slow.entries()) {
        expect(bounds[kind][0]?.[at]?.from, `seed ${seed}`).toBeCloseTo(least, 6);
        expect(bounds[kind][0]?.[at]?.to, `seed ${seed}`).toBeCloseTo(most, 6);
      }
    }
  }
});

it.each([100, 50_000])('28.2 is as narrow when a supplier buys from %d others in no order', (count) => {
  const { below } = seeded(count);
  // What the others buy from the origin: the first three and four bring the least, whatever else they supply.
  const bought = [5, 5, 5, 20, 20, 20, 20, ...Array.from({ length: count - 7 }, (_, nth) => (nth % 2 === 0 ? 45 : 80))];
  for (let at = count - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [bought[at], bought[other]] = [bought[other] ?? 0, bought[at] ?? 0];
  }
  const node = (key: string, isOrigin = false): NetworkNode => ({ key, company: key, isOrigin });
  const link = (buyer: string, supplier: string, share: number): NetworkLink => ({
    ...{ id: `${buyer} ${supplier}`, buyer, supplier, share },
    ...{ state: 'confirmed', massShare: null },
  });
  const others = bought.map((_, at) => `S${at}`);
  const { bounds } = boundsIn(
    [node(OWN), node('top'), node('mine', true), ...others.map((key) => node(key))],
    [
      link(OWN, 'top', 100),
      ...others.map((key) => link('top', key, 100 / count)),
      ...others.map((key, at) => link(key, 'mine', bought[at] ?? 0)),
    ],
  );
  // Each supplies a tenth at most: three bring nothing for sure, four a tenth of it, and the rest three tenths.
  const least = 3 * 0.1 * 0 + 4 * 0.1 * 0.1 + 0.3 * 0.3;
  expect(bounds.confirmed[0]?.[2]?.from).toBeCloseTo(least, 9);
  expect(bounds.confirmed[0]?.[2]?.to).toBeCloseTo(1, 9);
});

/** Returns everything that the owner of this product reads while choosing its own shares in many ways. */
const readingsOf = (nodes: NetworkNode[], links: NetworkLink[], seed: number) => {
  const { below } = seeded(seed);
  const own = links.filter(({ buyer }) => buyer === OWN);
  const choices = Array.from({ length: READINGS }, (_, nth) =>
    own.map((_, at) => (nth < own.length ? Number(nth === at) * 99.98 + 0.01 : below(10_000) / 100 / own.length)),
  );
  return choices.flatMap((chosen) => {
    const changed = links.map((link) =>
      link.buyer === OWN ? { ...link, share: chosen[own.indexOf(link)] ?? 0 } : link,
    );
    const { bounds } = boundsIn(nodes, changed);
    return KINDS.flatMap((kind) => bounds[kind][0]?.flatMap(({ from, to }) => [from, to]) ?? []);
  });
};

it.each(PARTS)(
  '22.12 a viewer who changes own shares and reads again finds each band as it was, or half of it beside two others: %d to %d',
  (first, last) => {
    let [few, many] = [0, 0];
    for (let seed = first; seed <= last; seed += 1) {
      const { nodes, links } = treeOf(seed);
      const read = readingsOf(nodes, links, seed);
      for (const link of links.filter(({ buyer, share }) => buyer !== OWN && share !== null)) {
        const beside = links.filter(({ buyer }) => buyer === link.buyer);
        const { least, room } = roomOf(link, beside);
        const worlds = Array.from({ length: STEPS + 1 }, (_, step) =>
          otherShares(link, beside, Math.min(least + (room * step) / STEPS, least + room - EDGE)),
        ).filter((shares) => shares !== undefined);
        for (const shares of [worlds[0], worlds.at(-1)]) {
          const variant = links.map((row) => ({ ...row, share: shares?.get(row.id) ?? row.share }));
          const differences = readingsOf(nodes, variant, seed).map((value, at) => Math.abs(value - (read[at] ?? 0)));
          expect(Math.max(...differences), `seed ${seed}, ${link.id}`).toBeLessThan(1e-5);
        }
        const isFew = beside.filter(({ state, share }) => state !== 'unidentified' && share !== null).length < 3;
        if (isFew) few += 1;
        else many += 1;
        const kept = (worlds.length - 1) / STEPS;
        expect(kept, `seed ${seed}, ${link.id} of ${beside.map(({ share }) => share)}`).toBeGreaterThan(
          isFew ? 0.97 : 0.45,
        );
      }
    }
    expect(Math.min(few, many)).toBeGreaterThan(100);
  },
);

const STEPS = 40;
const EDGE = 1e-7;
const bandOf = ({ share }: NetworkLink) => BAND_BOUNDS[bandOfShare(share)];

/** Returns where a share may be by its own band and by what the bands of its neighbours leave of the whole. */
const roomOf = (link: NetworkLink, beside: NetworkLink[]) => {
  const { from, to } = bandOf(link);
  const spare = beside.reduce((left, row) => left - bandOf(row).from, 1);
  return { least: from, room: Math.min(to - from, spare) };
};

/** Returns the sums that are disclosed of these links. */
const disclosedOf = (beside: NetworkLink[], shares: Map<string, number>) => {
  const parts = beside.map((row) => {
    const { from, to } = bandOf(row);
    return { least: from, span: to - from, share: (shares.get(row.id) ?? 0) / 100, isOthers: true };
  });
  const counted = beside.map(({ state }) => (state === 'confirmed' ? 2 : Number(state !== 'unidentified')));
  const spare = parts.reduce((left, { least }) => left - least, 1);
  return JSON.stringify(disclosedSums(parts, counted, spare).map(({ places, more }) => [places, more.toFixed(7)]));
};

/** Returns shares of the same bands with the same disclosed sums and this share as wanted, if there are any. */
const otherShares = (link: NetworkLink, beside: NetworkLink[], wanted: number) => {
  const now = new Map(beside.flatMap(({ id, share }): [string, number][] => (share === null ? [] : [[id, share]])));
  const disclosed = disclosedOf(beside, now);
  const isStated = ({ state }: NetworkLink) => state !== 'unidentified';
  const isConfirmed = ({ state }: NetworkLink) => state === 'confirmed';
  const groups = [
    [link],
    beside.filter(isStated),
    beside.filter(isConfirmed),
    beside.filter((row) => isStated(row) && !isConfirmed(row)),
    beside.filter((row) => !isStated(row)),
    beside,
  ];
  const others = beside.filter((row) => row !== link && row.share !== null);
  for (const group of groups.filter((members) => members.includes(link))) {
    const moved = others.filter((row) => group.includes(row));
    const span = moved.reduce((sum, row) => sum + bandOf(row).to - bandOf(row).from, 0);
    const sum = moved.reduce((total, row) => total + (row.share ?? 0) / 100 - bandOf(row).from, 0);
    const kept = sum + (link.share ?? 0) / 100 - wanted;
    for (const more of [kept, ...Array.from({ length: STEPS + 1 }, (_, step) => (span * step) / STEPS)]) {
      const part = span === 0 ? 0 : more / span;
      if (part < -EDGE || part > 1 + EDGE) continue;
      const shares = new Map(now).set(link.id, wanted * 100);
      for (const row of moved) {
        const { from, to } = bandOf(row);
        shares.set(row.id, Math.min(100 * (from + (to - from) * Math.max(0, part)), 100 * (to - EDGE)));
      }
      const whole = [...shares.values()].reduce((total, share) => total + share, 0);
      if (whole <= 100 + EDGE / 10 && disclosedOf(beside, shares) === disclosed) return shares;
    }
  }
  return undefined;
};
