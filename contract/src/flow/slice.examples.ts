import { namedOnly } from '../company/names.ts';
import type { Examples } from '../kit/endpoint.ts';
import { balanceExamples } from './balance/balance.examples.ts';
import { flowRowsExamples, flowSheetsExamples } from './ledger/rows.examples.ts';
import type { flowMapContract } from './map/map.ts';
import { flowStoryExamples } from './map/story.examples.ts';
import type { FlowCompany } from './origins/trace.ts';
import type { ProductionRecord, productionContract } from './production/production.ts';
import { quarterExamples } from './quarter/quarter.examples.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c91';
const rowId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c81';
const linkId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61';
const productId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const inputId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c52';
const factoryId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c63';
const companyId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62';
const moment = '2026-11-15T01:02:03.4+00:00';
const factory = { id: factoryId, name: '포항공장' };
const product = { id: productId, name: 'NCM 양극재' };
const key = { factoryId, productId, period: '2026-Q3' };
const chosen = { productId, from: '2026-Q1', to: '2026-Q3' };

const head = {
  id,
  factory,
  period: '2026-Q3',
  product: { ...product, unit: 'TNE' as const },
  quantityOut: 2_500,
  unit: 'TNE' as const,
  scrap: 12,
  version: 1,
  updatedAt: moment,
  updatedBy: '김이음',
};
const production: ProductionRecord = {
  ...head,
  byProducts: [],
  inputs: [
    {
      inputId,
      name: 'NCM 전구체',
      quantity: 2_372,
      unit: 'TNE',
      stockOpen: 40,
      stockClose: 60,
      quantityPerUnit: 0.949,
      lossPercent: 0,
      received: 2_420,
    },
  ],
  tolerance: null,
  note: '',
  shipped: 2_500,
  can: { edit: true },
};

const productionExamples: Examples<typeof productionContract> = {
  listTransformations: {
    input: { factoryId, from: '2026-Q1', to: '2026-Q3' },
    output: { rows: [{ ...head, inputs: 1 }], total: 1, can: { edit: true } },
  },
  getTransformation: { input: key, output: production },
  listTransformationEvents: {
    input: key,
    output: {
      rows: [
        {
          nth: 1,
          kind: 'saved',
          at: moment,
          by: '김이음',
          details: {
            quantityOut: 2_500,
            unit: 'TNE',
            scrap: 12,
            tolerance: null,
            note: '',
            byProducts: [],
            inputs: [{ inputId, quantity: 2_372, unit: 'TNE', stockOpen: 40, stockClose: 60 }],
          },
        },
      ],
      total: 1,
    },
  },
  saveTransformation: {
    input: {
      ...key,
      quantityOut: 2_500,
      unit: 'TNE',
      scrap: 12,
      version: 0,
      inputs: [{ inputId, quantity: 2_372, unit: 'TNE', stockOpen: 40, stockClose: 60 }],
    },
    output: production,
  },
  removeTransformation: { input: { id }, output: {} },
};

const own: FlowCompany = {
  id: companyId,
  isMasked: false,
  name: '(주)에코양극재',
  nameEnglish: 'Eco Cathode',
  nameChinese: '',
  nameJapanese: '',
  token: '',
  country: 'KR',
  isPlaceholder: false,
};
const masked: FlowCompany = {
  id: '7K2QW0XN3T5H9BCD',
  isMasked: true,
  name: '',
  nameEnglish: '',
  nameChinese: '',
  nameJapanese: '',
  token: '#7K2QW0',
  country: 'AU',
  isPlaceholder: false,
};
const goods = { name: '', hs: '2825', family: '' as const, materials: ['lithium' as const] };
const banded = { from: 0.18, to: 0.32 };
const flowMapExamples: Examples<typeof flowMapContract> = {
  getFlowMap: {
    input: { ...chosen, by: 'company' },
    output: {
      roots: [product],
      nodes: [
        { id: companyId, kind: 'company', company: own, name: '', country: 'KR', tier: 0, isOwn: true },
        { id: masked.id, kind: 'company', company: masked, name: '', country: 'AU', tier: 2, isOwn: false },
      ],
      bands: [
        {
          key: 'W3J8QK2ZX4M6T7V0',
          from: masked.id,
          to: companyId,
          kg: null,
          band: 'to30',
          family: '',
          materials: ['lithium'],
          carries: ['lithium'],
          goods: [{ name: '', hs: '2825' }],
          quantities: [],
          states: null,
          rows: null,
          isWeightless: false,
          isOwn: false,
          isLoop: false,
          count: 1,
          isGroup: false,
        },
      ],
      threads: [],
      totals: { inKg: 3_550_000, outKg: 2_500_000, ownKg: 0, rows: 3 },
      weightless: 0,
    },
  },
  traceFlow: {
    input: { ...chosen, direction: 'up' },
    output: {
      product,
      rows: 3,
      weightless: 1,
      materials: [
        {
          material: 'lithium',
          rows: 3,
          weightless: 1,
          kg: 1_130_000,
          isWeightMissingBeyond: false,
          coverage: { traced: { from: 0, to: 0 }, untraced: { from: 1, to: 1 } },
          origins: [{ country: 'AU', region: '', company: masked, goods, share: banded, isPartial: true, tier: 2 }],
          unknown: { from: 0.68, to: 0.82 },
          steps: [{ tier: 1, from: masked, to: own, goods, share: { from: 1, to: 1 }, kg: null }],
          missing: [
            {
              linkId,
              partner: namedOnly('(주)에코전구체'),
              goods: '리튬 셀',
              unit: 'H87',
              rows: 1,
              productId: null,
              askAt: rowId,
            },
          ],
        },
      ],
      evidence: [
        {
          rowId,
          period: '2026-Q3',
          partner: namedOnly('(주)에코전구체'),
          goods: 'NCM 전구체',
          materials: ['lithium'],
          kg: 2_420_000,
          state: 'matched',
          documents: ['DN-0714'],
          lots: ['L-01'],
        },
      ],
    },
  },
  exportFlowMap: { input: { ...chosen, by: 'country', format: 'csv' }, output: {} },
  exportFlowEvents: { input: { ...chosen, format: 'epcis' }, output: {} },
};

export const flowExamples = {
  ...flowRowsExamples,
  ...flowSheetsExamples,
  ...quarterExamples,
  ...productionExamples,
  ...balanceExamples,
  ...flowMapExamples,
  ...flowStoryExamples,
};
