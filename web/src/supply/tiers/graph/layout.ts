import { columnOf, type TierModel, type TierNode } from '../model.ts';

/** Number of companies that are drawn singly. If there are more, those of one tier and country form a group. */
const GROUP_ABOVE = 120;
/** Companies drawn of an open group. The rest becomes one more box. */
const MEMBERS_MAX = 30;
export const OPEN_MAX = 2;
/** Countries drawn of a tier. */
const COUNTRIES_MAX = 15;
/** Lines drawn: first those of the selected company, then the thickest. */
const LINES_MAX = 600;

export const BOX = { width: 208, height: 52, across: 84, down: 14, edge: 24 };
export const OTHERS = '*';

export type Drawn = {
  key: string;
  column: number;
  x: number;
  y: number;
  /** Undefined for a group, which has only a country and a count. */
  node: TierNode | undefined;
  country: string;
  count: number;
  kind: 'company' | 'group' | 'rest';
};
export type Line = { key: string; from: Drawn; to: Drawn; count: number; isConfirmed: boolean; isLoop: boolean };
/** Head of a column: its tier and the number of its companies, whether or not each is drawn. */
type Head = { column: number; x: number; count: number };
export type Layout = {
  drawn: Map<string, Drawn>;
  lines: Line[];
  heads: Head[];
  width: number;
  height: number;
  isGrouped: boolean;
};

type Place = Omit<Drawn, 'x' | 'y'>;
/** Open groups and folded companies. The selected company is drawn on its own, whatever group it belongs to. */
export type Folding = { opened: readonly string[]; folded: ReadonlySet<string>; selected: string };

/** Places each tier in a column. Within a column, companies are ordered by the position of their customers. */
export const layoutOf = (model: TierModel, shown: ReadonlySet<string>, folding: Folding): Layout => {
  const { folded, selected } = folding;
  const inView = unfolded(model, shown, folded);
  const isGrouped = inView.length > GROUP_ABOVE;
  const placeOf = isGrouped ? groupedPlaces(inView, folding) : new Map(inView.map((node) => [node.id, alone(node)]));
  const places = new Map([...placeOf.values()].map((place) => [place.key, place]));
  const buyers = new Map<string, string[]>();
  for (const { buyer, supplier } of model.edges) {
    const [from, to] = [placeOf.get(buyer)?.key, placeOf.get(supplier)?.key];
    if (from === undefined || to === undefined || from === to) continue;
    const known = buyers.get(to);
    if (known) known.push(from);
    else buyers.set(to, [from]);
  }
  const drawn = placed([...places.values()], buyers);
  const columns = Math.max(0, ...[...drawn.values()].map(({ column }) => column)) + 1;
  const bottom = Math.max(0, ...[...drawn.values()].map(({ y }) => y + BOX.height));
  return {
    drawn,
    lines: linesOf(model, placeOf, drawn, selected),
    heads: [...Map.groupBy(inView, columnOf)]
      .map(([column, members]) => ({ column, x: xOf(column), count: members.length }))
      .toSorted((left, right) => left.column - right.column),
    width: columns * (BOX.width + BOX.across) - BOX.across + 2 * BOX.edge,
    height: bottom + BOX.edge,
    isGrouped,
  };
};

/** Leaves out companies that are reached only through a folded one. */
const unfolded = ({ nodes, below, ownId }: TierModel, shown: ReadonlySet<string>, folded: ReadonlySet<string>) => {
  const open = shown.has(ownId) ? [ownId] : [];
  const seen = new Set(open);
  for (const id of open) {
    if (folded.has(id)) continue;
    for (const { supplier } of below.get(id) ?? []) {
      if (seen.has(supplier) || !shown.has(supplier)) continue;
      seen.add(supplier);
      open.push(supplier);
    }
  }
  return open.flatMap((id) => nodes.get(id) ?? []);
};

const alone = (node: TierNode): Place => ({
  key: node.id,
  column: columnOf(node),
  node,
  country: node.country,
  count: 1,
  kind: 'company',
});

const xOf = (column: number) => BOX.edge + column * (BOX.width + BOX.across);

