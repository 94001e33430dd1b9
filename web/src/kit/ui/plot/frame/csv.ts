import type { PlotTableContent } from './plot-table-content.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would take for a formula; Japanese and Chinese ones read the wide signs too. */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** With the mark at its head, without which Excel would not read Hangul. */
export const csvOf = ({ columns, rows }: PlotTableContent) => {
  const head = columns.map(({ name }) => name);
  const lines = [head, ...rows.map(({ cells }) => cells.map(({ value }) => value))];
  return BYTE_ORDER_MARK + lines.map((line) => line.map(csvCell).join(',') + LINE_END).join('');
};

/** Numbers stay numbers, a minus sign and all; only text can be a formula in disguise. */
export const csvCell = (value: string | number | null) => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
