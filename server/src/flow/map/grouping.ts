import type { GoodsKind } from '@ieum/contract';

/** Goods that went from one place to another. */
export type Moved = GoodsKind & { from: string; to: string; kg: number };

export type Aggregated<F extends Moved> = GoodsKind & {
  key: string;
  from: string;
  to: string;
  apart: string;
  kg: number;
  flows: F[];
};

/**
 * Builds one band for all goods of one kind that went between two places of a grouping; nothing is created, nothing
 * lost. Goods of several materials are one kind, so nothing is counted twice.
 */
export const aggregate = <F extends Moved>(
  flows: F[],
  /** Returns the places of a flow; `apart` keeps flows separate that would otherwise share a band. */
  placeOf: (flow: F) => { from: string; to: string; apart?: string },
): Aggregated<F>[] => {
  const bands = new Map<string, Aggregated<F>>();
  for (const flow of flows) {
    const { from, to, apart = '' } = placeOf(flow);
    const { family, materials } = flow;
    const key = [from, to, [family, ...materials].filter(Boolean).join('+'), apart].join(' ').trimEnd();
    const band = bands.get(key) ?? { key, from, to, family, materials, apart, kg: 0, flows: [] };
    band.kg += flow.kg;
    band.flows.push(flow);
    bands.set(key, band);
  }
  return [...bands.values()];
};

export type Group<B> = { key: string; column: string; bands: B[] };

/** Shows the first bands alone, and groups the rest for each pair of columns. */
export const groupSmallest = <B extends { key: string }>(
  bands: B[],
  max: number,
  columnOf: (band: B) => string,
  weightOf: (band: B) => number,
): { shown: B[]; groups: Group<B>[] } => {
  const sorted = inOrder(bands, weightOf);
  const rest = Map.groupBy(sorted.slice(max), columnOf);
  const groups = [...rest].map(([column, members]) => ({ key: keyOf(column, 0), column, bands: members }));
  return { shown: sorted.slice(0, max), groups };
};

/** Opens a group: the next bands alone, and whatever is still too much as a group again. */
export const openGroup = <B extends { key: string }>(
  bands: B[],
  max: number,
  columnOf: (band: B) => string,
  weightOf: (band: B) => number,
  key: string,
): { shown: B[]; groups: Group<B>[] } | undefined => {
  const [, column = '', skipped = ''] = /^others (.*) (\d+)$/.exec(key) ?? [];
  const skip = Number(skipped);
  const members = inOrder(bands, weightOf)
    .slice(max)
    .filter((band) => columnOf(band) === column);
  if (skip >= members.length || skipped === '') return undefined;
  const rest = members.slice(skip + max);
  const groups = rest.length > 0 ? [{ key: keyOf(column, skip + max), column, bands: rest }] : [];
  return { shown: members.slice(skip, skip + max), groups };
};

const keyOf = (column: string, skip: number) => `others ${column} ${skip}`;

const inOrder = <B extends { key: string }>(bands: B[], weightOf: (band: B) => number) =>
  bands
    .map((band) => ({ band, weight: weightOf(band) }))
    .toSorted((a, b) => b.weight - a.weight || (a.band.key < b.band.key ? -1 : 1))
    .map(({ band }) => band);
