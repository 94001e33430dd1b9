import { CELL_MAX, type ProblemCode } from '@ieum/contract';
import { unguarded } from './csv-lines.ts';

/** Faults of a cell that do not depend on its column. */
export type CellFault = Extract<ProblemCode, 'formula' | 'error_value' | 'too_long' | 'characters'>;

/** A cell is always text; its column decides what a number or a day means. */
export type Cell = { text: string; fault?: CellFault };

export type SheetRow = { row: number; cells: string[]; faults: Record<number, CellFault> };

/** Enough to recognise the cell. */
const SHOWN_OF_LONG = 200;

/** Characters that no database keeps and no spreadsheet shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNKEPT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const REPLACEMENT = '\ufffd';

/**
 * Returns the cell as it will be stored: without the apostrophe of an export, and without characters that cannot be
 * stored.
 */
export const cellOf = (value: string, fault?: CellFault): Cell => {
  if (value.length > CELL_MAX) return { text: cleaned(value.slice(0, SHOWN_OF_LONG)), fault: 'too_long' };
  const clean = cleaned(value);
  const text = unguarded(clean);
  if (fault) return { text, fault };
  return clean === value ? { text } : { text, fault: 'characters' };
};

const cleaned = (text: string) => text.replace(UNKEPT, REPLACEMENT).toWellFormed();

/** Places the cells by their position, without the empty ones at the end. */
export const rowOf = (row: number, cells: (Cell | undefined)[]): SheetRow => {
  const texts = Array.from(cells, (cell) => cell?.text ?? '');
  const last = texts.findLastIndex((text, at) => text.trim() !== '' || cells[at]?.fault !== undefined);
  const faults: SheetRow['faults'] = {};
  for (const [at, cell] of cells.entries()) if (cell?.fault) faults[at] = cell.fault;
  return { row, cells: texts.slice(0, last + 1), faults };
};
