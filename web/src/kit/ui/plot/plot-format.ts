import type { LanguageTag } from '@ieum/contract';
import { formatDate } from '../../format/moment.ts';

export type Period = 'year' | 'month' | 'day';

const COMPACT_FROM = 100_000;
const PERIOD_PARTS: Record<Exclude<Period, 'day'>, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
};

export const numberFormat = (tag: LanguageTag, options: Intl.NumberFormatOptions = {}) => {
  const format = new Intl.NumberFormat(tag, options);
  return (value: number) => format.format(value);
};

/** Formats shortly, because an axis has little space: 10억, 1B. The tooltip and the table show the exact value. */
export const axisFormat = (tag: LanguageTag, most: number, options: Intl.NumberFormatOptions = {}) => {
  const short: Intl.NumberFormatOptions = {
    ...options,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
    useGrouping: true,
  };
  return numberFormat(tag, most >= COMPACT_FROM ? { ...short, notation: 'compact' } : short);
};

export const shareFormat = (tag: LanguageTag) => numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });

/** Formats `2026`, `2026-10` or `2026-10-15` in the language; names stay as they are. */
export const categoryFormat = (tag: LanguageTag, period: Period | undefined) => {
  if (!period) return (name: string) => name;
  if (period === 'day') return (day: string) => formatDate(day, tag);
  if (period === 'month' && tag === 'ko') return (month: string) => month.replace('-', '.');
  const format = new Intl.DateTimeFormat(tag, { ...PERIOD_PARTS[period], timeZone: 'UTC' });
  return (start: string) => format.format(new Date(start));
};
