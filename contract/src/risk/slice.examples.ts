import type { Examples } from '../kit/endpoint.ts';
import type { riskContract } from './risk.ts';

const id = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const details = {
  kind: 'country',
  country: 'CD',
  name: '',
  level: 'high',
  source: 'OECD Due Diligence Guidance, Annex II',
  sourceDate: '2026-01-31',
  note: '',
} as const;
const entry = { ...details, id, version: 1 };

export const riskExamples: Examples<typeof riskContract> = {
  listRiskEntries: { input: {}, output: { rows: [entry] } },
  addRiskEntry: { input: details, output: entry },
  updateRiskEntry: { input: { ...details, id, version: 1 }, output: { ...entry, version: 2 } },
  removeRiskEntry: { input: { id }, output: {} },
};
