import type { LanguageTag } from '../language.ts';
import { rangeSign } from './range.ts';

/**
 * Dates are shown in Korean time wherever the reader is, because deadlines are set there. Korea has had no daylight
 * saving time since 1988, and no moment of the portal is older.
 */
const KOREA_MS = 9 * 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const CLOCK_AT = 'YYYY-MM-DDT'.length;
const MINUTES = 'HH:MM'.length;
const SECONDS = 'HH:MM:SS'.length;

/** A day such as `2026-11-17`, or a moment. */
type At = string | number | Date;
type Parts = { year: number; month: number; day: number };

const inKorea = (at: At) => new Date(new Date(at).getTime() + KOREA_MS);
const partsOf = (at: At): Parts => {
  const date = inKorea(at);
  if (Number.isNaN(date.getTime())) throw new RangeError(`this is no date: ${at}`);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};
const twoDigits = (number: number) => String(number).padStart(2, '0');
const monthName = (month: number) => MONTHS[month - 1] ?? '';

const DAY: Record<LanguageTag, (parts: Parts) => string> = {
  ko: ({ year, month, day }) => [year, twoDigits(month), twoDigits(day)].join('.'),
  // British and American readers would each read 11/12/2026 in their own way.
  en: ({ year, month, day }) => `${day} ${monthName(month)} ${year}`,
  zh: ({ year, month, day }) => `${year}年${month}月${day}日`,
  ja: ({ year, month, day }) => `${year}年${month}月${day}日`,
};

/** Formats a day: 2026.11.17, 17 Nov 2026, 2026年11月17日. */
export const formatDate = (at: At, tag: LanguageTag) => DAY[tag](partsOf(at));

/** Formats the time of day in Korea: 14:05. It is the same in every language. */
export const formatClock = (at: At) =>
  inKorea(at)
    .toISOString()
    .slice(CLOCK_AT, CLOCK_AT + MINUTES);

const withClock = (at: At, tag: LanguageTag, clock: string) =>
  `${formatDate(at, tag)}${tag === 'en' ? ', ' : ' '}${clock}`;

/** Recognizes a date without a time of day. */
export const isDayOnly = (at: string) => !at.includes('T');

/** Formats a moment: 2026.11.17 14:05, 17 Nov 2026, 14:05. A day gets no time of day. */
export const formatMoment = (at: string | Date, tag: LanguageTag) =>
  typeof at === 'string' && isDayOnly(at) ? formatDate(at, tag) : withClock(at, tag, formatClock(at));

/** Formats a moment to the second, for the audit log. */
export const formatExactMoment = (at: At, tag: LanguageTag) =>
  withClock(
    at,
    tag,
    inKorea(at)
      .toISOString()
      .slice(CLOCK_AT, CLOCK_AT + SECONDS),
  );

/** Formats a year that stands alone: 2026년, 2026. */
export const formatYear = (year: number | string, tag: LanguageTag) => {
  if (tag === 'en') return String(year);
  return tag === 'ko' ? `${year}년` : `${year}年`;
};

/** Formats a month without its year: 11월, Nov, 11月. */
export const formatMonthName = (month: number, tag: LanguageTag) => {
  if (tag === 'en') return monthName(month);
  return tag === 'ko' ? `${month}월` : `${month}月`;
};

const QUARTER: Record<LanguageTag, (quarter: string) => string> = {
  ko: (quarter) => `${quarter}분기`,
  en: (quarter) => `Q${quarter}`,
  zh: (quarter) => `第${quarter}季度`,
  ja: (quarter) => `第${quarter}四半期`,
};

/** Formats the part of a year after the hyphen: `Q3`, `11`. */
const partName = (part: string, tag: LanguageTag) =>
  part.startsWith('Q') ? QUARTER[tag](part.slice(1)) : formatMonthName(Number(part), tag);

/** Formats a year, a quarter or a month: `2026`, `2026-Q3`, `2026-11` → 2026, Q3 2026, Nov 2026. */
export const formatPeriod = (period: string, tag: LanguageTag) => {
  const [year = '', part] = period.split('-');
  if (part === undefined) return formatYear(year, tag);
  const name = partName(part, tag);
  if (tag === 'en') return `${name} ${year}`;
  return [formatYear(year, tag), name].join(tag === 'ko' ? ' ' : '');
};

/** Formats the months or quarters from the first to the last: May–Jul 2026, 2026년 5월~7월. */
export const formatPeriods = (from: string, to: string, tag: LanguageTag) => {
  if (from === to) return formatPeriod(from, tag);
  const [[year, first], [lastYear, last]] = [from.split('-'), to.split('-')];
  const areOfYear = year === lastYear && first !== undefined && last !== undefined;
  const start = areOfYear && tag === 'en' ? partName(first, tag) : formatPeriod(from, tag);
  const end = areOfYear && tag !== 'en' ? partName(last, tag) : formatPeriod(to, tag);
  return `${start}${rangeSign(tag)}${end}`;
};

type Span = (first: Parts, last: Parts) => [start: string, end: string];

const isSameMonth = (first: Parts, last: Parts) => first.year === last.year && first.month === last.month;
const isSameDay = (first: Parts, last: Parts) => isSameMonth(first, last) && first.day === last.day;

/** Leaves out what both ends share, as each language does. */
const eastern: Span = (first, last) => {
  const start = DAY.zh(first);
  if (isSameDay(first, last) || first.year !== last.year) return [start, DAY.zh(last)];
  return [start, isSameMonth(first, last) ? `${last.day}日` : `${last.month}月${last.day}日`];
};
const SPAN: Record<LanguageTag, Span> = {
  ko: (first, last) => [DAY.ko(first), DAY.ko(last)],
  en: (first, last) => {
    const end = DAY.en(last);
    if (isSameDay(first, last) || first.year !== last.year) return [DAY.en(first), end];
    return [isSameMonth(first, last) ? String(first.day) : `${first.day} ${monthName(first.month)}`, end];
  },
  zh: eastern,
  ja: eastern,
};

const FROM: Record<LanguageTag, (day: string) => string> = {
  ko: (day) => `${day}~`,
  en: (day) => `from ${day}`,
  zh: (day) => `${day}起`,
  ja: (day) => `${day}～`,
};
const UNTIL: Record<LanguageTag, (day: string) => string> = {
  ko: (day) => `~${day}`,
  en: (day) => `until ${day}`,
  zh: (day) => `至${day}`,
  ja: (day) => `～${day}`,
};

/**
 * Formats the days from the first to the last: 1–15 Nov 2026, 2026年11月1日～15日, 2026.11.01~2026.11.15. An empty day is
 * an open end.
 */
export const formatDays = (from: string, to: string, tag: LanguageTag) => {
  if (from === '') return to === '' ? '' : UNTIL[tag](formatDate(to, tag));
  if (to === '') return FROM[tag](formatDate(from, tag));
  const [first, last] = [partsOf(from), partsOf(to)];
  const [start, end] = SPAN[tag](first, last);
  return start === end ? end : `${start}${rangeSign(tag)}${end}`;
};
