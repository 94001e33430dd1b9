import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '@ieum/contract';
import { type Cell, cellOf, rowOf, type SheetRow } from './cell.ts';
import { dayOfSerial } from './day-serial.ts';
import { SheetTrouble } from './trouble.ts';
import { readWorkbook, type Workbook } from './workbook.ts';
import { type Attributes, unescaped, visitXml } from './xml.ts';
import { withZip, type Zip } from './zip.ts';

const ROWS_KEPT_MAX = SHEET_ROWS_MAX + 20;
const MERGES_MAX = 100_000;
const LETTERS = 26;

type Cells = Map<number, Cell>;
type Merge = { top: number; bottom: number; left: number; right: number };

/** Reads the first visible sheet that has rows; skips hidden sheets and references to other files. */
export const readXlsx = (path: string) =>
  withZip(path, async (zip) => {
    const workbook = await readWorkbook(zip);
    for (const { name, path: sheetPath } of workbook.sheets) {
      const rows = await readSheet(zip, workbook, sheetPath);
      if (rows.length > 0) return { format: 'xlsx' as const, encoding: 'utf-8', name, rows };
    }
    throw new SheetTrouble('empty');
  });

const readSheet = async (zip: Zip, workbook: Workbook, path: string): Promise<SheetRow[]> => {
  const rows = new Map<number, Cells>();
  const merges: Merge[] = [];
  let row = 0;
  let column = 0;
  let cell: Attributes = {};
  let parts = { value: '', inline: '', hasFormula: false };
  let into: 'value' | 'inline' | undefined;
  let isReading = false;

  const keep = () => {
    const read = cellFrom(cell, parts, workbook);
    if (!read) return;
    if (!(row >= 1 && column >= 1)) throw new SheetTrouble('damaged');
    if (column > SHEET_COLUMNS_MAX) throw new SheetTrouble('too_many_columns', row);
    const cells = rows.get(row) ?? new Map<number, Cell>();
    cells.set(column, read);
    rows.set(row, cells);
    if (rows.size > ROWS_KEPT_MAX) throw new SheetTrouble('too_many_rows', row);
  };

  await visitXml(await zip.stream(path), {
    open: (name, attributes) => {
      if (name === 'row') {
        row = Number(attributes.r ?? row + 1);
        column = 0;
      }
      if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        cell = attributes;
        parts = { value: '', inline: '', hasFormula: false };
      }
      if (name === 'f') parts.hasFormula = true;
      if (name === 'v') into = 'value';
      if (name === 'rPh') isReading = true;
      if (name === 't') into = isReading ? undefined : 'inline';
      if (name === 'mergeCell') merges.push(mergeOf(attributes.ref ?? ''));
      if (merges.length > MERGES_MAX) throw new SheetTrouble('too_complex');
    },
    text: (text) => {
      if (into) parts[into] += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') into = undefined;
      if (name === 'rPh') isReading = false;
      if (name === 'c') keep();
    },
  });
  spread(rows, merges);
  return [...rows].sort(([a], [b]) => a - b).flatMap(([number, cells]) => listed(number, cells));
};

const listed = (number: number, cells: Cells) => {
  const byPlace: Cell[] = [];
  for (const [at, cell] of cells) byPlace[at - 1] = cell;
  const row = rowOf(number, byPlace);
  return row.cells.length > 0 ? [row] : [];
};

/** Returns nothing for a cell that has only a style. */
const cellFrom = (
  { t: type = 'n', s: style = '0' }: Attributes,
  { value, inline, hasFormula }: { value: string; inline: string; hasFormula: boolean },
  { strings, dayStyles, is1904 }: Workbook,
): Cell | undefined => {
  if (type === 'inlineStr') return inline === '' ? undefined : cellOf(unescaped(inline));
  if (value === '' && type !== 'str') return hasFormula ? cellOf('', 'formula') : undefined;
  if (type === 's') return cellOf(strings[Number(value)] ?? '');
  if (type === 'str') return cellOf(unescaped(value));
  if (type === 'b') return cellOf(value === '1' ? 'TRUE' : 'FALSE');
  if (type === 'e') return cellOf(value, 'error_value');
  if (type === 'd') return cellOf(value.replace(/T00:00:00(\.0+)?Z?$/, ''));
  const number = Number(value);
  if (!Number.isFinite(number)) return cellOf(value);
  const day = dayStyles[Number(style)] ? dayOfSerial(number, is1904) : undefined;
  return cellOf(day ?? String(number));
};

/** Copies the value of a merged cell into all of its cells that have a row. */
const spread = (rows: Map<number, Cells>, merges: Merge[]) => {
  for (const { top, bottom, left, right } of merges) {
    const value = rows.get(top)?.get(left);
    if (!value) continue;
    const numbers = bottom - top < rows.size ? countedFrom(top, bottom) : rows.keys();
    for (const row of numbers) {
      const cells = row >= top && row <= bottom ? rows.get(row) : undefined;
      if (!cells) continue;
      for (let at = left; at <= Math.min(right, SHEET_COLUMNS_MAX); at++) if (!cells.has(at)) cells.set(at, value);
    }
  }
};

const countedFrom = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

const mergeOf = (ref: string): Merge => {
  const [from = '', to = from] = ref.split(':');
  return { top: rowNumber(from), bottom: rowNumber(to), left: columnOf(from), right: columnOf(to) };
};

const rowNumber = (ref: string) => Number(/\d+$/.exec(ref)?.[0] ?? 0);

/** Returns the number of a column: A is 1, Z 26, AA 27. */
const columnOf = (ref: string) => {
  const letters = /^[A-Z]{1,3}/.exec(ref)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
};

/** Returns the letters of a column: 1 is A. */
export const letterOf = (column: number): string => {
  const before = Math.floor((column - 1) / LETTERS);
  const letter = String.fromCharCode(65 + ((column - 1) % LETTERS));
  return before > 0 ? letterOf(before) + letter : letter;
};
