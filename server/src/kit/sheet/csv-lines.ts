/** Byte order mark; without it spreadsheets do not recognise UTF-8. */
export const CSV_START = '\ufeff';

/**
 * Matches text that a spreadsheet would treat as a formula, also in the wide letters of an input method. Apostrophes
 * before it belong to the match, so that removing one restores the text exactly.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠|%]|[\t\r])/;

export const csvLine = (values: (string | number | null)[]) => `${values.map(cellOf).join(',')}\r\n`;

const cellOf = (value: string | number | null) => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Removes the one apostrophe before text that looks like a formula. */
export const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

/** Adds an apostrophe for a sheet that can tell text from formulas, only where `unguarded` would remove one. */
export const guardedText = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? `'${text}` : text);

/** Whether a spreadsheet would calculate this text if a person typed it. */
export const looksLikeFormula = (text: string) => FORMULA.test(text);
