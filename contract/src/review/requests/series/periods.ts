import { flowPeriod, monthOfDay, periodAfter, quarterOfDay, spanBetween } from '../../../flow/period.ts';
import { dayAfter } from '../../../kit/moment.ts';

/** How often a recurring request is sent. */
export const SERIES_EVERY = ['month', 'quarter', 'half_year', 'year'] as const;
export type SeriesEvery = (typeof SERIES_EVERY)[number];

/** Number of months or quarters in each period. */
const STEPS: Record<SeriesEvery, number> = { month: 1, quarter: 1, half_year: 2, year: 4 };

/** A period of a series has the name of its first month or quarter: 2026-Q3 is the second half of 2026. */
export const seriesPeriodAfter = (every: SeriesEvery, period: string, steps = 1) =>
  periodAfter(period, steps * STEPS[every]);

/** Returns the first and the last month or quarter of a period. */
export const seriesSpan = (every: SeriesEvery, period: string) => ({
  from: period,
  to: periodAfter(period, STEPS[every] - 1),
});

/** Returns the period that a day belongs to. */
export const seriesPeriodOf = (every: SeriesEvery, day: string) => {
  if (every === 'month') return monthOfDay(day);
  const quarter = quarterOfDay(day);
  return periodAfter(quarter, -((Number(quarter.slice(-1)) - 1) % STEPS[every]));
};

/** Returns the period that ended last before a day. */
export const lastEndedPeriod = (every: SeriesEvery, day: string) =>
  seriesPeriodAfter(every, seriesPeriodOf(every, day), -1);

/** Returns true for a period that a series of this interval can have. */
export const isSeriesPeriod = (every: SeriesEvery, period: string) =>
  flowPeriod.safeParse(period).success && seriesPeriodOf(every, spanBetween(period, period).from) === period;

/** Returns the day on which the requests of a period are sent: the day after its end. */
export const seriesSendDay = (every: SeriesEvery, period: string) => {
  const { from, to } = seriesSpan(every, period);
  return dayAfter(spanBetween(from, to).to, 1);
};

type Plan = {
  every: SeriesEvery;
  /** The first period that may still be sent. */
  nextPeriod: string;
  /** Empty without an end. */
  lastPeriod: string;
  answerDays: number;
};

/** Lists the next dates of a series. Requests of a period that has ended already are sent today. */
export const seriesDates = ({ every, nextPeriod, lastPeriod, answerDays }: Plan, today: string, count: number) => {
  const ended = lastEndedPeriod(every, today);
  const first = nextPeriod < ended ? ended : nextPeriod;
  const periods = Array.from({ length: count }, (_, at) => seriesPeriodAfter(every, first, at));
  return periods
    .filter((period) => lastPeriod === '' || period <= lastPeriod)
    .map((period) => {
      const planned = seriesSendDay(every, period);
      const sendOn = planned < today ? today : planned;
      return { period, sendOn, dueOn: dayAfter(sendOn, answerDays) };
    });
};
