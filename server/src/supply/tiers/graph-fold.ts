import { GRAPH_CARDS_MAX, type Mark, markOf, type TierGroup } from '@ieum/contract';
import type { GraphSource } from './graph-source.ts';

type Asked = { rows: number; open: readonly string[] };
/** Products that are drawn alone, and their column. */
type Card = { product: number; column: number };

export type Folded = {
  cards: Card[];
  groups: TierGroup[];
  /** Number of the card that shows each product, or of the group after all cards. */
  placeOf: Int32Array;
};

/** Cards of one open group. The others become one more group. */
const MEMBERS_MAX = 40;
/** End of the id of a group that cannot be opened. */
const REST = 'rest';

/**
 * Folds each column that has more cards than fit into groups by material and country. Open groups show their products,
 * those with the largest shares first, as far as the bound of the whole graph lets them.
 */
export const foldColumns = (source: GraphSource, weights: Int8Array, { rows, open }: Asked): Folded => {
  const { count, compare } = source.products;
  const numbers = Array.from({ length: count }, (_, product) => product);
  const columns = [...Map.groupBy(numbers, columnsOf(source))].toSorted(([a], [b]) => a - b);
  const fits = Math.max(1, Math.min(rows, Math.floor(GRAPH_CARDS_MAX / Math.max(1, columns.length))));
  // Each column may use its rows; what the columns leave free is for open groups.
  let free = GRAPH_CARDS_MAX - columns.reduce((sum, [, inColumn]) => sum + Math.min(fits, inColumn.length), 0);
  const cards: Card[] = [];
  const groups: TierGroup[] = [];
  const membersOf: number[][] = [];
  const bundle = (group: Omit<TierGroup, 'count'>, members: number[]) => {
    groups.push({ ...group, count: members.length });
    membersOf.push(members);
  };
  const kindOf = kindsOf(source);

  for (const [column, inColumn] of columns) {
    const draw = (product: number) => cards.push({ product, column });
    if (inColumn.length <= fits) {
      for (const product of inColumn.sort(compare)) draw(product);
      continue;
    }
    const found = groupsIn(column, inColumn, kindOf);
    const isOpen = ({ id, members }: Group) => members.length === 1 || open.includes(id);
    const shown = found.length <= fits ? found : keptOf(found, fits - 1, isOpen);
    const isShown = new Set(shown);
    const hidden = found.filter((group) => !isShown.has(group)).flatMap(({ members }) => members);
    for (const group of shown) {
      const { id, members, mark, country } = group;
      const base = { column, mark, country };
      const drawn = isOpen(group) ? roomFor(members.length, free) : 0;
      if (drawn === 0) {
        bundle({ ...base, id, canOpen: true }, members);
        continue;
      }
      const isWhole = drawn === members.length;
      free -= isWhole ? drawn - 1 : drawn;
      const ordered = members.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || compare(a, b));
      for (const product of ordered.slice(0, drawn)) draw(product);
      if (!isWhole) bundle({ ...base, id: `${id}.${REST}`, canOpen: false }, ordered.slice(drawn));
    }
    if (hidden.length > 0) bundle({ id: `${column}.${REST}`, column, mark: '', country: '', canOpen: false }, hidden);
  }
  const placeOf = new Int32Array(count);
  for (const [at, { product }] of cards.entries()) placeOf[product] = at;
  for (const [at, members] of membersOf.entries()) for (const product of members) placeOf[product] = cards.length + at;
  return { cards, groups, placeOf };
};

/** Returns the column of a product: the deepest of its tiers. */
export const columnsOf =
  ({ products }: GraphSource) =>
  (product: number) =>
    products.isRoot(product) ? 0 : Math.max(1, products.depthOf(product));

/** Returns how many products of an open group are drawn; 0 if it has to stay closed. Its own place is free, too. */
const roomFor = (members: number, free: number) => {
  if (members <= Math.min(MEMBERS_MAX, free + 1)) return members;
  return free > 0 ? Math.min(MEMBERS_MAX, free) : 0;
};

type Kind = { mark: Mark; country: string; key: string };
type Group = Omit<Kind, 'key'> & { id: string; members: number[] };

/** Returns the mark and the country of a product. Products that are the same goods share one object. */
const kindsOf = ({ products }: GraphSource) => {
  const known = new Map<object, Kind>();
  return (product: number): Kind => {
    const goods = products.goodsOf(product);
    const before = known.get(goods);
    if (before) return before;
    const [mark, country] = [markOf(goods), products.countryOf(product)];
    const kind = { mark, country, key: `${mark}.${country}` };
    known.set(goods, kind);
    return kind;
  };
};

/** Returns the groups of a column, the largest first. */
const groupsIn = (column: number, products: number[], kindOf: (product: number) => Kind): Group[] =>
  [...Map.groupBy(products, (product) => kindOf(product).key)]
    .map(([key, members]) => {
      const { mark, country } = kindOf(members[0] ?? 0);
      return { id: `${column}.${key}`, mark, country, members };
    })
    .toSorted((a, b) => b.members.length - a.members.length || Number(a.id > b.id) - Number(a.id < b.id));

/** An open group stays, however small it is. */
const keptOf = (groups: Group[], count: number, isOpen: (group: Group) => boolean) => {
  const opened = groups.filter((group) => group.members.length > 1 && isOpen(group));
  const others = groups.filter((group) => !opened.includes(group));
  return [...opened, ...others].slice(0, count);
};
