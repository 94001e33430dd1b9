import type { GoodsKind } from '@ieum/contract';
import { firstOf } from '../../kit/first-of.ts';

/** Goods that went from one place to another. */
export type Moved = GoodsKind & { kg: number };

export type Aggregated<F extends Moved, P> = GoodsKind & {
  from: P;
  to: P;
  /** Materials of the goods in one text. */
  kind: string;
  apart: string;
  kg: number;
  flows: F[];
};

/**
 * Builds one band for all goods of one kind that went between two places of a grouping; nothing is created, nothing
 * lost. Goods of several materials are one kind, so nothing is counted twice.
 */
export const aggregate = <F extends Moved, P extends string | number>(
  flows: F[],
  /** Returns the places of a flow; `apart` keeps flows separate that would otherwise share a band. */
  placeOf: (flow: F) => { from: P; to: P; apart?: string },
): Aggregated<F, P>[] => {
  const bands = new Map<string, Aggregated<F, P>>();
  for (const flow of flows) {
    const { from, to, apart = '' } = placeOf(flow);
    const { family, materials } = flow;
    const kind = [family, ...materials].filter(Boolean).join('+');
    const key = `${from} ${to} ${kind} ${apart}`;
    const band = bands.get(key);
    if (band) {
      band.kg += flow.kg;
      band.flows.push(flow);
    } else bands.set(key, { from, to, family, materials, kind, apart, kg: flow.kg, flows: [flow] });
  }
  return [...bands.values()];
};

/** Returns the key of a band between two places that have these ids. */
export const bandKey = (from: string, to: string, { kind, apart }: { kind: string; apart: string }) =>
  [from, to, kind, apart].join(' ').trimEnd();

export type Group<B> = { key: string; column: string; bands: B[] };

type Ordering<B> = {
  /** Number of bands that are shown alone. */
  max: number;
  /** Returns the pair of columns between which a band runs. */
  columnOf: (band: B) => string;
  weightOf: (band: B) => number;
  /** Returns the key of a band. It decides between equal weights, and is computed only there. */
  keyOf: (band: B) => string;
};

/** Shows the first bands alone, and groups the rest for each pair of columns, the heaviest first. */
export const groupSmallest = <B>(bands: B[], ordering: Ordering<B>): { shown: B[]; groups: Group<B>[] } => {
  const { first, rest } = separate(bands, ordering);
  const heaviest = (members: B[]) => members.reduce((most, band) => Math.max(most, ordering.weightOf(band)), 0);
  const groups = [...Map.groupBy(rest, ordering.columnOf)]
    .map(([column, members]) => ({ column, members, weight: heaviest(members) }))
    .toSorted((a, b) => b.weight - a.weight || (a.column < b.column ? -1 : 1))
    .map(({ column, members }) => ({ key: keyOf(column, 0), column, bands: members }));
  return { shown: first, groups };
};

/** Opens a group: the next bands alone, and whatever is still too much as a group again. */
export const openGroup = <B>(
  bands: B[],
  ordering: Ordering<B>,
  key: string,
): { shown: B[]; groups: Group<B>[] } | undefined => {
  const [, column = '', skipped = ''] = /^others (.*) (\d+)$/.exec(key) ?? [];
  const { max, columnOf, weightOf } = ordering;
  const skip = Number(skipped);
  const rest = separate(bands, ordering).rest.filter((band) => columnOf(band) === column);
  if (skip >= rest.length || skipped === '') return undefined;
  const members = firstOf(rest, rest.length, weightOf, byKey(ordering));
  const more = members.slice(skip + max);
  const groups = more.length > 0 ? [{ key: keyOf(column, skip + max), column, bands: more }] : [];
  return { shown: members.slice(skip, skip + max), groups };
};

const keyOf = (column: string, skip: number) => `others ${column} ${skip}`;

const byKey =
  <B>({ keyOf: own }: Ordering<B>) =>
  (a: B, b: B) =>
    own(a) < own(b) ? -1 : 1;

/** Separates the first bands, in order, from all others. */
const separate = <B>(bands: B[], ordering: Ordering<B>): { first: B[]; rest: B[] } => {
  const first = firstOf(bands, ordering.max, ordering.weightOf, byKey(ordering));
  const isFirst = new Set(first);
  return { first, rest: bands.filter((band) => !isFirst.has(band)) };
};
