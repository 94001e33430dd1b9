import { expect, it } from 'vitest';
import { groupedBusinessNumber, hasCheckDigit } from './company-number.ts';

it.each([
  ['1248100998', true],
  ['2208162517', true],
  ['1208147521', true],
  ['1234567891', true],
  ['0018100017', true],
  ['1234567890', false],
  ['1248100997', false],
  ['1111111111', false],
  ['0000000000', false],
  ['123', false],
])('S5.5 checks the digit of %s', (number, isRight) => {
  expect(hasCheckDigit(number)).toBe(isRight);
});

it('S5.5 notices every single mistyped digit', () => {
  const right = '1248100998';
  for (let at = 0; at < right.length; at++) {
    for (const digit of '0123456789') {
      const typed = right.slice(0, at) + digit + right.slice(at + 1);
      expect(hasCheckDigit(typed)).toBe(typed === right);
    }
  }
});

it('S2.20 shows a number in groups of three, two and five', () => {
  expect(groupedBusinessNumber('1234567890')).toBe('123-45-67890');
});

it('23.21 leaves ten digits of another country as they are written there', () => {
  expect(groupedBusinessNumber('0312345678', 'VN')).toBe('0312345678');
  expect(groupedBusinessNumber('1234567890', 'KR')).toBe('123-45-67890');
  expect(groupedBusinessNumber('1234567890', '')).toBe('123-45-67890');
});
