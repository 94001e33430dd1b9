import type { Examples } from '../../kit/endpoint.ts';
import type { savedViewsContract } from './views.ts';

const id = '019a8401-7c10-7b3e-8f21-4d5e6f708192';
const list = '/supply-chain/flow/ledger';
const name = '차이 있는 입고';
const query = 'side=in&state=mismatch&sort=updatedAt&hide=places';

export const savedViewExamples: Examples<typeof savedViewsContract> = {
  listViews: { input: { list }, output: { rows: [{ id, name, query, updatedAt: '2026-11-15T01:02:03.4+00:00' }] } },
  saveView: { input: { list, name, query }, output: { id } },
  removeView: { input: { id }, output: {} },
};
