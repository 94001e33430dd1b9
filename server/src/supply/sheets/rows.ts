import { SUPPLY_ROWS_MAX } from '@ieum/contract';
import { fail } from '../../kit/http/failure.ts';
import type { SheetRow } from '../../kit/sheet/cell.ts';
import { readSheet } from '../../kit/sheet/reader.ts';
import { SheetTrouble } from '../../kit/sheet/trouble.ts';

export type SheetProblem = { row: number; column: string; problem: string };
export type ReadRow<C extends string> = { row: number; cells: Partial<Record<C, string>>; problems: SheetProblem[] };

/** Rows searched for the headings, because people write titles above them. */
const LOOKED_AT = 10;

/**
 * Reads the rows of a file by their columns. Refuses with a reason a file that cannot be read or lacks a needed column.
 */
export const readRows = async <C extends string>(
  path: string,
  columnOf: (heading: string) => C | undefined,
  needed: readonly C[],
  max = SUPPLY_ROWS_MAX,
) => {
  const rows = await allRows(path, max);
  const scored = rows.slice(0, LOOKED_AT).map((row) => ({ row, known: countKnown(row, columnOf) }));
  const head = scored.reduce((best, next) => (next.known > best.known ? next : best)).row;
  const columns = head.cells.map((heading) => columnOf(heading));
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) fail('supply.sheet_unreadable', { file: 'no_columns' });
  const body = rows.slice(rows.indexOf(head) + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (body.length === 0) fail('supply.sheet_unreadable', { file: 'no_rows' });
  if (body.length > max) fail('supply.sheet_unreadable', { file: 'too_many_rows' });
  const unknown = head.cells.filter((heading, at) => heading.trim() !== '' && !columns[at]);
  return { rows: body.map((row) => byColumn(row, columns)), unknown, headings: head.cells };
};

const countKnown = <C>({ cells }: SheetRow, columnOf: (heading: string) => C | undefined) =>
  new Set(cells.map(columnOf).filter((column) => column !== undefined)).size;

/** Maps the cells to columns. Of two columns of one name the first is used; a cell with a fault is refused. */
const byColumn = <C extends string>(row: SheetRow, columns: (C | undefined)[]): ReadRow<C> => {
  const cells: Partial<Record<C, string>> = {};
  const problems: SheetProblem[] = [];
  for (const [at, column] of columns.entries()) {
    if (!column || columns.indexOf(column) !== at) continue;
    cells[column] = (row.cells[at] ?? '').trim();
    const fault = row.faults[at];
    if (fault) problems.push({ row: row.row, column, problem: fault });
  }
  return { row: row.row, cells, problems };
};

/** Returns all rows with the headings first; the caller, who knows the columns, decides which row has them. */
const allRows = async (path: string, max: number): Promise<SheetRow[]> => {
  const read: SheetRow[] = [];
  const add = (rows: SheetRow[]) => {
    read.push(...rows);
    // Nobody needs to wait for the rest of a file that is refused anyway.
    if (read.length > max + LOOKED_AT) fail('supply.sheet_unreadable', { file: 'too_many_rows' });
  };
  try {
    await readSheet(path, {
      onSheet: async ({ headRow, heads }) => add([{ row: headRow, cells: heads, faults: {} }]),
      onRows: async (rows) => add(JSON.parse(rows)),
    });
  } catch (error) {
    if (error instanceof SheetTrouble) fail('supply.sheet_unreadable', { file: error.code });
    throw error;
  }
  return read;
};
