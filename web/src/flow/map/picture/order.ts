import type { Columns, Item, Piece } from './columns.ts';

const SWEEPS = 24;
/** Above this number of pieces a fast page matters more than the last crossing. */
const MANY = 600;
const SWEEPS_OF_MANY = 6;
const SWAPS_MAX = 8;

/** Orders the items of each column so that few bands cross: barycentres, then swaps of neighbors; the best is kept. */
export const orderColumns = ({ columns, pieces }: Columns) => {
  const orders = columns.map(({ items }) => items);
  const into = Map.groupBy(pieces, ({ to }) => to);
  const out = Map.groupBy(pieces, ({ from }) => from);
  const places = new Map<Item, number>();
  const place = (column: Item[]) => {
    for (const [index, item] of column.entries()) places.set(item, index);
  };
  const before = (item: Item) => (into.get(item) ?? []).map(({ from }) => places.get(from) ?? 0);
  const after = (item: Item) => (out.get(item) ?? []).map(({ to }) => places.get(to) ?? 0);
  const sort = (index: number, beside: (item: Item) => number[]) => {
    const column = orders[index] ?? [];
    const wanted = new Map(column.map((item, at) => [item, mean(beside(item)) ?? at]));
    column.sort((one, next) => (wanted.get(one) ?? 0) - (wanted.get(next) ?? 0));
    place(column);
  };
  const first = depthFirst({ columns, pieces });
  for (const column of orders) {
    column.sort((one, next) => (first.get(one) ?? 0) - (first.get(next) ?? 0));
    place(column);
  }
  let best = orders.map((column) => [...column]);
  let fewest = crossingsIn(pieces, places);
  const sweeps = pieces.length > MANY ? SWEEPS_OF_MANY : SWEEPS;
  for (let sweep = 0; sweep < sweeps && fewest > 0; sweep += 1) {
    if (sweep % 2 === 0) for (let index = orders.length - 2; index >= 0; index -= 1) sort(index, after);
    else for (let index = 1; index < orders.length; index += 1) sort(index, before);
    if (pieces.length <= MANY) swapNeighbors(orders, places, { before, after });
    const count = crossingsIn(pieces, places);
    if (count >= fewest) continue;
    fewest = count;
    best = orders.map((column) => [...column]);
  }
  for (const [index, column] of columns.entries()) column.items = best[index] ?? [];
  return fewest;
};

/** Numbers the items from right to left, the longest way first, so that a chain stays together. */
const depthFirst = ({ columns, pieces }: Columns) => {
  const into = Map.groupBy(pieces, ({ to }) => to);
  const depths = new Map<Item, number>();
  for (const { items } of columns)
    for (const item of items)
      depths.set(item, Math.max(0, ...(into.get(item) ?? []).map(({ from }) => (depths.get(from) ?? 0) + 1)));
  const found = new Map<Item, number>();
  const stack = columns.flatMap(({ items }) => items);
  for (let item = stack.pop(); item; item = stack.pop()) {
    if (found.has(item)) continue;
    found.set(item, found.size);
    const inputs = (into.get(item) ?? []).map(({ from }) => from);
    stack.push(...inputs.toSorted((one, next) => (depths.get(one) ?? 0) - (depths.get(next) ?? 0)));
  }
  return found;
};

type Beside = Record<'before' | 'after', (item: Item) => number[]>;

const swapNeighbors = (orders: Item[][], places: Map<Item, number>, { before, after }: Beside) => {
  for (let round = 0; round < SWAPS_MAX; round += 1) {
    let hasSwapped = false;
    for (const column of orders)
      for (let at = 1; at < column.length; at += 1) {
        const [upper, lower] = [column[at - 1], column[at]];
        if (!upper || !lower) continue;
        const [uppers, lowers] = [
          [before(upper), after(upper)],
          [before(lower), after(lower)],
        ];
        const crossings = (first: number[][], second: number[][]) =>
          first.reduce((sum, ends, side) => sum + inversions(ends, second[side] ?? []), 0);
        if (crossings(lowers, uppers) >= crossings(uppers, lowers)) continue;
        [column[at - 1], column[at]] = [lower, upper];
        places.set(lower, at - 1).set(upper, at);
        hasSwapped = true;
      }
    if (!hasSwapped) return;
  }
};

const inversions = (upper: number[], lower: number[]) =>
  upper.reduce((sum, end) => sum + lower.filter((other) => other < end).length, 0);

const mean = (values: number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Counts the pairs of pieces that cross, column by column, as inversions of their ends. */
const crossingsIn = (pieces: Piece[], places: Map<Item, number>) => {
  const at = (item: Item) => places.get(item) ?? 0;
  let total = 0;
  for (const [, between] of Map.groupBy(pieces, ({ from }) => from.column)) {
    const ends = between
      .toSorted((one, next) => at(one.from) - at(next.from) || at(one.to) - at(next.to))
      .map(({ to }) => at(to));
    total += countInversions(ends);
  }
  return total;
};

/** Counts with a Fenwick tree: for each end, how many earlier ones lie below it. */
const countInversions = (ends: number[]) => {
  const tree = new Int32Array(Math.max(0, ...ends) + 2);
  let total = 0;
  for (const [seen, end] of ends.entries()) {
    let notBelow = 0;
    for (let node = end + 1; node > 0; node -= node & -node) notBelow += tree[node] ?? 0;
    total += seen - notBelow;
    for (let node = end + 1; node < tree.length; node += node & -node) tree[node] = (tree[node] ?? 0) + 1;
  }
  return total;
};
