import type { PlotTableContent } from './plot-table-content.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** Beginnings that a spreadsheet takes for a formula; Japanese and Chinese ones accept the full-width signs too. */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** Writes a CSV with a byte order mark, without which Excel would not read Hangul. */
export const csvOf = ({ columns, rows }: PlotTableContent) => {
  const head = columns.map(({ name }) => name);
  const lines = [head, ...rows.map(({ cells }) => cells.map(({ value }) => value))];
  return BYTE_ORDER_MARK + lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('');
};

/** Writes a cell. Numbers stay numbers, even with a minus sign; only text can contain a formula. */
export const csvCell = (value: string | number | null) => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
