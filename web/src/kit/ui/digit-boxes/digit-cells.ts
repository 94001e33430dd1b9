const FULL_WIDTH_DIGIT = /[０-９]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const GAP = ' ';

/** Returns the digits of a typed or pasted text. Full-width digits count; everything else is left out (S5.5). */
export const digitsIn = (text: string) =>
  text
    .replace(FULL_WIDTH_DIGIT, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[^0-9]/g, '');

/** Returns one entry per box, empty where there is no digit. */
export const cellsOf = (value: string, total: number) =>
  Array.from({ length: total }, (_, index) => digitsIn(value.charAt(index)));

/**
 * Joins the boxes. An empty box in the middle becomes a space, so the value is complete only when every box is filled.
 */
export const valueIn = (cells: string[]) =>
  cells
    .map((cell) => cell || GAP)
    .join('')
    .trimEnd();

export const firstEmpty = (cells: string[]) => {
  const empty = cells.indexOf('');
  return empty < 0 ? cells.length - 1 : empty;
};

/** Returns the digits typed into a box. The old digit may still be beside the new one. */
export const typedIn = (text: string, old: string) => {
  const digits = digitsIn(text);
  return old !== '' && digits.length === 2 ? digits.replace(old, '') : digits;
};

/**
 * Fills the boxes from one of them and returns the box to continue at. A complete number fills all boxes, wherever it
 * was entered.
 */
export const fillCells = (cells: string[], index: number, digits: string) => {
  const start = digits.length >= cells.length ? 0 : index;
  const filled = cells.map((cell, at) => (at < start ? cell : digits.charAt(at - start) || cell));
  return { filled, next: Math.min(start + digits.length, cells.length - 1) };
};
