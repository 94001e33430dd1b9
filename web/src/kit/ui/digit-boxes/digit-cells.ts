const FULL_WIDTH_DIGIT = /[０-９]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const GAP = ' ';

/** The digits in what was typed or pasted; full-width ones count, everything else is left out (S5.5). */
export const digitsIn = (text: string) =>
  text
    .replace(FULL_WIDTH_DIGIT, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[^0-9]/g, '');

/** One entry a box, empty where there is no digit. */
export const cellsOf = (value: string, total: number) =>
  Array.from({ length: total }, (_, index) => digitsIn(value.charAt(index)));

/** A box left out in the middle is a space, so that the value is complete only when every box is filled. */
export const valueIn = (cells: string[]) =>
  cells
    .map((cell) => cell || GAP)
    .join('')
    .trimEnd();

export const firstEmpty = (cells: string[]) => {
  const empty = cells.indexOf('');
  return empty < 0 ? cells.length - 1 : empty;
};

/** What typing in a box means. The old digit may still stand beside the new one. */
export const typedIn = (text: string, old: string) => {
  const digits = digitsIn(text);
  return old !== '' && digits.length === 2 ? digits.replace(old, '') : digits;
};

/** The boxes after the digits went in at one of them, and where to go on. A whole number fills all, wherever it went in. */
export const fillCells = (cells: string[], index: number, digits: string) => {
  const start = digits.length >= cells.length ? 0 : index;
  const filled = cells.map((cell, at) => (at < start ? cell : digits.charAt(at - start) || cell));
  return { filled, next: Math.min(start + digits.length, cells.length - 1) };
};
