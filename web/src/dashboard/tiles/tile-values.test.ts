import { expect, it } from 'vitest';
import { BUYER_DASHBOARD, EMPTY_DASHBOARD, tierOf } from '../../../test/dashboard.ts';
import { isChart } from './frame.tsx';
import { tileValues } from './tile-values.ts';

it('26.2 draws a chart of five values or more, and none of fewer', () => {
  const tiersTo = (depth: number) => Array.from({ length: depth }, (_, at) => tierOf(at + 1, 1, 0, 0));
  expect(isChart({ ...BUYER_DASHBOARD, tiers: tiersTo(4) }, 'tiers')).toBe(false);
  expect(isChart({ ...BUYER_DASHBOARD, tiers: tiersTo(5) }, 'tiers')).toBe(true);
});

it('26.2 counts no month, quarter or answer that is empty', () => {
  expect(Object.values(tileValues(EMPTY_DASHBOARD))).toEqual(Object.values(tileValues(EMPTY_DASHBOARD)).map(() => 0));
  const { responses, ledger, flags } = tileValues(BUYER_DASHBOARD);
  expect([responses, ledger, flags]).toEqual([3, 2, 2]);
  const months = ['2026-11', '2026-12', '2027-01'].map((month, at) => ({ month, count: at }));
  const certificates = { ...BUYER_DASHBOARD.certificates, months };
  expect(tileValues({ ...BUYER_DASHBOARD, certificates }).certificates).toBe(2);
});
