import type { Examples } from '../../kit/endpoint.ts';
import type { importContract } from './import.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4e';
const factoryId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d';
const moment = '2026-11-15T01:02:03.4+00:00';
const counts = { new: 288, changed: 0, same: 0, bad: 12, alike: 0, skipped: 0 };
const summary = {
  id,
  state: 'checked' as const,
  fileName: '공장 목록.xlsx',
  by: '김이음',
  createdAt: moment,
  endedAt: null,
  counts,
  hasFile: true,
};
const run = {
  ...summary,
  done: 300,
  total: 300,
  version: 3,
  trouble: null,
  sheet: { format: 'xlsx' as const, encoding: 'utf-8', name: '공장', headRow: 1, rows: 300 },
  columns: [
    { heading: '공장 이름', letter: 'A', field: 'name' as const, samples: ['울산 1공장'], note: null },
    { heading: '국가', letter: 'B', field: 'country' as const, samples: ['KR'], note: null },
  ],
  emptyCells: 'keep' as const,
  country: '',
  left: 0,
  can: { edit: true },
};
const row = {
  row: 14,
  verdict: 'bad' as const,
  values: [
    { field: 'name' as const, text: '울산 2공장' },
    { field: 'latitude' as const, text: '129.3' },
  ],
  problems: [{ field: 'latitude' as const, problem: 'swapped' as const, at: null }],
  decision: null,
  isRemembered: false,
  factory: null,
  alikeRow: null,
  undo: null,
};
const existingFactory = { id: factoryId, name: '울산 1공장', code: 'ULS-1' };
const alike = { ...row, verdict: 'alike' as const, problems: [], factory: existingFactory };

export const importExamples: Examples<typeof importContract> = {
  listImports: { input: { page: 1 }, output: { rows: [summary], total: 1, can: { start: true } } },
  startImport: { input: {}, output: { id } },
  getImport: { input: { id }, output: run },
  getImportProgress: { input: { id }, output: { state: 'checking', done: 100, total: 300 } },
  matchColumns: {
    input: { id, version: 1, fields: ['name', 'country', null], emptyCells: 'keep' },
    output: { ...run, state: 'checking' },
  },
  listImportRows: { input: { id, only: 'alike' }, output: { rows: [alike], total: 1 } },
  fixImportRows: {
    input: { id, rows: [{ row: 2, values: [{ field: 'name', text: '울산 3공장' }] }] },
    output: { rows: [row], run },
  },
  decideAlike: { input: { id, decision: 'new', rows: [2] }, output: run },
  confirmImport: { input: { id, version: 3 }, output: { ...run, state: 'applying' } },
  cancelImport: { input: { id }, output: { ...run, state: 'cancelled' } },
  undoImport: { input: { id }, output: { ...run, state: 'undoing' } },
  getImportFile: { input: { id, rows: 'bad', language: 'kr' }, output: {} },
  getImportTemplate: { input: { format: 'xlsx', language: 'kr' }, output: {} },
  exportFactories: { input: { format: 'csv', language: 'en' }, output: {} },
};
