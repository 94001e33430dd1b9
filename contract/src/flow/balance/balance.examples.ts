import type { Examples } from '../../kit/endpoint.ts';
import type { Balance, balanceContract } from './balance.ts';

const productId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const inputId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c52';
const factoryId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c63';
const factory = { id: factoryId, name: '포항공장' };
const product = { id: productId, name: 'NCM 양극재' };

const single: Balance = {
  from: '2026-07-01',
  to: '2026-09-30',
  out: 2_500,
  received: 2_420,
  stockOpen: 0,
  stockClose: 0,
  available: 2_420,
  need: 2_372.5,
  gap: 47.5,
  gapPercent: 2,
  verdict: 'ok',
  reason: '',
};
export const balanceExamples: Examples<typeof balanceContract> = {
  getMassBalance: {
    input: { period: '2026-Q3', factoryId },
    output: {
      rows: [
        {
          factory,
          product,
          input: { id: inputId, name: 'NCM 전구체' },
          outUnit: 'TNE',
          outSource: 'made',
          quantityPerUnit: 0.949,
          lossPercent: 0,
          unit: 'TNE',
          tolerance: 5,
          single,
          rolling: single,
        },
      ],
      total: 1,
      counts: { ok: 1 },
      can: { setTolerance: true },
    },
  },
  setTolerance: { input: { productId, percent: 2 }, output: { percent: 2 } },
};
