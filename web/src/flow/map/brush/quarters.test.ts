import type { FlowQuarterSum } from '@ieum/contract';
import { expect, it } from 'vitest';
import { between, moved, quartersAround, totalsOf } from './quarters.ts';

const sum = (quarter: string, more: Partial<FlowQuarterSum> = {}): FlowQuarterSum => ({
  quarter,
  side: 'in',
  family: '',
  materials: ['steel'],
  carries: more.materials ?? ['steel'],
  kg: 1_000,
  rows: 2,
  weightless: 0,
  ...more,
});

it('S2.4 27.5 shows whole quarters up to now, and more where the chosen period is longer', () => {
  expect(quartersAround('2026-Q1', '2026-Q3', '2026-Q4')).toEqual([
    '2025-Q3',
    '2025-Q4',
    '2026-Q1',
    '2026-Q2',
    '2026-Q3',
    '2026-Q4',
  ]);
  expect(quartersAround('2024-05', '2026-Q4', '2026-Q4')[0]).toBe('2024-Q2');
  expect(quartersAround('2026-Q4', '2027-02', '2026-Q4').at(-1)).toBe('2027-Q1');
  expect(quartersAround('1990-Q1', '2026-Q4', '2026-Q4')).toHaveLength(20);
});

it('S2.4 27.5 adds up what came in each quarter, of one material, and counts rows without weight apart', () => {
  const sums = [
    sum('2026-Q1'),
    sum('2026-Q1', { materials: [], kg: 0, rows: 4, weightless: 4 }),
    sum('2026-Q2', { side: 'out', kg: 9 }),
  ];
  const all = totalsOf(sums, ['2026-Q1', '2026-Q2'], '');
  expect(all.totals).toEqual([
    { quarter: '2026-Q1', kg: 1_000, rows: 6, weightless: 4 },
    { quarter: '2026-Q2', kg: 0, rows: 0, weightless: 0 },
  ]);
  expect(totalsOf(sums, ['2026-Q1'], 'none').totals).toMatchObject([{ kg: 0, rows: 4, weightless: 4 }]);
  expect(totalsOf(sums.slice(2), ['2026-Q2'], '')).toMatchObject({ side: 'out', totals: [{ kg: 9 }] });
});

it('S2.4 27.5 counts a battery among the rows of the cobalt that is behind it, as the chips do', () => {
  const sums = [
    sum('2026-Q1', { family: 'battery', materials: [], carries: ['cobalt'], kg: 0, rows: 3, weightless: 3 }),
  ];
  expect(totalsOf(sums, ['2026-Q1'], 'cobalt').totals).toMatchObject([{ kg: 0, rows: 3, weightless: 3 }]);
  expect(totalsOf(sums, ['2026-Q1'], 'nickel').totals).toMatchObject([{ rows: 0 }]);
});

it('S2.4 27.5 moves by whole quarters, and takes two quarters in any order', () => {
  expect(moved('2026-Q1', '2026-Q3', -1)).toEqual({ from: '2025-Q4', to: '2026-Q2' });
  expect(moved('2026-05', '2026-05', 1)).toEqual({ from: '2026-Q3', to: '2026-Q3' });
  expect(between('2026-Q3', '2026-Q1')).toEqual({ from: '2026-Q1', to: '2026-Q3' });
});
