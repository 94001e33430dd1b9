import { columnFinder, FLOW_COLUMNS, FLOW_ROWS_AT_ONCE_MAX, FLOW_TOLD_COLUMNS, type FlowColumn } from '@ieum/contract';
import { z } from 'zod';
import type { Place, Range } from './keys.ts';

/** In the order in which a sheet has them, so that what is copied from one fits. */
export const GRID_COLUMNS = [
  ...(['period', 'side', 'partner', 'product', 'goods', 'from', 'to', 'quantity', 'unit'] as const),
  ...(['lot', 'documents', 'originCountry', 'originRegion', 'recycledShare', 'note'] as const),
] as const satisfies readonly FlowColumn[];
export type GridColumn = (typeof GRID_COLUMNS)[number];

const gridRow = z.object({
  key: z.string(),
  /** The row of the ledger that it answers; gone as soon as what it is about is changed. */
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
/** There is always a free row below. */
const withRoom = (rows: GridRow[]) => {
  const last = rows.at(-1);
  return last && !isFilled(last) ? rows : [...rows, newRow()];
};

/** What tells which row of the ledger is meant. */
const SUBJECT: readonly GridColumn[] = ['period', 'side', 'partner', 'product', 'goods'];

const putCells = (row: GridRow, cells: GridRow['cells']): GridRow => {
  const isOther = SUBJECT.some((column) => cells[column] !== undefined && cells[column] !== (row.cells[column] ?? ''));
  return { ...row, cells: { ...row.cells, ...cells }, ...(isOther && { rowId: undefined }) };
};

export const putCell = (rows: GridRow[], { row, column }: Place, text: string) => {
  const name = GRID_COLUMNS[column];
  if (!name) return rows;
  return withRoom(rows.map((one, at) => (at === row ? putCells(one, { [name]: text.trim() }) : one)));
};

const headingOf = columnFinder({ ...FLOW_COLUMNS, ...FLOW_TOLD_COLUMNS });
const LEAST_HEADINGS = 2;
const isGridColumn = (name: string | undefined): name is GridColumn => GRID_COLUMNS.some((column) => column === name);

/** Which columns a block fills: by its headings where it has brought them along, otherwise from the chosen cell on. */
const columnsOf = (block: string[][], from: number) => {
  const headings = (block[0] ?? []).map(headingOf);
  const isHeaded = headings.filter(Boolean).length >= LEAST_HEADINGS;
  if (isHeaded)
    return { names: headings.map((name) => (isGridColumn(name) ? name : undefined)), lines: block.slice(1) };
  return { names: (block[0] ?? []).map((_, at) => GRID_COLUMNS[from + at]), lines: block };
};

type Put = { rows: GridRow[]; last: Place } | { tooMany: number };

/** A block over the cells from a place on; more rows are made as they are needed. Too many of them: none is put. */
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

/** The first row of the range goes into the others; of one cell alone, what stands above it. */
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

/** What was kept before a reload, as far as it can be understood. */
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
