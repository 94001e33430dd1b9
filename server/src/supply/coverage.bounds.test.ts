import { SHARE_BANDS } from '@ieum/contract';
import { expect, it } from 'vitest';
import { randomNetwork } from '../../test/networks.ts';
import { seeded } from '../../test/people.ts';
import { type BoundsWorld, slowBounds } from '../../test/slow-bounds.ts';
import { isGate } from '../../test/suite.ts';
import { coverageBounds } from './coverage.bounds.ts';
import { BAND_BOUNDS } from './coverage.presenting.ts';
import { coverageOf } from './network.coverage.ts';
import { loopsIn } from './network.loops.ts';
import { createNetwork, type NetworkLink, type NetworkNode } from './network.ts';
import { bandSeen } from './sight.ts';

const WORLDS = isGate ? 100 : 400;
const OWN = 'P0';
const KINDS = ['confirmed', 'declared'] as const;
const STATES = ['confirmed', 'confirmed', 'confirmed', 'proposed', 'unidentified'] as const;

const shown = (links: NetworkLink[]) =>
  links.map(({ buyer, share }) => {
    const own = (share ?? 0) / 100;
    return buyer === OWN
      ? { from: own, to: own, isOthers: false, own }
      : { ...BAND_BOUNDS[bandSeen(share)], isOthers: true };
  });

const boundsIn = (nodes: NetworkNode[], links: NetworkLink[]) => {
  const network = createNetwork([OWN], nodes, links);
  const loops = loopsIn(network);
  return { network, loops, bounds: coverageBounds(network, loops, 'share', shown(network.links)) };
};

/** A product whose suppliers buy from a few others each, two steps deep; shares never make more than the whole. */
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
    const { from, to } = BAND_BOUNDS[bandSeen(share)];
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
