import type { LanguageTag } from '@ieum/contract';
import { formatDate } from '../../format/moment.ts';
import { browserDayOrder, type DayOrder } from './day-order.ts';

export type DateLimits = { min?: string | undefined; max?: string | undefined };
export type DateProblem = 'notDate' | 'twoWays' | 'tooEarly' | 'tooLate';
/** `iso` or a problem, or neither where nothing was typed. `ways` lists every day that the text can mean. */
export type ReadDate = { iso: string; ways: string[]; problem?: DateProblem };

const YEAR_DIGITS = 4;
const WHOLE_DIGITS = 8;
const DAY_PARTS = 3;

/** Formats a date as everywhere else, except that Chinese and Japanese use signs that are easy to type in a field. */
export const formatIsoDate = (iso: string, tag: LanguageTag) =>
  tag === 'zh' || tag === 'ja' ? iso.replaceAll('-', '/') : formatDate(iso, tag);

/**
 * Reads what people write and paste: 2026.11.15, 2026-11-15, 20261115, 2026년 11월 15일, 15 Nov 2026; and in English with
 * the year last, in the user's own order of day and month. Returns `undefined` if the text is no date, or could be two.
 */
export const parseDateText = (text: string, tag: LanguageTag, order: DayOrder = browserDayOrder()) => {
  const [only, ...others] = waysToRead(text, tag, order);
  return others.length === 0 ? only : undefined;
};

export const readDate = (
  text: string,
  tag: LanguageTag,
  { min, max }: DateLimits,
  order: DayOrder = browserDayOrder(),
): ReadDate => {
  if (text.trim() === '') return { iso: '', ways: [] };
  const ways = waysToRead(text, tag, order);
  const [iso] = ways;
  if (iso === undefined) return { iso: '', ways, problem: 'notDate' };
  if (ways.length > 1) return { iso: '', ways, problem: 'twoWays' };
  if (min && iso < min) return { iso: '', ways, problem: 'tooEarly' };
  if (max && iso > max) return { iso: '', ways, problem: 'tooLate' };
  return { iso, ways };
};

const waysToRead = (text: string, tag: LanguageTag, order: DayOrder): string[] => {
  const plain = text.normalize('NFKC').trim();
  const named = readNamed(plain);
  if (named) return [named];
  const groups = plain.match(/\d+/g) ?? [];
  const [whole = ''] = groups;
  const isWhole = groups.length === 1 && whole.length === WHOLE_DIGITS;
  const parts = isWhole ? cutYearFirst(whole) : groups;
  const [first = '', second = '', third = ''] = parts;
  const yearFirst =
    parts.length === DAY_PARTS && first.length === YEAR_DIGITS ? isoOf(first, second, third) : undefined;
  if (yearFirst) return [yearFirst];
  if (tag !== 'en') return [];
  return yearLast(isWhole ? cutYearLast(whole) : groups, order);
};

/**
 * Reads a date with the year last. It never guesses at day and month: where the order is unknown, it returns every
 * possible day.
 */
const yearLast = ([first = '', second = '', year = '', ...more]: string[], order: DayOrder) => {
  if (year.length !== YEAR_DIGITS || more.length > 0) return [];
  const dayFirst = order === 'month' ? undefined : isoOf(year, second, first);
  const monthFirst = order === 'day' ? undefined : isoOf(year, first, second);
  return [...new Set([dayFirst, monthFirst])].filter((iso) => iso !== undefined);
};

const cutYearFirst = (whole: string) => [whole.slice(0, 4), whole.slice(4, 6), whole.slice(6)];
const cutYearLast = (whole: string) => [whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)];

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const LETTERS_MIN = 3;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]*([a-z]+)[\s.,/-]*(\d{4})$/i;
const MONTH_FIRST = /^([a-z]+)[\s.,/-]*(\d{1,2})(?:st|nd|rd|th)?[\s.,/-]+(\d{4})$/i;

/** Reads an English date with the month's name, in full or shortened: 15 Nov 2026, November 15, 2026. */
const readNamed = (text: string) => {
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? swapped(MONTH_FIRST.exec(text));
  const name = month.toLowerCase();
  const at = name.length < LETTERS_MIN ? -1 : MONTHS.findIndex((full) => full.startsWith(name));
  return at < 0 ? undefined : isoOf(year, String(at + 1), day);
};

const swapped = (found: RegExpExecArray | null) => {
  const [whole = '', month = '', day = '', year = ''] = found ?? [];
  return [whole, day, month, year];
};

const isoOf = (year: string, month: string, day: string) => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal ? iso : undefined;
};
