import {
  convert,
  dimensionOf,
  kilogramsOf,
  periodAfter,
  periodOf,
  periodsOverlap,
  rollingSpan,
  spanOf,
  UNITS,
} from '@ieum/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const unit = fc.constantFrom(...UNITS);
const quantity = fc.double({ min: 1e-3, max: 1e12, noNaN: true });
const weight = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
const isNear = (a: number, b: number) => Math.abs(a / b - 1) < 1e-9;

it('S2.4 turns any unit into another of its dimension and back, and into none of another', () => {
  fc.assert(
    fc.property(quantity, unit, unit, (amount, from, to) => {
      const there = convert(amount, from, to);
      expect(there !== null).toBe(dimensionOf(from) === dimensionOf(to));
      return there === null || isNear(convert(there, to, from) ?? 0, amount);
    }),
    { numRuns: 2_000 },
  );
});

it('S2.4 turns what is weighed into what is counted and back by what one weighs, and by nothing else', () => {
  fc.assert(
    fc.property(quantity, unit, unit, unit, weight, (amount, from, to, own, kgPerUnit) => {
      const weighed = { unit: own, kgPerUnit };
      const there = convert(amount, from, to, weighed);
      const ends = new Set([dimensionOf(from), dimensionOf(to)]);
      const isBridged = dimensionOf(own) !== 'mass' && ends.has('mass') && ends.has(dimensionOf(own));
      expect(there !== null).toBe(ends.size === 1 || isBridged);
      return there === null || isNear(convert(there, to, from, weighed) ?? 0, amount);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [1, 'TNE', undefined, 1_000],
  [2, 'LBR', undefined, 0.907_184_74],
  [3, 'DZN', { unit: 'H87', kgPerUnit: 0.5 } as const, 18],
  [3, 'DZN', { unit: 'H87', kgPerUnit: null } as const, null],
  [3, 'LTR', { unit: 'H87', kgPerUnit: 0.5 } as const, null],
] as const)('S2.4 knows that %d %s weighs so much', (amount, from, weighed, kg) => {
  const found = kilogramsOf(amount, from, weighed);
  if (kg === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(kg, 9);
});

it.each([
  ['2026-7', '2026-07'],
  ['2026.07', '2026-07'],
  ['2026년 7월', '2026-07'],
  ['202607', '2026-07'],
  ['2026q3', '2026-Q3'],
  ['2026 3분기', '2026-Q3'],
  ['2026年第3季度', '2026-Q3'],
  ['Q3 2026', '2026-Q3'],
  ['2026.7월', '2026-07'],
  ['2026년 7', '2026-07'],
  ['26년 7월', '2026-07'],
  ['2026年７月', '2026-07'],
  ['2026年7月度', '2026-07'],
  ['Nov 2026', '2026-11'],
  ['November, 2026', '2026-11'],
  ['11/2026', '2026-11'],
  ['3Q26', '2026-Q3'],
  ['2026년 Q3', '2026-Q3'],
  ['2026년 제3사분기', '2026-Q3'],
  ['2026年第三季度', '2026-Q3'],
  ['2026年第3四半期', '2026-Q3'],
  ['3rd quarter 2026', '2026-Q3'],
  ['2026-13', undefined],
  ['Mayor 2026', undefined],
  ['2026-Q5', undefined],
  ['7월', undefined],
])('S2.4 reads %s as a period', (typed, period) => expect(periodOf(typed)).toBe(period));

it.each([
  ['11월', '2026-11'],
  ['12월', '2025-12'],
  ['Nov', '2026-11'],
  ['11月', '2026-11'],
  ['十一月', '2026-11'],
  ['3분기', '2026-Q3'],
  ['Q4', '2026-Q4'],
  ['第一季度', '2026-Q1'],
  ['第3四半期', '2026-Q3'],
  ['second quarter', '2026-Q2'],
  ['13월', undefined],
  ['5분기', undefined],
  ['월', undefined],
])('S2.4 reads %s without a year as the last that has begun', (typed, period) =>
  expect(periodOf(typed, '2026-11-18')).toBe(period),
);

it('S2.4 counts months and quarters across years', () => {
  expect(spanOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(spanOf('2026-Q4')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(periodAfter('2026-Q1', -1)).toBe('2025-Q4');
  expect(periodAfter('2026-12')).toBe('2027-01');
  expect(rollingSpan('2026-Q1')).toEqual({ from: '2025-10-01', to: '2026-03-31' });
  expect(rollingSpan('2026-02')).toEqual({ from: '2025-10-01', to: '2026-03-31' });
  expect(periodsOverlap('2026-07', '2026-Q3')).toBe(true);
  expect(periodsOverlap('2026-06', '2026-Q3')).toBe(false);
});
