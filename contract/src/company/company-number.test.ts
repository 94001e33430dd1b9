import { expect, it } from 'vitest';
import {
  companyNumberOf,
  foreignNumber,
  formatCompanyNumber,
  groupedBusinessNumber,
  hasCheckDigit,
  isChecked,
  isSameNumber,
  koreanNumber,
  localNumber,
  readCompanyNumber,
  writeCompanyNumber,
} from './company-number.ts';

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

/** Calculates the last digit in another way: digit by digit from tables of products, without weights. */
const lastDigitOf = (nine: string) => {
  const triple = [0, 3, 6, 9, 12, 15, 18, 21, 24, 27];
  const septuple = [0, 7, 14, 21, 28, 35, 42, 49, 56, 63];
  // Five times the ninth digit: its units, and its tens once more.
  const ninth = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9];
  let left = 1000;
  for (const [at, digit] of [...nine].entries()) {
    if (at === 8) left -= ninth[Number(digit)] ?? 0;
    else if (at % 3 === 0) left -= Number(digit);
    else left -= (at % 3 === 1 ? triple : septuple)[Number(digit)] ?? 0;
  }
  return String(left).at(-1);
};

it('24.8 agrees with a second calculation of the check digit', () => {
  for (let nth = 1; nth < 20_000; nth++) {
    const nine = String((nth * 49_999_991) % 1_000_000_000).padStart(9, '0');
    const right = [...'0123456789'].filter((digit) => hasCheckDigit(nine + digit));
    expect([nine, right]).toEqual([nine, [lastDigitOf(nine)]]);
  }
});

it('24.8 reads what it has written', () => {
  for (const text of ['1248100998', 'DE HRB12345', 'VN 0312345678', 'JP 01-2345', 'FR '])
    expect(writeCompanyNumber(readCompanyNumber(text))).toBe(text);
  expect(readCompanyNumber('1248100998')).toEqual({ kind: 'korean', digits: '1248100998' });
  expect(readCompanyNumber('DE HRB12345')).toEqual({ kind: 'foreign', country: 'DE', registration: 'HRB12345' });
});

it('24.8 joins a country and a number that come apart', () => {
  expect(companyNumberOf({ country: 'KR', number: '1248100998' })).toEqual(koreanNumber('1248100998'));
  expect(companyNumberOf({ country: 'DE', number: 'hrb 12-345' })).toEqual(foreignNumber('DE', 'HRB12345'));
});

it('24.8 compares numbers by country and spelling', () => {
  expect(isSameNumber(foreignNumber('DE', 'hrb 123'), foreignNumber('DE', 'HRB-123'))).toBe(true);
  expect(isSameNumber(foreignNumber('DE', '1234567890'), foreignNumber('AT', '1234567890'))).toBe(false);
  expect(isSameNumber(foreignNumber('DE', '1234567890'), koreanNumber('1234567890'))).toBe(false);
});

it('24.8 shows a number with its country or without', () => {
  expect(formatCompanyNumber(koreanNumber('1234567890'))).toBe('123-45-67890');
  expect(localNumber(koreanNumber('1234567890'))).toBe('123-45-67890');
  expect(formatCompanyNumber(foreignNumber('DE', '1234567890'))).toBe('DE 1234567890');
  expect(localNumber(foreignNumber('DE', '1234567890'))).toBe('1234567890');
});

it('24.8 asks only a Korean number for its check digit', () => {
  expect(isChecked(koreanNumber('1248100998'))).toBe(true);
  expect(isChecked(foreignNumber('VN', '1248100998'))).toBe(false);
});
