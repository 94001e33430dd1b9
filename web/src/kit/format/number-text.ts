import { MAX_DIGITS, numberFormat } from '@ieum/contract';

/** Mails and files use the same formats, so the functions are in the contract. */
export { formatCompact, formatDuration, formatNumber, formatPercent, MAX_DIGITS, numberFormat } from '@ieum/contract';

type Reading = {
  /** `null` for an empty text; `NaN` for a text that is not a number, so that no schema takes it for empty. */
  value: number | null;
  problem?: 'unreadable' | 'tooLong';
};

const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Signs that the keyboards of our languages produce in place of a point, a comma or a minus. */
const SIGNS: [RegExp, string][] = [
  [/。/g, '.'],
  [/[、٬]/g, ','],
  [/[−‐‑‒–ー]/g, '-'],
];
/** Matches a thousands separator other than the comma: 1 234 567. */
const THOUSANDS_SPACE = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const NUMBER = /^[+-]?(?=\.?\d)(\d*|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/** Reads a number as people type and paste it: 1,234.5 or １２３４ or 1 234 kg. It does not guess at a comma elsewhere. */
export const readNumber = (text: string, unit = ''): Reading => {
  const [number, rest] = partsOf(text);
  if (number === '' && rest === '') return { value: null };
  const isUnit = rest === '' || folded(rest) === folded(unit);
  if (!isUnit || !NUMBER.test(number)) return { value: Number.NaN, problem: 'unreadable' };
  const digits = number.replaceAll(',', '');
  if (significant(digits) > MAX_DIGITS) return { value: Number.NaN, problem: 'tooLong' };
  return { value: Number(digits) };
};

/** Formats without separators, for a field in which the user goes on typing. */
export const plainNumber = numberFormat('en', { maximumSignificantDigits: MAX_DIGITS, useGrouping: false });

const partsOf = (text: string): [number: string, rest: string] => {
  let plain = text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET));
  for (const [sign, meant] of SIGNS) plain = plain.replace(sign, meant);
  const [, number = '', rest = ''] = /^\s*([+-]?[\d.,\s'’]*)(.*)$/s.exec(plain) ?? [];
  return [number.trim().replace(THOUSANDS_SPACE, ''), rest.trim()];
};

/** Makes ㎡ and m² the same unit. */
const folded = (unit: string) => unit.normalize('NFKC').toLowerCase();

const significant = (digits: string) => digits.replace(/\D/g, '').replace(/^0+|0+$/g, '').length;
