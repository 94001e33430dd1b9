import type { ShownShare } from '../src/supply/coverage.bounds.ts';
import type { NetworkLink, NetworkNode } from '../src/supply/network.ts';

export type BoundsWorld = {
  root: string;
  nodes: NetworkNode[];
  links: NetworkLink[];
  shares: ShownShare[];
};

const DECLARED = ['confirmed', 'proposed', 'countered', 'disputed'];
const ENOUGH = 3;
const HALF = 0.5;
const SLACK = 1e-7;

type One = { link: NetworkLink; low: number; high: number; share: number; isOthers: boolean };
/** A sum over some of the links of a product that is known. */
type Fact = { ids: string[]; sum: number };

/** By trying every corner of what is possible; only for networks without cycles, and slow. */
export const slowBounds = ({ root, nodes, links, shares }: BoundsWorld, kind: 'confirmed' | 'declared') => {
  const originOf = new Map(nodes.map(({ key, isOrigin }) => [key, isOrigin]));
  const known = links.map((link, at): One => {
    const { from = 0, to = 0, isOthers = false } = shares[at] ?? {};
    return { link, low: from, high: to, share: (link.share ?? 0) / 100, isOthers };
  });
  const counts = ({ link }: One, of: string) =>
    of === 'confirmed' ? link.state === 'confirmed' : DECLARED.includes(link.state);
  const bounds = (key: string, left: number): [least: number, most: number] => {
    if (left === 0 || originOf.get(key)) return [1, 1];
    const all = known.filter(({ link }) => link.buyer === key);
    const counted = all.filter((one) => counts(one, kind));
    const usable = factsOf(all, counts).filter(({ ids }) =>
      ids.every((id) => counted.some((one) => one.link.id === id)),
    );
    const behind = new Map(counted.map(({ link }) => [link.id, bounds(link.supplier, left - 1)]));
    const value = (corner: Map<string, number>, end: 0 | 1) =>
      counted.reduce((sum, { link }) => sum + (corner.get(link.id) ?? 0) * (behind.get(link.id)?.[end] ?? 0), 0);
    const corners = cornersOf(all, usable);
    return [
      Math.min(...corners.map((corner) => value(corner, 0))),
      Math.max(...corners.map((corner) => value(corner, 1))),
    ];
  };
  return Array.from({ length: 4 }, (_, at) => bounds(root, at + 1));
};

type Counts = (one: One, of: string) => boolean;

const factsOf = (all: One[], counts: Counts) => {
  const open = all.filter((one) => one.isOthers && one.high > one.low && counts(one, 'declared'));
  const both = open.filter((one) => counts(one, 'confirmed'));
  const groups = both.length < ENOUGH ? [open] : [both, open.filter((one) => !both.includes(one))];
  const facts: Fact[] = [];
  for (const group of groups) {
    const fact = { ids: group.map(({ link }) => link.id), sum: group.reduce((sum, { share }) => sum + share, 0) };
    if (group.filter(({ share }) => share > 0).length < ENOUGH) continue;
    const [before, after] = [rangesOf(all, []), rangesOf(all, [...facts, fact])];
    const isNarrow = all
      .filter(({ link }) => !facts.some(({ ids }) => ids.includes(link.id)))
      .some(({ link }) => (after.get(link.id) ?? 0) < HALF * (before.get(link.id) ?? 0) - SLACK);
    if (!isNarrow) facts.push(fact);
  }
  return facts;
};

/** How wide each share may still lie. */
export const rangesOf = (all: One[], facts: Fact[]) => {
  const corners = cornersOf(all, facts);
  return new Map(
    all.map(({ link }) => {
      const values = corners.map((corner) => corner.get(link.id) ?? 0);
      return [link.id, Math.max(...values) - Math.min(...values)];
    }),
  );
};

/** Where all shares but one of each sum, and but one of the rest, are at an end of what they may be. */
const cornersOf = (all: One[], facts: Fact[]): Map<string, number>[] => {
  const isWithin = all.reduce((sum, { share }) => sum + share, 0) <= 1 + SLACK;
  const rest = all.filter(({ link }) => !facts.some(({ ids }) => ids.includes(link.id)));
  const parts = facts.map(({ ids, sum }) =>
    filledTo(
      all.filter(({ link }) => ids.includes(link.id)),
      sum,
    ),
  );
  const used = facts.reduce((sum, fact) => sum + fact.sum, 0);
  const limit = isWithin ? 1 - used : Number.POSITIVE_INFINITY;
  const free = [
    ...endsOf(rest).filter((corner) => sumOf(corner) <= limit + SLACK),
    ...(isWithin ? filledTo(rest, limit) : []),
  ];
  return [...parts, free].reduce<Map<string, number>[]>(
    (found, some) => found.flatMap((one) => some.map((other) => new Map([...one, ...other]))),
    [new Map()],
  );
};

const sumOf = (corner: Map<string, number>) => [...corner.values()].reduce((sum, value) => sum + value, 0);

const endsOf = (some: One[]) =>
  some.reduce<Map<string, number>[]>(
    (found, { link, low, high }) =>
      found.flatMap((one) => [...new Set([low, high])].map((value) => new Map([...one, [link.id, value]]))),
    [new Map()],
  );

const filledTo = (some: One[], sum: number) =>
  some.flatMap((one) =>
    endsOf(some.filter((other) => other !== one)).flatMap((corner) => {
      const value = sum - sumOf(corner);
      if (value < one.low - SLACK || value > one.high + SLACK) return [];
      return [new Map([...corner, [one.link.id, value]])];
    }),
  );
