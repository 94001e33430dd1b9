import { GRAPH_CARDS_MAX, type Mark, type TierGroup } from '@ieum/contract';

type Placed = { id: string; column: number; mark: Mark; country: string };
type Asked = { rows: number; open: readonly string[] };

export type Folded = {
  drawn: { cards: { id: string; column: number }[]; groups: TierGroup[] };
  cardIds: Set<string>;
  /** Card or group that stands for each product. */
  placeOf: Map<string, string>;
};

/** Cards of one open group. The others become one more group. */
const MEMBERS_MAX = 40;
/** End of the id of a group that cannot be opened. */
const REST = 'rest';

/**
 * Folds each column that has more cards than fit into groups by material and country. Open groups show their products,
 * those with the largest shares first, as far as the bound of the whole graph lets them.
 */
export const foldColumns = (products: Placed[], weights: Map<string, number>, { rows, open }: Asked): Folded => {
  const columns = [...Map.groupBy(products, ({ column }) => column)].toSorted(([a], [b]) => a - b);
  const fits = Math.max(1, Math.min(rows, Math.floor(GRAPH_CARDS_MAX / Math.max(1, columns.length))));
  // Each column may use its rows; what the columns leave free is for open groups.
  let free = GRAPH_CARDS_MAX - columns.reduce((sum, [, inColumn]) => sum + Math.min(fits, inColumn.length), 0);
  const folded: Folded = { drawn: { cards: [], groups: [] }, cardIds: new Set(), placeOf: new Map() };
  const draw = ({ id, column }: Placed) => {
    folded.drawn.cards.push({ id, column });
    folded.cardIds.add(id);
    folded.placeOf.set(id, id);
  };
  const bundle = (group: Omit<TierGroup, 'count'>, members: Placed[]) => {
    folded.drawn.groups.push({ ...group, count: members.length });
    for (const { id } of members) folded.placeOf.set(id, group.id);
  };

  for (const [column, inColumn] of columns) {
    if (inColumn.length <= fits) {
      for (const product of inColumn) draw(product);
      continue;
    }
    const groups = groupsIn(inColumn);
    const isOpen = ({ id, members }: Group) => members.length === 1 || open.includes(id);
    const shown = groups.length <= fits ? groups : keptOf(groups, fits - 1, isOpen);
    const hidden = groups.filter((group) => !shown.includes(group)).flatMap(({ members }) => members);
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
      const ordered = members.toSorted((a, b) => (weights.get(b.id) ?? -1) - (weights.get(a.id) ?? -1));
      for (const product of ordered.slice(0, drawn)) draw(product);
      if (!isWhole) bundle({ ...base, id: `${id}.${REST}`, canOpen: false }, ordered.slice(drawn));
    }
    if (hidden.length > 0) bundle({ id: `${column}.${REST}`, column, mark: '', country: '', canOpen: false }, hidden);
  }
  return folded;
};

/** Returns how many products of an open group are drawn; 0 if it has to stay closed. Its own place is free, too. */
const roomFor = (members: number, free: number) => {
  if (members <= Math.min(MEMBERS_MAX, free + 1)) return members;
  return free > 0 ? Math.min(MEMBERS_MAX, free) : 0;
};

type Group = { id: string; mark: Mark; country: string; members: Placed[] };

/** Returns the groups of a column, the largest first. */
const groupsIn = (products: Placed[]): Group[] =>
  [...Map.groupBy(products, ({ column, mark, country }) => `${column}.${mark}.${country}`)]
    .map(([id, members]) => {
      const [{ mark = 'none', country = '' } = {}] = members;
      return { id, mark, country, members };
    })
    .toSorted((a, b) => b.members.length - a.members.length || Number(a.id > b.id) - Number(a.id < b.id));

/** An open group stays, however small it is. */
const keptOf = (groups: Group[], count: number, isOpen: (group: Group) => boolean) => {
  const opened = groups.filter((group) => group.members.length > 1 && isOpen(group));
  const others = groups.filter((group) => !opened.includes(group));
  return [...opened, ...others].slice(0, count);
};
