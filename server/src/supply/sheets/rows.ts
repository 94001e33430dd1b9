import { SUPPLY_ROWS_MAX } from '@ieum/contract';
import { fail } from '../../kit/http/failure.ts';
import type { SheetRow } from '../../kit/sheet/cell.ts';
import { readSheet } from '../../kit/sheet/reader.ts';
import { SheetTrouble } from '../../kit/sheet/trouble.ts';

/** What is wrong with a cell. */
export type SheetProblem = { row: number; column: string; problem: string };
export type ReadRow<C extends string> = { row: number; cells: Partial<Record<C, string>>; problems: SheetProblem[] };

/** Above the headings people write titles. */
const LOOKED_AT = 10;

/** The rows of a file by their columns. A file that cannot be read says why; so does one without a column that is needed. */
export const readRows = async <C extends string>(
  path: string,
  columnOf: (heading: string) => C | undefined,
  needed: readonly C[],
  max = SUPPLY_ROWS_MAX,
) => {
  const rows = await allRows(path, max);
  const scored = rows.slice(0, LOOKED_AT).map((row) => ({ row, known: countKnown(row, columnOf) }));
  const head = scored.reduce((one, other) => (other.known > one.known ? other : one)).row;
  const columns = head.cells.map((heading) => columnOf(heading));
  const missing = needed.filter((column) => !columns.includes(column));
  if (missing.length > 0) fail('supply.sheet_unreadable', { file: 'no_columns' });
  const body = rows.slice(rows.indexOf(head) + 1).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (body.length === 0) fail('supply.sheet_unreadable', { file: 'no_rows' });
  if (body.length > max) fail('supply.sheet_unreadable', { file: 'too_many_rows' });
  const unknown = head.cells.filter((heading, at) => heading.trim() !== '' && !columns[at]);
  return { rows: body.map((row) => byColumn(row, columns)), unknown };
};

const countKnown = <C>({ cells }: SheetRow, columnOf: (heading: string) => C | undefined) =>
  new Set(cells.map(columnOf).filter((column) => column !== undefined)).size;

/** Of two columns of one name the first is taken; a cell that cannot be taken for what it shows is refused. */
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

/** The headings come first again: which row has them, whoever knows the columns decides. */
const allRows = async (path: string, max: number): Promise<SheetRow[]> => {
  const read: SheetRow[] = [];
  const take = (rows: SheetRow[]) => {
    read.push(...rows);
    // Nobody waits for the rest of a file that is refused anyway.
    if (read.length > max + LOOKED_AT) fail('supply.sheet_unreadable', { file: 'too_many_rows' });
  };
  try {
    await readSheet(path, {
      onSheet: async ({ headRow, heads }) => take([{ row: headRow, cells: heads, faults: {} }]),
      onRows: async (rows) => take(JSON.parse(rows)),
    });
  } catch (error) {
    if (error instanceof SheetTrouble) fail('supply.sheet_unreadable', { file: error.code });
    throw error;
  }
  return read;
};
