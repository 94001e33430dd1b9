import { ANSWER_ROWS_MAX, type AnswerValue, type Column } from '@ieum/contract';
import { parsePasted } from '../../../kit/sheet/paste.ts';

export type Cell = string | number;
export type TableRow = Record<string, Cell>;

export const rowsOf = (value: AnswerValue | null): TableRow[] =>
  Array.isArray(value) ? value.flatMap((row) => (typeof row === 'object' && !isFile(row) ? [row] : [])) : [];
/** Tells files from rows: no column has the key `id`. */
const isFile = (row: object): row is { id: string; name: string } => 'id' in row;

/** Changes one cell. An empty cell is left out. */
export const withCell = (rows: readonly TableRow[], at: number, key: string, cell: Cell): TableRow[] =>
  rows.map((row, index) => {
    if (index !== at) return row;
    const { [key]: _, ...rest } = row;
    return cell === '' ? rest : { ...rest, [key]: cell };
  });

/** Puts pasted cells over the rows from one cell on. Missing rows are added, missing columns are not. */
export const withPasted = (
  rows: readonly TableRow[],
  columns: readonly Column[],
  from: { row: number; key: string },
  text: string,
  read: (column: Column, typed: string) => Cell,
): TableRow[] => {
  const first = columns.findIndex(({ key }) => key === from.key);
  const pasted = parsePasted(text);
  const result = [...rows];
  for (const [down, cells] of pasted.entries()) {
    const at = from.row + down;
    if (at >= ANSWER_ROWS_MAX) break;
    let row = result[at] ?? {};
    for (const [right, typed] of cells.entries()) {
      const column = columns[first + right];
      if (column) [row = {}] = withCell([row], 0, column.key, typed === '' ? '' : read(column, typed));
    }
    result[at] = row;
  }
  return result;
};

/** Tests that pasted text comes from a sheet. A single word belongs to the cell. */
export const isOfSheet = (text: string) => /[\t\n]/.test(text.trim());

/** Leaves out empty rows. */
export const keptRows = (rows: readonly TableRow[]) => rows.filter((row) => Object.keys(row).length > 0);
