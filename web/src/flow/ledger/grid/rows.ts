import {
  columnFinder,
  EARLIER_FLOW_HEADINGS,
  FLOW_COLUMNS,
  FLOW_EXPORT_COLUMNS,
  FLOW_ROWS_AT_ONCE_MAX,
  type FlowColumn,
} from '@ieum/contract';
import { z } from 'zod';
import type { Place, Range } from './keys.ts';

/** Columns in the order of a sheet, so that cells copied from a sheet fit. */
export const GRID_COLUMNS = [
  'period',
  'side',
  'partner',
  'product',
  'goods',
  'from',
  'to',
  'quantity',
  'unit',
  'lot',
  'documents',
  'originCountry',
  'originRegion',
  'recycledShare',
  'note',
] as const satisfies readonly FlowColumn[];
export type GridColumn = (typeof GRID_COLUMNS)[number];

const gridRow = z.object({
  key: z.string(),
  /** Row of the ledger that it answers. Dropped when the subject of the row is changed. */
  rowId: z.string().optional(),
  cells: z.partialRecord(z.enum(GRID_COLUMNS), z.string()),
});
export type GridRow = { key: string; rowId?: string | undefined; cells: Partial<Record<GridColumn, string>> };

const START_ROWS = 12;
let made = 0;

export const newRow = (cells: GridRow['cells'] = {}, rowId?: string): GridRow => {
  made += 1;
  return { key: `row-${Date.now()}-${made}`, cells, ...(rowId !== undefined && { rowId }) };
};
export const startRows = () => Array.from({ length: START_ROWS }, () => newRow());
export const isFilled = ({ cells }: GridRow) => Object.values(cells).some((cell) => cell !== '');
/** Keeps a free row at the end. */
const withRoom = (rows: GridRow[]) => {
  const last = rows.at(-1);
  return last && !isFilled(last) ? rows : [...rows, newRow()];
};

/** Columns that identify the row of the ledger. */
const SUBJECT: readonly GridColumn[] = ['period', 'side', 'partner', 'product', 'goods'];

const putCells = (row: GridRow, cells: GridRow['cells']): GridRow => {
  const isOther = SUBJECT.some((column) => cells[column] !== undefined && cells[column] !== (row.cells[column] ?? ''));
  return { ...row, cells: { ...row.cells, ...cells }, ...(isOther && { rowId: undefined }) };
};

export const putCell = (rows: GridRow[], { row, column }: Place, text: string) => {
  const name = GRID_COLUMNS[column];
  if (!name) return rows;
  return withRoom(rows.map((current, at) => (at === row ? putCells(current, { [name]: text.trim() }) : current)));
};

const headingOf = columnFinder({ ...FLOW_COLUMNS, ...FLOW_EXPORT_COLUMNS }, EARLIER_FLOW_HEADINGS);
const LEAST_HEADINGS = 2;
const isGridColumn = (name: string | undefined): name is GridColumn => GRID_COLUMNS.some((column) => column === name);

/** Returns the columns that a block fills: by its headings where it has them, otherwise from the chosen cell on. */
const columnsOf = (block: string[][], from: number) => {
  const headings = (block[0] ?? []).map(headingOf);
  const isHeaded = headings.filter(Boolean).length >= LEAST_HEADINGS;
  if (isHeaded)
    return { names: headings.map((name) => (isGridColumn(name) ? name : undefined)), lines: block.slice(1) };
  return { names: (block[0] ?? []).map((_, at) => GRID_COLUMNS[from + at]), lines: block };
};

type Put = { rows: GridRow[]; last: Place } | { tooMany: number };

/** Puts a block into the cells from a place on and adds rows as needed. With too many rows it puts none. */
export const putBlock = (rows: GridRow[], at: Place, block: string[][]): Put => {
  const { names, lines } = columnsOf(block, at.column);
  const filled = lines.filter((line) => line.some((cell) => cell !== ''));
  const kept = rows.filter((row, index) => isFilled(row) && (index < at.row || index >= at.row + filled.length));
  if (kept.length + filled.length > FLOW_ROWS_AT_ONCE_MAX) return { tooMany: kept.length + filled.length };
  const next = [...rows];
  for (const [index, line] of filled.entries()) {
    const cells = Object.fromEntries(
      names.flatMap((name, cell) => (name && line[cell] !== undefined ? [[name, line[cell] ?? '']] : [])),
    );
    const row = at.row + index;
    next[row] = putCells(next[row] ?? newRow(), cells);
  }
  const width = Math.max(names.length, 1);
  const last = {
    row: at.row + Math.max(filled.length, 1) - 1,
    column: Math.min(at.column + width, GRID_COLUMNS.length) - 1,
  };
  return { rows: withRoom(next), last };
};

export const clearRange = (rows: GridRow[], { from, to }: Range) =>
  rows.map((row, at) => (at < from.row || at > to.row ? row : putCells(row, blank(from.column, to.column))));

const blank = (first: number, last: number): GridRow['cells'] =>
  Object.fromEntries(GRID_COLUMNS.slice(first, last + 1).map((name) => [name, '']));

/** Copies the first row of the range into the others. A single cell gets the value above it. */
export const fillDown = (rows: GridRow[], { from, to }: Range) => {
  const source = rows[from.row === to.row ? from.row - 1 : from.row];
  if (!source) return rows;
  const names = GRID_COLUMNS.slice(from.column, to.column + 1);
  const cells = Object.fromEntries(names.map((name) => [name, source.cells[name] ?? '']));
  return withRoom(rows.map((row, at) => (at >= from.row && at <= to.row ? putCells(row, cells) : row)));
};

export const cellsIn = (rows: GridRow[], { from, to }: Range) =>
  rows
    .slice(from.row, to.row + 1)
    .map(({ cells }) => GRID_COLUMNS.slice(from.column, to.column + 1).map((name) => cells[name] ?? ''));

export const removeRows = (rows: GridRow[], { from, to }: Range) =>
  withRoom(rows.filter((_, at) => at < from.row || at > to.row));

/** Reads the rows stored before a reload, or undefined if they are invalid or empty. */
export const readRows = (stored: string | null): GridRow[] | undefined => {
  try {
    const { data } = z
      .array(gridRow)
      .max(FLOW_ROWS_AT_ONCE_MAX + START_ROWS)
      .safeParse(JSON.parse(stored ?? 'null'));
    return data?.some(isFilled) ? data : undefined;
  } catch {
    return undefined;
  }
};
