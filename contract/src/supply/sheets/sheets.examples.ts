import type { Examples } from '../../kit/endpoint.ts';
import type { sheetsContract } from './sheets.ts';

const output = {
  isApplied: false,
  rows: 3,
  added: 1,
  changed: 1,
  same: 0,
  problemCount: 1,
  unknown: ['비고'],
  earlier: ['자재군'],
  problems: [{ row: 4, column: 'hs', problem: 'invalid' }],
};

export const sheetsExamples: Examples<typeof sheetsContract> = {
  exportProducts: { input: { format: 'csv', language: 'en' }, output: {} },
  importProducts: { input: {}, output },
  exportLinks: { input: { side: 'buyer', format: 'csv', language: 'en' }, output: {} },
  importSuppliers: { input: { apply: 'no' }, output },
};
