import { describe, expect, it } from 'vitest';
import { timeScale, timeTicks } from './time-span.ts';

const TODAY = '2026-10-15';
const RANGE: [number, number] = [0, 1000];

describe('timeScale', () => {
  it('holds every date and today, with room around them', () => {
    const scale = timeScale([{ start: '2025-01-01', end: '2026-01-01' }], TODAY, RANGE);
    expect(scale(Date.parse('2025-01-01'))).toBeGreaterThan(0);
    expect(scale(Date.parse(TODAY))).toBeLessThan(1000);
  });

  it('stays a span when there is only today, and passes over what is no date', () => {
    expect(timeScale([], TODAY, RANGE)(Date.parse(TODAY))).toBe(500);
    expect(timeScale([{ end: 'soon' }], TODAY, RANGE)(Date.parse(TODAY))).toBe(500);
  });
});

describe('timeTicks', () => {
  const ticksOf = (start: string, end: string) => {
    const { period, ticks } = timeTicks(timeScale([{ start, end }], start, RANGE), 5);
    return { period, days: ticks.map(({ day }) => day) };
  };

  it('counts in years, months or days', () => {
    expect(ticksOf('2020-01-01', '2026-01-01')).toMatchObject({
      period: 'year',
      days: expect.arrayContaining(['2024']),
    });
    expect(ticksOf('2026-01-01', '2026-06-01')).toMatchObject({
      period: 'month',
      days: expect.arrayContaining(['2026-03']),
    });
    expect(ticksOf('2026-10-01', '2026-10-10')).toMatchObject({
      period: 'day',
      days: expect.arrayContaining(['2026-10-04']),
    });
  });

  it('never goes below a day', () => {
    expect(ticksOf(TODAY, TODAY).days).toEqual(['2026-10-14', '2026-10-15', '2026-10-16']);
  });
});
