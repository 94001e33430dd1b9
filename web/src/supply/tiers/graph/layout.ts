import { columnOf, type TierModel, type TierNode } from '../model.ts';

/** So many are drawn one by one; of more, those of one tier and country are drawn as one. */
const GROUP_ABOVE = 120;
/** Of a group that is open, so many are drawn, and the rest is one more. */
const MEMBERS_MAX = 30;
export const OPEN_MAX = 2;
/** Of a tier, so many countries. */
const COUNTRIES_MAX = 15;
/** Those at the selected company, then the thickest. */
const LINES_MAX = 600;

export const BOX = { width: 176, height: 52, across: 84, down: 14, edge: 24 };
export const OTHERS = '*';

export type Drawn = {
  key: string;
  column: number;
  x: number;
  y: number;
  /** One company, or how many of which country. */
  node: TierNode | undefined;
  country: string;
  count: number;
  kind: 'company' | 'group' | 'rest';
};
export type Line = { key: string; from: Drawn; to: Drawn; count: number; isConfirmed: boolean; isLoop: boolean };
/** What stands above a column: which tier it is and how many companies it has, whether or not each is drawn. */
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
/** The selected company is drawn by itself, whatever group it belongs to. */
export type Folding = { opened: readonly string[]; folded: ReadonlySet<string>; selected: string };

/** Tiers are columns, so that all there is to decide is the order in each: by where one's customers stand. */
export const layoutOf = (model: TierModel, shown: ReadonlySet<string>, folding: Folding): Layout => {
  const { folded, selected } = folding;
  const inSight = unfolded(model, shown, folded);
  const isGrouped = inSight.length > GROUP_ABOVE;
  const placeOf = isGrouped ? groupedPlaces(inSight, folding) : new Map(inSight.map((node) => [node.id, alone(node)]));
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
    heads: [...Map.groupBy(inSight, columnOf)]
      .map(([column, all]) => ({ column, x: xOf(column), count: all.length }))
      .toSorted((one, other) => one.column - other.column),
    width: columns * (BOX.width + BOX.across) - BOX.across + 2 * BOX.edge,
    height: bottom + BOX.edge,
    isGrouped,
  };
};

/** Whoever hangs on nothing but what is folded is out of sight. */
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
  const others = nodes.filter(({ id }) => id !== selected);
  for (const [column, all] of Map.groupBy(others, columnOf)) {
    const byCountry = [...Map.groupBy(all, ({ country }) => country)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    for (const [at, [known, members]] of byCountry.entries()) {
      const country = at < COUNTRIES_MAX ? known : OTHERS;
      const key = `${column} ${country}`;
      const isOpen = column === 0 || (opened.includes(key) && country !== OTHERS);
      const alike = country === OTHERS ? byCountry.slice(COUNTRIES_MAX).flatMap(([, some]) => some) : members;
      const one = { column, country, node: undefined };
      for (const [index, node] of members.entries()) {
        if (!isOpen) places.set(node.id, { ...one, key, count: alike.length, kind: 'group' });
        else if (index < MEMBERS_MAX) places.set(node.id, alone(node));
        else places.set(node.id, { ...one, key: `${key} rest`, count: members.length - MEMBERS_MAX, kind: 'rest' });
      }
    }
  }
  return places;
};

/** From left to right; whoever is bought from stands at the height of who buys. */
const placed = (places: Place[], buyers: Map<string, string[]>) => {
  const drawn = new Map<string, Drawn>();
  const columns = Map.groupBy(places, ({ column }) => column);
  const tallest = Math.max(0, ...[...columns.values()].map((column) => column.length));
  for (const at of [...columns.keys()].toSorted((one, other) => one - other)) {
    const heightOf = ({ key }: Place) => {
      const known = (buyers.get(key) ?? []).flatMap((buyer) => drawn.get(buyer)?.y ?? []);
      return known.length === 0 ? Number.MAX_SAFE_INTEGER : known.reduce((sum, y) => sum + y, 0) / known.length;
    };
    const ordered = (columns.get(at) ?? [])
      .map((place) => ({ place, height: heightOf(place) }))
      .toSorted(
        (one, other) =>
          Number(one.place.country === OTHERS) - Number(other.place.country === OTHERS) ||
          one.height - other.height ||
          Number(one.place.kind === 'rest') - Number(other.place.kind === 'rest') ||
          other.place.count - one.place.count,
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
  return [...lines.values()].toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, LINES_MAX);
};

/** Countries of a tier that are not drawn one by one. */
export const otherCountries = ({ nodes }: TierModel, { drawn }: Layout, column: number) => {
  const named = new Set([...drawn.values()].filter((one) => one.column === column).map(({ country }) => country));
  const all = [...nodes.values()].filter((node) => columnOf(node) === column).map(({ country }) => country);
  return [...new Set(all)].filter((country) => !named.has(country));
};

/** The neighbour that an arrow leads to; nothing where there is none. */
export const neighbourOf = ({ drawn, lines }: Layout, key: string, arrow: string): string | undefined => {
  const from = drawn.get(key);
  if (!from) return undefined;
  const nearest = (some: Drawn[]) =>
    some.toSorted((one, other) => Math.abs(one.y - from.y) - Math.abs(other.y - from.y))[0]?.key;
  const away = lines.filter((line) => line.from.key === key && line.to.key !== key);
  const towards = lines.filter((line) => line.to.key === key && line.from.key !== key);
  const column = [...drawn.values()].filter((one) => one.column === from.column && one.key !== key);
  if (arrow === 'ArrowRight') return nearest(away.map(({ to }) => to));
  if (arrow === 'ArrowLeft') return nearest(towards.map((line) => line.from));
  if (arrow === 'ArrowUp') return nearest(column.filter(({ y }) => y < from.y));
  if (arrow === 'ArrowDown') return nearest(column.filter(({ y }) => y > from.y));
  return undefined;
};
