import { describe, expect, it } from 'vitest';
import { formatIsoDate, parseDateText, readDate } from './date-text.ts';

describe('formatIsoDate', () => {
  it.each([
    ['ko', '2026.11.15'],
    ['en', '11/15/2026'],
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
    expect(parseDateText('11152026', 'en')).toBe('2026-11-15');
    expect(parseDateText('3/2/2026', 'en')).toBe('2026-03-02');
    expect(parseDateText('3/2/2026', 'ko')).toBeUndefined();
  });

  it.each(['', '2026', '2026.11', '2026.02.30', '2026.13.01', '2026-11-15 10:30', '202611', '내일', '1/1/26'])(
    'does not take “%s” for a date',
    (text) => expect(parseDateText(text, 'ko')).toBeUndefined(),
  );
});

describe('readDate', () => {
  const limits = { min: '2026-01-01', max: '2026-12-31' };

  it('counts the limits in', () => {
    expect(readDate('2026.01.01', 'ko', limits)).toEqual({ iso: '2026-01-01' });
    expect(readDate('2026.12.31', 'ko', limits)).toEqual({ iso: '2026-12-31' });
  });

  it('says what is wrong', () => {
    expect(readDate('2025.12.31', 'ko', limits).problem).toBe('tooEarly');
    expect(readDate('2027.01.01', 'ko', limits).problem).toBe('tooLate');
    expect(readDate('곧', 'ko', limits).problem).toBe('notDate');
    expect(readDate('  ', 'ko', limits)).toEqual({ iso: '' });
  });
});
