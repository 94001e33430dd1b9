import { CSV_TYPE, XLSX_TYPE } from '@ieum/contract';
import type { FileAnswer } from '../files/file-answer.ts';
import { CSV_START, csvLine } from './csv-lines.ts';
import { xlsxParts } from './xlsx-writer.ts';

export type SheetColumn = { heading: string; width: number; isError?: boolean };
export type SheetCell = string | number | { day: string } | null;
/** Rows come in parts, so that only a few are in memory. */
export type WrittenSheet = { name: string; columns: SheetColumn[]; rows: AsyncIterable<SheetCell[][]> };

/** Returns a file that is written while it is sent. The first sheet has the rows; CSV has no other. */
export const sheetFile = (
  name: string,
  format: 'csv' | 'xlsx',
  sheets: [WrittenSheet, ...WrittenSheet[]],
): FileAnswer =>
  format === 'csv'
    ? { name: `${name}.csv`, mediaType: CSV_TYPE, parts: csvParts(sheets[0]) }
    : { name: `${name}.xlsx`, mediaType: XLSX_TYPE, parts: xlsxParts(sheets) };

async function* csvParts({ columns, rows }: WrittenSheet) {
  yield CSV_START + csvLine(columns.map(({ heading }) => heading));
  for await (const part of rows) yield part.map((cells) => csvLine(cells.map(plain))).join('');
}

const plain = (cell: SheetCell) => (typeof cell === 'object' && cell !== null ? cell.day : cell);

/** Turns rows that are already in memory into one part. */
export async function* inOnePart(rows: SheetCell[][]) {
  yield rows;
}
