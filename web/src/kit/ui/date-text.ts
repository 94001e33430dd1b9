import type { LanguageTag } from '@ieum/contract';

export type DateLimits = { min?: string | undefined; max?: string | undefined };
export type DateProblem = 'notDate' | 'tooEarly' | 'tooLate';
/** Exactly one of the two, or neither where nothing was typed. */
export type ReadDate = { iso: string; problem?: DateProblem };

const YEAR_DIGITS = 4;
const WHOLE_DIGITS = 8;
const DAY_PARTS = 3;

/** 2026.11.15 in Korean; the other languages in their own order. */
export const formatIsoDate = (iso: string, tag: LanguageTag) => {
  if (tag === 'ko') return iso.replaceAll('-', '.');
  const options = { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(`${iso}T00:00:00Z`));
};

/** Reads what people write and paste: 2026.11.15, 2026-11-15, 20261115, 2026년 11월 15일, and 11/15/2026 in English. */
export const parseDateText = (text: string, tag: LanguageTag) => {
  const groups = text.normalize('NFKC').match(/\d+/g) ?? [];
  const [whole = ''] = groups;
  const parts = groups.length === 1 && whole.length === WHOLE_DIGITS ? cut(whole, tag) : groups;
  const [first = '', second = '', third = ''] = parts;
  if (parts.length !== DAY_PARTS) return undefined;
  if (first.length === YEAR_DIGITS) return isoOf(first, second, third);
  if (tag === 'en' && third.length === YEAR_DIGITS) return isoOf(third, first, second);
  return undefined;
};

export const readDate = (text: string, tag: LanguageTag, { min, max }: DateLimits): ReadDate => {
  if (text.trim() === '') return { iso: '' };
  const iso = parseDateText(text, tag);
  if (iso === undefined) return { iso: '', problem: 'notDate' };
  if (min && iso < min) return { iso: '', problem: 'tooEarly' };
  if (max && iso > max) return { iso: '', problem: 'tooLate' };
  return { iso };
};

const cut = (whole: string, tag: LanguageTag) => {
  const yearFirst = [whole.slice(0, 4), whole.slice(4, 6), whole.slice(6)];
  const yearLast = [whole.slice(0, 2), whole.slice(2, 4), whole.slice(4)];
  const [year = '', month = '', day = ''] = yearFirst;
  return tag === 'en' && isoOf(year, month, day) === undefined ? yearLast : yearFirst;
};

const isoOf = (year: string, month: string, day: string) => {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal ? iso : undefined;
};
