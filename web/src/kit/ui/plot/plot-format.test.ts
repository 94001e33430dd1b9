import { expect, it } from 'vitest';
import { formatMoment, isDayOnly } from '../../format/moment.ts';
import { axisFormat, categoryFormat, shareFormat } from './plot-format.ts';

it('S1.4 writes periods as the language does, and names as they are', () => {
  expect(categoryFormat('ko', 'month')('2026-10')).toBe('2026년 10월');
  expect(categoryFormat('en', 'month')('2026-10')).toBe('Oct 2026');
  expect(categoryFormat('ja', 'month')('2026-10')).toBe('2026年10月');
  expect(categoryFormat('ko', 'day')('2026-10-05')).toBe('2026.10.05');
  expect(categoryFormat('ko', 'year')('2026')).toBe('2026년');
  expect(categoryFormat('ko', undefined)('2026-10')).toBe('2026-10');
});

it('keeps an axis short: the unit of the language instead of twelve noughts', () => {
  expect(axisFormat('ko', 1e12)(1e12)).toBe('1조');
  expect(axisFormat('ko', 1e12)(8e11)).toBe('8,000억');
  expect(axisFormat('en', 1e12)(1e12)).toBe('1T');
  expect(axisFormat('ko', 5000)(5000)).toBe('5,000');
  expect(axisFormat('ko', 1, { style: 'percent', minimumFractionDigits: 3, maximumFractionDigits: 3 })(0.5)).toBe(
    '50%',
  );
});

it('says shares in percent', () => {
  expect(shareFormat('ko')(0.1234)).toBe('12.3%');
});

it('says a moment in the time of Korea', () => {
  expect(formatMoment('2026-10-15T15:30:00Z', 'ko')).toBe('2026.10.16 00:30');
  expect(isDayOnly('2026-10-15')).toBe(true);
  expect(isDayOnly('2026-10-15T15:30:00Z')).toBe(false);
});
