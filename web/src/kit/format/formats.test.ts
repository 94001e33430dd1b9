import { expect, it } from 'vitest';
import { countryOptions } from './country-names.ts';
import { formatDate, formatMoment } from './moment.ts';

it('S1.4 writes a moment as the day it is in Korea, by the habit of the language', () => {
  const lateInUtc = '2026-11-14T16:00:00.4+00:00';
  expect(formatDate(lateInUtc, 'ko')).toBe('2026.11.15');
  expect(formatDate(lateInUtc, 'en')).toBe('15 Nov 2026');
  expect(formatMoment(lateInUtc, 'en')).toBe('15 Nov 2026, 01:00');
  expect(formatDate(lateInUtc, 'ja')).toBe('2026年11月15日');
  expect(formatDate(lateInUtc, 'zh')).toBe('2026年11月15日');
});

it('lists each country once, the likely one first', () => {
  const [first, ...rest] = countryOptions('ko');
  expect(first).toEqual({ value: 'KR', label: '대한민국' });
  expect(rest.map(({ value }) => value)).not.toContain('KR');
  expect(countryOptions('ja')[0]?.value).toBe('JP');
});
