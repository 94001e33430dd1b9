import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';
import { formatNumber, plainNumber, readNumber } from './number-text.ts';

it.each([
  ['1234.5', 1234.5],
  ['1,234.5', 1234.5],
  ['1,234,567', 1_234_567],
  ['1 234 567', 1_234_567],
  ['1\u00a0234', 1234],
  ['1\u202f234', 1234],
  ['１，２３４．５', 1234.5],
  ['１２３４。５', 1234.5],
  ['-12', -12],
  ['−12', -12],
  ['－１２', -12],
  ['ー１２', -12],
  ['+7', 7],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['0', 0],
  [' 42 ', 42],
  ['0.1', 0.1],
  ['123456789012345', 123_456_789_012_345],
  ['1000000000000000000', 1e18],
])('reads %j as %d', (text, value) => {
  expect(readNumber(text)).toEqual({ value });
});

it.each([
  ['1,234 ㎡', '㎡'],
  ['1,234m²', '㎡'],
  ['1234 M2', '㎡'],
  ['１２３４㎡', '㎡'],
])('reads %j with the unit that was pasted along', (text, unit) => {
  expect(readNumber(text, unit)).toEqual({ value: 1234 });
});

it('takes nothing for nothing', () => {
  expect(readNumber('')).toEqual({ value: null });
  expect(readNumber('  ')).toEqual({ value: null });
});

it.each([
  'abc',
  '1,5',
  '1,23',
  '12,34,567',
  '1.2.3',
  '1-2',
  '--1',
  '-',
  '.',
  '5²',
  '½',
  '1e5',
  '12 kg',
  '1 2',
  'Infinity',
])('does not guess at %j', (text) => {
  expect(readNumber(text)).toEqual({ value: Number.NaN, problem: 'unreadable' });
});

it('refuses what it could not keep to the last digit', () => {
  expect(readNumber('1234567890123456')).toEqual({ value: Number.NaN, problem: 'tooLong' });
  expect(readNumber('0.1234567890123456').problem).toBe('tooLong');
});

it('writes a number by the language, and plainly for typing on', () => {
  for (const tag of ['ko', 'en', 'zh', 'ja'] as const) expect(formatNumber(-1_234_567.25, tag)).toBe('-1,234,567.25');
  expect(plainNumber(1_234_567.25)).toBe('1234567.25');
  expect(plainNumber(0.000_000_1)).toBe('0.0000001');
  expect(formatNumber(0.1, 'ko')).toBe('0.1');
});

it('writes sizes of files', () => {
  expect(formatFileSize(10 * 1024 * 1024, 'ko')).toBe('10 MB');
  expect(formatFileSize(1536, 'en')).toBe('1.5 KB');
  expect(formatFileSize(3, 'en')).toBe('3 B');
});
