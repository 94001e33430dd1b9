/** For spreadsheets: without the mark at its beginning they take the file for something else than UTF-8. */
export const CSV_START = '\ufeff';

/** What a spreadsheet would take for a formula, also in the wide letters of an input method. */
const FORMULA = /^[\s]*[=+\-@＝＋－＠|%]|^[\t\r]/;

export const csvLine = (values: (string | number | null)[]) => `${values.map(cellOf).join(',')}\r\n`;

const cellOf = (value: string | number | null) => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const plain = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
