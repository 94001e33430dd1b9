import { expect, it } from 'vitest';
import type { LanguageTag } from '../language.ts';
import {
  formatClock,
  formatDate,
  formatDays,
  formatExactMoment,
  formatMoment,
  formatMonthName,
  formatPeriod,
  formatPeriods,
  formatYear,
} from './date.ts';
import { formatCompact, formatDuration, formatPercent, spacedText } from './figures.ts';
import { formatNumber } from './number.ts';
import { bracketed, formatRange, labelled } from './range.ts';

/** It is already the 17th in Korea. */
const MOMENT = '2026-11-16T15:11:09.4+00:00';

const WRITTEN: Record<LanguageTag, Record<string, string>> = {
  ko: {
    day: '2026.11.17',
    early: '2018.03.05',
    moment: '2026.11.17 00:11',
    exact: '2026.11.17 00:11:09',
    year: '2026년',
    month: '2026년 11월',
    monthName: '11월',
    quarter: '2026년 3분기',
    months: '2026년 5월~7월',
    years: '2025년 11월~2026년 2월',
    days: '2026.11.01~2026.11.15',
    overMonths: '2026.10.28~2026.11.03',
    overYears: '2026.12.28~2027.01.03',
    from: '2026.11.17~',
    until: '~2026.11.17',
    number: '31,000.25',
    compact: '3.1만',
    percent: '12.3%',
    range: '10~30%',
    duration: '10분',
    label: '기한: 오늘',
  },
  en: {
    day: '17 Nov 2026',
    early: '5 Mar 2018',
    moment: '17 Nov 2026, 00:11',
    exact: '17 Nov 2026, 00:11:09',
    year: '2026',
    month: 'Nov 2026',
    monthName: 'Nov',
    quarter: 'Q3 2026',
    months: 'May–Jul 2026',
    years: 'Nov 2025–Feb 2026',
    days: '1–15 Nov 2026',
    overMonths: '28 Oct–3 Nov 2026',
    overYears: '28 Dec 2026–3 Jan 2027',
    from: 'from 17 Nov 2026',
    until: 'until 17 Nov 2026',
    number: '31,000.25',
    compact: '31K',
    percent: '12.3%',
    range: '10–30%',
    duration: '10 minutes',
    label: '기한: 오늘',
  },
  zh: {
    day: '2026年11月17日',
    early: '2018年3月5日',
    moment: '2026年11月17日 00:11',
    exact: '2026年11月17日 00:11:09',
    year: '2026年',
    month: '2026年11月',
    monthName: '11月',
    quarter: '2026年第3季度',
    months: '2026年5月–7月',
    years: '2025年11月–2026年2月',
    days: '2026年11月1日–15日',
    overMonths: '2026年10月28日–11月3日',
    overYears: '2026年12月28日–2027年1月3日',
    from: '2026年11月17日起',
    until: '至2026年11月17日',
    number: '31,000.25',
    compact: '3.1万',
    percent: '12.3%',
    range: '10–30%',
    duration: '10 分钟',
    label: '기한：오늘',
  },
  ja: {
    day: '2026年11月17日',
    early: '2018年3月5日',
    moment: '2026年11月17日 00:11',
    exact: '2026年11月17日 00:11:09',
    year: '2026年',
    month: '2026年11月',
    monthName: '11月',
    quarter: '2026年第3四半期',
    months: '2026年5月～7月',
    years: '2025年11月～2026年2月',
    days: '2026年11月1日～15日',
    overMonths: '2026年10月28日～11月3日',
    overYears: '2026年12月28日～2027年1月3日',
    from: '2026年11月17日～',
    until: '～2026年11月17日',
    number: '31,000.25',
    compact: '3.1万',
    percent: '12.3%',
    range: '10～30%',
    duration: '10分',
    label: '기한：오늘',
  },
};
const TAGS = ['ko', 'en', 'zh', 'ja'] as const;

it.each(TAGS)('S1.4 25 has one format for each kind of value in %s', (tag) => {
  expect({
    day: formatDate(MOMENT, tag),
    early: formatDate('2018-03-05', tag),
    moment: formatMoment(MOMENT, tag),
    exact: formatExactMoment(MOMENT, tag),
    year: formatYear(2026, tag),
    month: formatPeriod('2026-11', tag),
    monthName: formatMonthName(11, tag),
    quarter: formatPeriod('2026-Q3', tag),
    months: formatPeriods('2026-05', '2026-07', tag),
    years: formatPeriods('2025-11', '2026-02', tag),
    days: formatDays('2026-11-01', '2026-11-15', tag),
    overMonths: formatDays('2026-10-28', '2026-11-03', tag),
    overYears: formatDays('2026-12-28', '2027-01-03', tag),
    from: formatDays('2026-11-17', '', tag),
    until: formatDays('', '2026-11-17', tag),
    number: formatNumber(31_000.25, tag),
    compact: formatCompact(31_000, tag),
    percent: formatPercent(12.34, tag),
    range: formatRange((value) => formatPercent(value, tag), 10, 30, tag),
    duration: formatDuration(600, tag),
    label: labelled('기한', '오늘', tag),
  }).toEqual(WRITTEN[tag]);
});

it.each(TAGS)('S1.4 25 writes a range with equal ends as one value in %s', (tag) => {
  expect(formatDays('2026-11-17', '2026-11-17', tag)).toBe(formatDate('2026-11-17', tag));
  expect(formatPeriods('2026-Q3', '2026-Q3', tag)).toBe(formatPeriod('2026-Q3', tag));
  expect(formatRange(String, 3, 3, tag)).toBe('3');
  expect(formatDays('', '', tag)).toBe('');
});

it('S1.4 25 shows a day without a time, and no date where there is none', () => {
  expect(formatMoment('2026-11-17', 'en')).toBe('17 Nov 2026');
  expect(formatClock('2026-11-17T05:05:00Z')).toBe('14:05');
  expect(() => formatDate('no date', 'en')).toThrow(RangeError);
});

it('S1.4 25 sets the blanks of Chinese and Japanese whatever the engine does', () => {
  expect(['3小时前', '3 小时前'].map((text) => spacedText(text, 'zh'))).toEqual(['3 小时前', '3 小时前']);
  expect(['3 時間前', '3時間前'].map((text) => spacedText(text, 'ja'))).toEqual(['3時間前', '3時間前']);
});

it.each([
  ['ko', '11.30 (9일 남음)'],
  ['en', '11.30 (9일 남음)'],
  ['zh', '11.30（9일 남음）'],
  ['ja', '11.30（9일 남음）'],
] as const)('25.2 sets a note in the brackets of %s', (tag, written) => {
  expect(bracketed('11.30', '9일 남음', tag)).toBe(written);
});
