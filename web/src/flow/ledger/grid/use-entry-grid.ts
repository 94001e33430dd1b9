import { useCallback, useEffect, useState } from 'react';
import { type Place, type Range, rangeOf } from './keys.ts';
import {
  clearRange,
  fillDown,
  type GridRow,
  isFilled,
  putBlock,
  putCell,
  readRows,
  removeRows,
  startRows,
} from './rows.ts';

const UNDO_STEPS = 30;
/** Counts the removed row and the step from a length to the last index. */
const LAST_TWO = 2;
const FIRST: Place = { row: 0, column: 0 };
type Held = { rows: GridRow[]; past: GridRow[][] };

/** Restores the rows stored before a reload. Rows newly chosen in the ledger start a new grid instead. */
const firstRows = (start: GridRow[], kept: GridRow[] | undefined) => {
  const isSame = start.every(({ rowId }) => kept?.some((row) => row.rowId === rowId));
  if (kept && isSame) return kept;
  return [...start, ...startRows()];
};

/** Holds the grid's rows, the active cell and the operations on them. The rows survive a reload in this tab. */
export const useEntryGrid = (draft: string, start: GridRow[]) => {
  const key = `ieum.draft.${draft}`;
  const [{ rows, past }, setHeld] = useState<Held>(() => ({
    rows: firstRows(start, readRows(sessionStorage.getItem(key))),
    past: [],
  }));
  const [at, setAt] = useState(FIRST);
  const [anchor, setAnchor] = useState(FIRST);
  const [tooMany, setTooMany] = useState(0);
  /** True from the first move on: the focus then follows the active cell. */
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (rows.some(isFilled)) sessionStorage.setItem(key, JSON.stringify(rows));
    else sessionStorage.removeItem(key);
  }, [rows, key]);

  const change = (make: (rows: GridRow[]) => GridRow[]) =>
    setHeld((held) => {
      const next = make(held.rows);
      return next === held.rows ? held : { rows: next, past: [...held.past, held.rows].slice(-UNDO_STEPS) };
    });
  const go = useCallback((place: Place, isExtending = false) => {
    setUsed(true);
    setAt(place);
    if (!isExtending) setAnchor(place);
  }, []);
  const range: Range = rangeOf(anchor, at);
  return {
    rows,
    at,
    range,
    go,
    tooMany,
    isUsed,
    put: (text: string) => change((now) => putCell(now, at, text)),
    paste: (block: string[][]) => {
      const put = putBlock(rows, range.from, block);
      if ('tooMany' in put) return setTooMany(put.tooMany);
      setTooMany(0);
      change(() => put.rows);
      go(range.from);
      setAnchor(put.last);
    },
    fill: () => change((now) => fillDown(now, range)),
    clear: () => change((now) => clearRange(now, range)),
    remove: () => {
      change((now) => removeRows(now, range));
      go({ row: Math.max(0, Math.min(range.from.row, rows.length - LAST_TWO)), column: at.column });
    },
    undo: () =>
      setHeld((held) => {
        const before = held.past.at(-1);
        return before ? { rows: before, past: held.past.slice(0, -1) } : held;
      }),
    canUndo: past.length > 0,
    forget: () => sessionStorage.removeItem(key),
  };
};
export type EntryGrid = ReturnType<typeof useEntryGrid>;
