import { fieldOfHeading, SHEET_ROWS_MAX } from '@ieum/contract';
import type { SheetRow } from './cell.ts';
import { SheetTrouble } from './trouble.ts';

/** People write titles above the headings. */
const LOOKED_AT = 10;
/** A title may contain one known word. */
const KNOWN_MIN = 2;
const HEADING_MAX = 100;

type Headed = { headRow: number; heads: string[]; rows: SheetRow[] };

/** Uses the row with the most known headings, or the first row if there is none. */
export const findHeadings = (rows: SheetRow[]): Headed => {
  const first = rows[0];
  if (!first) throw new SheetTrouble('empty');
  const scored = rows.slice(0, LOOKED_AT).map((row) => ({ row, known: countKnown(row) }));
  const best = scored.reduce((a, b) => (b.known > a.known ? b : a));
  const head = best.known >= KNOWN_MIN ? best.row : first;
  const body = rows.slice(rows.indexOf(head) + 1);
  if (body.length === 0) throw new SheetTrouble('no_rows', head.row);
  if (body.length > SHEET_ROWS_MAX) throw new SheetTrouble('too_many_rows', body[SHEET_ROWS_MAX]?.row ?? null);
  const width = Math.max(head.cells.length, ...widths(body));
  const heads = Array.from({ length: width }, (_, at) => (head.cells[at] ?? '').trim().slice(0, HEADING_MAX));
  return { headRow: head.row, heads, rows: body };
};

const countKnown = ({ cells }: SheetRow) => new Set(cells.map(fieldOfHeading).filter(Boolean)).size;

const widths = (rows: SheetRow[]) => new Set(rows.map(({ cells }) => cells.length));
