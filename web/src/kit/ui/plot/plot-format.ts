import type { LanguageTag } from '@ieum/contract';
import { formatDate, formatPeriod } from '../../format/moment.ts';
import { numberFormat } from '../../format/number-text.ts';

export type Period = 'year' | 'month' | 'day';

const COMPACT_FROM = 100_000;

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
  const letters = period === 'year' ? 'YYYY'.length : 'YYYY-MM'.length;
  return (start: string) => formatPeriod(start.slice(0, letters), tag);
};
