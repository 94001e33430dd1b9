import type { Examples } from '../../kit/endpoint.ts';
import type { flowStoryContract } from './story.ts';

const chosen = { productId: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51', from: '2026-Q1', to: '2026-Q3' };

export const flowStoryExamples: Examples<typeof flowStoryContract> = {
  getFlowQuarters: {
    input: chosen,
    output: {
      sums: [
        {
          quarter: '2026-Q3',
          side: 'in',
          family: '',
          materials: ['lithium'],
          carries: ['lithium'],
          kg: 1_130_000,
          rows: 3,
          weightless: 1,
        },
      ],
    },
  },
  getFlowBand: {
    input: { ...chosen, by: 'company', key: 'W3J8QK2ZX4M6T7V0 019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62 lithium own' },
    output: {
      quarters: [
        {
          quarter: '2026-Q3',
          unit: 'TNE',
          quantity: 1_130,
          shipped: 1_130,
          received: 1_130,
          kg: 1_130_000,
          rows: 1,
          states: { entered: 0, matched: 1, mismatch: 0, settled: 0 },
        },
      ],
      missing: [],
      linkId: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61',
    },
  },
};