const groupedPlaces = (nodes: TierNode[], { opened, selected }: Folding) => {
  const places = new Map<string, Place>(
    nodes.filter(({ id }) => id === selected).map((node) => [node.id, alone(node)]),
  );
  const unselected = nodes.filter(({ id }) => id !== selected);
  for (const [column, inColumn] of Map.groupBy(unselected, columnOf)) {
    const byCountry = [...Map.groupBy(inColumn, ({ country }) => country)].toSorted(
      ([, left], [, right]) => right.length - left.length,
    );
    for (const [at, [known, members]] of byCountry.entries()) {
      const country = at < COUNTRIES_MAX ? known : OTHERS;
      const key = `${column} ${country}`;
      const isOpen = column === 0 || (opened.includes(key) && country !== OTHERS);
      const alike = country === OTHERS ? byCountry.slice(COUNTRIES_MAX).flatMap(([, some]) => some) : members;
      const base = { column, country, node: undefined };
      for (const [index, node] of members.entries()) {
        if (!isOpen) places.set(node.id, { ...base, key, count: alike.length, kind: 'group' });
        else if (index < MEMBERS_MAX) places.set(node.id, alone(node));
        else places.set(node.id, { ...base, key: `${key} rest`, count: members.length - MEMBERS_MAX, kind: 'rest' });
      }
    }
  }
  return places;
};

/** Places the columns from left to right, and each supplier near the height of its buyers. */
const placed = (places: Place[], buyers: Map<string, string[]>) => {
  const drawn = new Map<string, Drawn>();
  const columns = Map.groupBy(places, ({ column }) => column);
  const tallest = Math.max(0, ...[...columns.values()].map((column) => column.length));
  for (const at of [...columns.keys()].toSorted((left, right) => left - right)) {
    const heightOf = ({ key }: Place) => {
      const known = (buyers.get(key) ?? []).flatMap((buyer) => drawn.get(buyer)?.y ?? []);
      return known.length === 0 ? Number.MAX_SAFE_INTEGER : known.reduce((sum, y) => sum + y, 0) / known.length;
    };
    const ordered = (columns.get(at) ?? [])
      .map((place) => ({ place, height: heightOf(place) }))
      .toSorted(
        (left, right) =>
          Number(left.place.country === OTHERS) - Number(right.place.country === OTHERS) ||
          left.height - right.height ||
          Number(left.place.kind === 'rest') - Number(right.place.kind === 'rest') ||
          right.place.count - left.place.count,
      );
    const top = BOX.edge + ((tallest - ordered.length) * (BOX.height + BOX.down)) / 2;
    for (const [row, { place }] of ordered.entries()) {
      drawn.set(place.key, { ...place, x: xOf(place.column), y: top + row * (BOX.height + BOX.down) });
    }
  }
  return drawn;
};

const linesOf = (
  { edges }: TierModel,
  placeOf: Map<string, Place>,
  drawn: Map<string, Drawn>,
  selected: string,
): Line[] => {
  const lines = new Map<string, Line>();
  for (const { buyer, supplier, links } of edges) {
    const from = drawn.get(placeOf.get(buyer)?.key ?? '');
    const to = drawn.get(placeOf.get(supplier)?.key ?? '');
    if (!from || !to || (from === to && buyer !== supplier)) continue;
    const key = `${from.key} ${to.key}`;
    const before = lines.get(key);
    const isConfirmed = links.some(({ state }) => state === 'confirmed') || before?.isConfirmed === true;
    const isLoop = links.some((link) => link.isLoop) || before?.isLoop === true;
    lines.set(key, { key, from, to, count: links.length + (before?.count ?? 0), isConfirmed, isLoop });
  }
  const weightOf = ({ from, to, count }: Line) =>
    from.key === selected || to.key === selected ? Number.MAX_SAFE_INTEGER : count;
  return [...lines.values()].toSorted((left, right) => weightOf(right) - weightOf(left)).slice(0, LINES_MAX);
};

/** Returns the countries of a tier that are not drawn one by one. */
export const otherCountries = ({ nodes }: TierModel, { drawn }: Layout, column: number) => {
  const named = new Set([...drawn.values()].filter((box) => box.column === column).map(({ country }) => country));
  const countries = [...nodes.values()].filter((node) => columnOf(node) === column).map(({ country }) => country);
  return [...new Set(countries)].filter((country) => !named.has(country));
};

/** Returns the neighbor that an arrow key leads to, if there is one. */
export const neighbourOf = ({ drawn, lines }: Layout, key: string, arrow: string): string | undefined => {
  const from = drawn.get(key);
  if (!from) return undefined;
  const nearest = (some: Drawn[]) =>
    some.toSorted((left, right) => Math.abs(left.y - from.y) - Math.abs(right.y - from.y))[0]?.key;
  const away = lines.filter((line) => line.from.key === key && line.to.key !== key);
  const towards = lines.filter((line) => line.to.key === key && line.from.key !== key);
  const column = [...drawn.values()].filter((box) => box.column === from.column && box.key !== key);
  if (arrow === 'ArrowRight') return nearest(away.map(({ to }) => to));
  if (arrow === 'ArrowLeft') return nearest(towards.map((line) => line.from));
  if (arrow === 'ArrowUp') return nearest(column.filter(({ y }) => y < from.y));
  if (arrow === 'ArrowDown') return nearest(column.filter(({ y }) => y > from.y));
  return undefined;
};
