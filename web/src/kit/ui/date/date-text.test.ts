import { describe, expect, it } from 'vitest';
import { formatIsoDate, parseDateText, readDate } from './date-text.ts';
import { browserDayOrder } from './day-order.ts';

describe('formatIsoDate', () => {
  it.each([
    ['ko', '2026.11.15'],
    ['en', '15 Nov 2026'],
    ['zh', '2026/11/15'],
    ['ja', '2026/11/15'],
  ] as const)('writes a date as %s does', (tag, text) => {
    expect(formatIsoDate('2026-11-15', tag)).toBe(text);
    expect(parseDateText(text, tag)).toBe('2026-11-15');
  });
});

describe('parseDateText', () => {
  it.each([
    '2026-11-15',
    '2026.11.15',
    '2026. 11. 15.',
    '20261115',
    ' 2026/11/15\n',
    '2026년 11월 15일',
    '２０２６年１１月１５日',
  ])('reads “%s” in every language', (text) => {
    for (const tag of ['ko', 'en', 'zh', 'ja'] as const) expect(parseDateText(text, tag)).toBe('2026-11-15');
  });

  it('reads 2026.3.2 without zeros', () => expect(parseDateText('2026.3.2', 'ko')).toBe('2026-03-02'));

  it('reads the year last in English only', () => {
    expect(parseDateText('11152026', 'en', 'month')).toBe('2026-11-15');
    expect(parseDateText('3/2/2026', 'en', 'month')).toBe('2026-03-02');
    expect(parseDateText('3/2/2026', 'ko', 'month')).toBeUndefined();
  });

  it('S1.4 23.17 reads day and month in the order of the browser, and never the other way round', () => {
    expect(parseDateText('17/11/2026', 'en', 'day')).toBe('2026-11-17');
    expect(parseDateText('3/2/2026', 'en', 'day')).toBe('2026-02-03');
    expect(parseDateText('17112026', 'en', 'day')).toBe('2026-11-17');
    expect(parseDateText('11/17/2026', 'en', 'day')).toBeUndefined();
    expect(parseDateText('17/11/2026', 'en', 'month')).toBeUndefined();
  });

  it('S1.4 23.17 takes a date that can be two for none where the browser does not say', () => {
    expect(parseDateText('3/2/2026', 'en', 'unknown')).toBeUndefined();
    expect(parseDateText('17/11/2026', 'en', 'unknown')).toBe('2026-11-17');
    expect(parseDateText('2/2/2026', 'en', 'unknown')).toBe('2026-02-02');
    expect(readDate('3/2/2026', 'en', {}, 'unknown')).toMatchObject({
      iso: '',
      problem: 'twoWays',
      ways: ['2026-02-03', '2026-03-02'],
    });
  });

  it.each(['17 Nov 2026', '17 november 2026', 'Nov 17, 2026', 'November 17th, 2026', '17-Nov-2026', '17th Nov. 2026'])(
    'S1.4 23.17 reads “%s” in every language',
    (text) => {
      for (const tag of ['ko', 'en', 'zh', 'ja'] as const) expect(parseDateText(text, tag)).toBe('2026-11-17');
    },
  );

  it.each(['31 Feb 2026', '17 No 2026', '17 Novel 2026', 'Nov 2026', '17 Nov 26'])('takes “%s” for no date', (text) =>
    expect(parseDateText(text, 'en', 'day')).toBeUndefined(),
  );

  it.each(['', '2026', '2026.11', '2026.02.30', '2026.13.01', '2026-11-15 10:30', '202611', '내일', '1/1/26'])(
    'does not take “%s” for a date',
    (text) => expect(parseDateText(text, 'ko')).toBeUndefined(),
  );
});

describe('browserDayOrder', () => {
  it.each([
    ['en-GB', 'day'],
    ['en-AU', 'day'],
    ['vi-VN', 'day'],
    ['en-US', 'month'],
    ['en', 'unknown'],
    ['ko-KR', 'unknown'],
    ['no language', 'unknown'],
  ] as const)('S1.4 23.17 knows of %s what comes first: %s', (language, order) => {
    expect(browserDayOrder(language)).toBe(order);
  });
});

describe('readDate', () => {
  const limits = { min: '2026-01-01', max: '2026-12-31' };

  it('counts the limits in', () => {
    expect(readDate('2026.01.01', 'ko', limits)).toMatchObject({ iso: '2026-01-01' });
    expect(readDate('2026.12.31', 'ko', limits)).toMatchObject({ iso: '2026-12-31' });
  });

  it('says what is wrong', () => {
    expect(readDate('2025.12.31', 'ko', limits).problem).toBe('tooEarly');
    expect(readDate('2027.01.01', 'ko', limits).problem).toBe('tooLate');
    expect(readDate('곧', 'ko', limits).problem).toBe('notDate');
    expect(readDate('  ', 'ko', limits)).toEqual({ iso: '', ways: [] });
  });
});
