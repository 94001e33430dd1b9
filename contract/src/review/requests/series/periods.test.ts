import { describe, expect, it } from 'vitest';
import {
  isSeriesPeriod,
  lastEndedPeriod,
  SERIES_EVERY,
  seriesDates,
  seriesPeriodAfter,
  seriesPeriodOf,
  seriesSendDay,
  seriesSpan,
} from './periods.ts';

describe('periods of a recurring request', () => {
  it('27.7 belong to days, and are named after their first month or quarter', () => {
    const named = (day: string) => SERIES_EVERY.map((every) => seriesPeriodOf(every, day));
    expect(named('2026-01-01')).toEqual(['2026-01', '2026-Q1', '2026-Q1', '2026-Q1']);
    expect(named('2026-06-30')).toEqual(['2026-06', '2026-Q2', '2026-Q1', '2026-Q1']);
    expect(named('2026-07-01')).toEqual(['2026-07', '2026-Q3', '2026-Q3', '2026-Q1']);
    expect(named('2026-12-31')).toEqual(['2026-12', '2026-Q4', '2026-Q3', '2026-Q1']);
  });

  it('27.7 follow each other over the end of a year, and are sent the day after their end', () => {
    expect(seriesPeriodAfter('month', '2026-12')).toBe('2027-01');
    expect(seriesPeriodAfter('half_year', '2026-Q3')).toBe('2027-Q1');
    expect(seriesSpan('half_year', '2026-Q3')).toEqual({ from: '2026-Q3', to: '2026-Q4' });
    expect(seriesSpan('year', '2026-Q1')).toEqual({ from: '2026-Q1', to: '2026-Q4' });
    expect(seriesSpan('month', '2026-02')).toEqual({ from: '2026-02', to: '2026-02' });
    expect(seriesSendDay('quarter', '2026-Q4')).toBe('2027-01-01');
    expect(seriesSendDay('month', '2028-02')).toBe('2028-03-01');
    expect(seriesSendDay('year', '2026-Q1')).toBe('2027-01-01');
    expect(lastEndedPeriod('quarter', '2026-11-15')).toBe('2026-Q3');
    expect(lastEndedPeriod('half_year', '2026-07-01')).toBe('2026-Q1');
    expect(lastEndedPeriod('year', '2026-12-31')).toBe('2025-Q1');
  });

  it('27.7 of another interval are refused', () => {
    expect(isSeriesPeriod('month', '2026-Q3')).toBe(false);
    expect(isSeriesPeriod('quarter', '2026-07')).toBe(false);
    expect(isSeriesPeriod('half_year', '2026-Q2')).toBe(false);
    expect(isSeriesPeriod('year', '2026-Q3')).toBe(false);
    expect(isSeriesPeriod('quarter', '2026-Q5')).toBe(false);
    expect(isSeriesPeriod('half_year', '2026-Q3')).toBe(true);
  });

  it('27.7 are shown ahead: what ended is sent today, older ones never, and nothing after the last', () => {
    const plan = { every: 'quarter', nextPeriod: '2025-Q1', lastPeriod: '', answerDays: 14 } as const;
    expect(seriesDates(plan, '2026-11-15', 2)).toEqual([
      { period: '2026-Q3', sendOn: '2026-11-15', dueOn: '2026-11-29' },
      { period: '2026-Q4', sendOn: '2027-01-01', dueOn: '2027-01-15' },
    ]);
    expect(seriesDates({ ...plan, nextPeriod: '2026-Q4', lastPeriod: '2026-Q4' }, '2026-11-15', 3)).toEqual([
      { period: '2026-Q4', sendOn: '2027-01-01', dueOn: '2027-01-15' },
    ]);
    expect(seriesDates({ ...plan, lastPeriod: '2026-Q2' }, '2026-11-15', 3)).toEqual([]);
  });
});
