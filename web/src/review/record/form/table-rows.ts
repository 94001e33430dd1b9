import { ANSWER_ROWS_MAX, type AnswerValue, type Column } from '@ieum/contract';
import { parsePasted } from '../../../kit/sheet/paste.ts';

export type Cell = string | number;
export type TableRow = Record<string, Cell>;

export const rowsOf = (value: AnswerValue | null): TableRow[] =>
  Array.isArray(value) ? value.flatMap((row) => (typeof row === 'object' && !isFile(row) ? [row] : [])) : [];
/** No column is called so. */
const isFile = (row: object): row is { id: string; name: string } => 'id' in row;

/** One cell is another; nothing at all leaves it out. */
export const withCell = (rows: readonly TableRow[], at: number, key: string, cell: Cell): TableRow[] =>
  rows.map((row, index) => {
    if (index !== at) return row;
    const { [key]: _, ...others } = row;
    return cell === '' ? others : { ...others, [key]: cell };
  });

/** Cells of a sheet, laid over the rows from one cell on; rows are added where there are too few, columns are not. */
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

/** Whether a paste is of a sheet; one word is the cell's own. */
export const isOfSheet = (text: string) => /[\t\n]/.test(text.trim());

/** Rows in which nothing stands are not kept. */
export const keptRows = (rows: readonly TableRow[]) => rows.filter((row) => Object.keys(row).length > 0);
