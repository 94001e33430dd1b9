import type { Examples } from '../../kit/endpoint.ts';
import type { productContract } from './product.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const inputId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c52';
const moment = '2026-11-15T01:02:03.4+00:00';
const precursor = { name: 'NCM 전구체', hs: '285390', quantityPerUnit: 0.949, unit: 'TNE' as const };
const input = {
  name: 'NCM 양극재',
  nameEnglish: 'NCM cathode material',
  partNumber: 'NCM-811',
  kind: 'material' as const,
  hs: '284190',
  unit: 'TNE' as const,
  family: 'cathode' as const,
  materials: [
    { material: 'nickel' as const, massFraction: 48 },
    { material: 'cobalt' as const, massFraction: null },
  ],
};
const details = {
  ...input,
  kgPerUnit: 1_000,
  isOrigin: false,
  description: '',
  inputs: [
    {
      ...precursor,
      id: inputId,
      lossPercent: 0,
      massShare: 68,
      spendShare: 55,
      materials: [{ material: 'nickel' as const, massFraction: null }],
    },
  ],
};
const cathode = {
  ...details,
  id,
  state: 'active' as const,
  version: 2,
  createdAt: moment,
  updatedAt: moment,
  updatedBy: '김이음',
  links: 5,
  can: { edit: true },
};
const { name, nameEnglish, partNumber, kind, hs, unit, family } = input;
const listed = {
  id,
  name,
  nameEnglish,
  partNumber,
  kind,
  hs,
  unit,
  family,
  materials: input.materials.map(({ material }) => material),
  isOrigin: false,
  state: 'active' as const,
  inputs: 1,
  suppliers: 4,
  customers: 1,
  updatedAt: moment,
};
const idAndVersion = { id, version: 2 };

export const productExamples: Examples<typeof productContract> = {
  listProducts: {
    input: { search: '양극재', kind: ['material'], sort: 'hs', order: 'asc', page: 1 },
    output: { rows: [listed], total: 1, isTotalExact: true, withoutMaterial: 0, can: { add: true } },
  },
  getProduct: { input: { id }, output: cathode },
  addProduct: { input: { ...input, inputs: [precursor] }, output: cathode },
  updateProduct: { input: { ...details, ...idAndVersion }, output: { ...cathode, version: 3 } },
  changeProductState: {
    input: { ...idAndVersion, state: 'retired' },
    output: { ...cathode, state: 'retired', version: 3 },
  },
  removeProduct: { input: { id }, output: {} },
  listProductRevisions: {
    input: { id },
    output: {
      rows: [
        {
          version: 2,
          kind: 'changed',
          at: moment,
          by: '김이음',
          changes: [{ field: 'hs', before: null, after: '284190' }],
        },
      ],
      total: 1,
    },
  },
  getProductRevision: { input: { id, revision: 1 }, output: { version: 1, at: moment, details } },
  restoreProduct: { input: { ...idAndVersion, revision: 1 }, output: { ...cathode, version: 3 } },
};
