import type { FlowSide } from '@ieum/contract';
import type { ViewedFlow } from '../ledger/view.store.ts';

export type PlacedRows = {
  /** Own factories of the line; the other side's is null. */
  places: { fromFactoryId: string | null; toFactoryId: string | null };
  row: ViewedFlow | undefined;
  /** Names the row where the factory has several. */
  rowKey: string | null;
  /** Rows of the period before. */
  before: ViewedFlow[];
};

type Head = { side: FlowSide; ownFactoryIds: string[] };
type Rows = {
  now: ViewedFlow[];
  before: ViewedFlow[];
  /** Rows of earlier periods, whose factories make a line too. */
  known: ViewedFlow[];
};

/** Sorts the rows of a link, or of a product that moves, by own factories: each is one line of the sheet. */
export const groupsOf = (head: Head, { now, before, known }: Rows): PlacedRows[] => {
  const placesOf = ({ fromId, toId }: ViewedFlow): PlacedRows['places'] => ({
    fromFactoryId: head.side === 'in' ? null : fromId,
    toFactoryId: head.side === 'out' ? null : toId,
  });
  const textOf = (places: PlacedRows['places']) => `${places.fromFactoryId} ${places.toFactoryId}`;
  const places = new Map<string, PlacedRows['places']>();
  for (const row of [...before.filter((row) => hasMine(row, head.side)), ...known, ...now]) {
    const own = placesOf(row);
    places.set(textOf(own), own);
  }
  const nowAt = Map.groupBy(now, (row) => textOf(placesOf(row)));
  const beforeAt = Map.groupBy(before, (row) => textOf(placesOf(row)));
  joinUnplaced(head, places, nowAt);
  if (places.size === 0) {
    const only = usual(head);
    places.set(textOf(only), only);
  }
  return [...places].flatMap(([text, own]): PlacedRows[] => {
    const rows = nowAt.get(text) ?? [];
    const earlier = beforeAt.get(text) ?? [];
    if (rows.length < 2) return [{ places: own, row: rows[0], rowKey: null, before: earlier }];
    return rows.map((row) => ({
      places: own,
      row,
      rowKey: row.id,
      before: earlier.filter(({ fromId, toId }) => fromId === row.fromId && toId === row.toId),
    }));
  });
};

const hasMine = (row: ViewedFlow, side: FlowSide) => (side === 'in' ? row.received : row.shipped) !== null;

/** The factory that the link names, if it names only one. */
const usual = ({ side, ownFactoryIds }: Head): PlacedRows['places'] => {
  const [only = null] = ownFactoryIds.length === 1 ? ownFactoryIds : [];
  return { fromFactoryId: side === 'out' ? only : null, toFactoryId: side === 'in' ? only : null };
};

/** A row that the partner began names no factory of ours. It belongs to the only line that has no row yet. */
const joinUnplaced = (head: Head, places: Map<string, PlacedRows['places']>, nowAt: Map<string, ViewedFlow[]>) => {
  const open = nowAt.get('null null');
  if (head.side === 'own' || !open || open.some((row) => hasMine(row, head.side))) return;
  const free = [...places].filter(([text]) => text !== 'null null' && !nowAt.has(text));
  const named = usual(head);
  const own = places.size === 1 ? ([`${named.fromFactoryId} ${named.toFactoryId}`, named] as const) : undefined;
  const [text, place] = (free.length === 1 ? free[0] : own) ?? [];
  if (text === undefined || place === undefined || text === 'null null') return;
  places.delete('null null');
  places.set(text, place);
  nowAt.set(text, open);
};
