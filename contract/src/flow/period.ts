import { z } from 'zod';
import { periodWords } from './period-words.ts';

const YEAR = String.raw`(19[7-9]\d|2\d{3})`;
const PATTERN = new RegExp(`^${YEAR}-(0[1-9]|1[0-2]|Q[1-4])$`);
const MONTHS_IN_QUARTER = 3;
const MONTHS_IN_YEAR = 12;

export const flowPeriod = z.string().regex(PATTERN).meta({ description: 'A month or a quarter: 2026-07, 2026-Q3.' });

export type PeriodSpan = { from: string; to: string };

/**
 * Reads a period as people write it: 2026.7, 2026년 7월, 2026/07, 2026 3분기, 2026q3, Q3 2026, 3Q26, Nov 2026, 第3四半期.
 * Without a year it is the last such period that has begun by `today`. Returns undefined when there is no such period.
 */
export const periodOf = (typed: string, today?: string): string | undefined => {
  const plain = typed.normalize('NFKC').trim().toUpperCase();
  const month = /^(\d{4})[-./]\s*(\d{1,2})(?:[-./]01)?$/.exec(plain) ?? /^(\d{4})(\d{2})$/.exec(plain);
  if (month) return valid(`${month[1]}-${padded(Number(month[2]))}`);
  const said = periodWords(plain);
  if (!said) return undefined;
  const part = said.quarter === null ? padded(said.month ?? 0) : `Q${said.quarter}`;
  if (said.year !== null) return valid(`${said.year}-${part}`);
  if (today === undefined) return undefined;
  const year = Number(today.slice(0, 'YYYY'.length));
  const own = `${year}-${part}`;
  return spanOf(own).from <= today ? own : `${year - 1}-${part}`;
};

const valid = (period: string) => (PATTERN.test(period) ? period : undefined);

/** Returns the first month of a period, counted from the year 0, and the number of its months. */
const monthsOf = (period: string) => {
  const [year = '', part = ''] = period.split('-');
  const isQuarter = part.startsWith('Q');
  const first = isQuarter ? (Number(part.slice(1)) - 1) * MONTHS_IN_QUARTER : Number(part) - 1;
  return { first: Number(year) * MONTHS_IN_YEAR + first, count: isQuarter ? MONTHS_IN_QUARTER : 1 };
};

const monthAt = (index: number) => ({ year: Math.floor(index / MONTHS_IN_YEAR), month: index % MONTHS_IN_YEAR });
const padded = (value: number) => String(value).padStart(2, '0');

/** Returns the first and the last day of a period. */
export const spanOf = (period: string): PeriodSpan => {
  const { first, count } = monthsOf(period);
  const [start, end] = [monthAt(first), monthAt(first + count - 1)];
  const last = new Date(Date.UTC(end.year, end.month + 1, 0)).getUTCDate();
  return {
    from: `${start.year}-${padded(start.month + 1)}-01`,
    to: `${end.year}-${padded(end.month + 1)}-${padded(last)}`,
  };
};

export const monthsIn = (period: string) => {
  const { first, count } = monthsOf(period);
  return Array.from({ length: count }, (_, at) => {
    const { year, month } = monthAt(first + at);
    return `${year}-${padded(month + 1)}`;
  });
};

export const isQuarter = (period: string) => period.includes('Q');
export const quarterOf = (period: string) => {
  const { year, month } = monthAt(monthsOf(period).first);
  return `${year}-Q${Math.floor(month / MONTHS_IN_QUARTER) + 1}`;
};

/** Returns the period of the same kind that comes `steps` later, or earlier for a negative number. */
export const periodAfter = (period: string, steps = 1) => {
  const { first, count } = monthsOf(period);
  const { year, month } = monthAt(first + steps * count);
  return count === 1 ? `${year}-${padded(month + 1)}` : `${year}-Q${month / MONTHS_IN_QUARTER + 1}`;
};

export const monthOfDay = (day: string) => day.slice(0, '2026-07'.length);
export const quarterOfDay = (day: string) => quarterOf(monthOfDay(day));

export const periodsOverlap = (first: string, second: string) => {
  const [a, b] = [spanOf(first), spanOf(second)];
  return a.from <= b.to && b.from <= a.to;
};

/** Returns the span from the beginning of the first period to the end of the second. */
export const spanBetween = (from: string, to: string): PeriodSpan => ({ from: spanOf(from).from, to: spanOf(to).to });

/** Extends a span to the whole quarters that it touches. */
export const wholeQuarters = ({ from, to }: PeriodSpan) => spanBetween(quarterOfDay(from), quarterOfDay(to));

/** Returns a quarter together with the previous one, because one late truck must not raise an alarm. */
export const rollingSpan = (period: string): PeriodSpan => {
  const quarter = quarterOf(period);
  return spanBetween(periodAfter(quarter, -1), quarter);
};
