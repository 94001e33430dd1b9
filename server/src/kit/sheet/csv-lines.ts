/** For spreadsheets: without the mark at its beginning they take the file for something else than UTF-8. */
export const CSV_START = '\ufeff';

/**
 * What a spreadsheet would take for a formula, also in the wide letters of an input method. Apostrophes before it count
 * with it, so that taking one away again gives back exactly what was there.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠|%]|[\t\r])/;

export const csvLine = (values: (string | number | null)[]) => `${values.map(cellOf).join(',')}\r\n`;

const cellOf = (value: string | number | null) => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** The other way: without the one apostrophe that stands before what looks like a formula. */
export const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** For a sheet that knows text from formulas: only what `unguarded` would take something from gets one more. */
export const guardedText = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text);

/** Whether a spreadsheet would calculate it, were it typed. */
export const looksLikeFormula = (text: string) => FORMULA.test(text);
