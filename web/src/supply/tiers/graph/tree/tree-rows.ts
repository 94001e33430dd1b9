import { SHARE_BANDS } from '@ieum/contract';
import type { Card, Line, Picture } from '../picture.ts';

export type TreeRow = {
  /** Ids from the top to this row. The same product can be below several buyers. */
  path: string;
  level: number;
  card: Card;
  line: Line | undefined;
  children: number;
  isOpen: boolean;
};

const SEPARATOR = '>';

/** Lists what is open of the tree: below a single product of ours its suppliers, else our products themselves. */
export const treeRows = (picture: Picture, opened: ReadonlySet<string>): TreeRow[] => {
  const roots = [...picture.cards.values()].filter(({ isRoot, column }) => isRoot || column === 0);
  const rows: TreeRow[] = [];
  const walk = (card: Card, line: Line | undefined, above: string, level: number) => {
    const path = above === '' ? card.id : `${above}${SEPARATOR}${card.id}`;
    const below = suppliersOf(picture, card.id);
    const isOpen = opened.has(path);
    rows.push({ path, level, card, line, children: below.length, isOpen });
    if (isOpen) for (const [supplier, next] of below) walk(supplier, next, path, level + 1);
  };
  const [only] = roots;
  if (only && roots.length === 1)
    for (const [card, line] of suppliersOf(picture, only.id)) walk(card, line, only.id, 0);
  else for (const root of roots) walk(root, undefined, '', 0);
  return rows;
};

/** Suppliers of a card, those with the largest shares first. */
const suppliersOf = ({ below, cards }: Picture, id: string): [Card, Line][] =>
  (below.get(id) ?? [])
    .flatMap((line): [Card, Line][] => {
      const card = cards.get(line.to);
      return card ? [[card, line]] : [];
    })
    .toSorted(([, a], [, b]) => SHARE_BANDS.indexOf(b.band) - SHARE_BANDS.indexOf(a.band));

/** Paths above a row, which must be open to show it. */
export const pathsAbove = (path: string) => {
  const ids = path.split(SEPARATOR);
  return ids.slice(0, -1).map((_, at) => ids.slice(0, at + 1).join(SEPARATOR));
};

export const pathOfIds = (ids: readonly string[]) => ids.join(SEPARATOR);
