import type { Examples } from '../../kit/endpoint.ts';
import type { flowRowsContract } from './rows.ts';
import type { flowSheetsContract } from './sheets.ts';
import type { FlowRow, ListedFlow, ShownFigure } from './views.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c81';
const linkId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61';
const productId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const companyId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62';
const factoryId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c63';
const messageId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c82';
const moment = '2026-11-15T01:02:03.4+00:00';
const partner = {
  id: companyId,
  name: '(주)에코전구체',
  nameEnglish: 'Eco Precursor Co., Ltd.',
  nameChinese: '',
  nameJapanese: '',
  country: 'KR',
};
const pohang = { id: factoryId, name: '포항공장' };

const listed: ListedFlow = {
  id,
  side: 'in',
  state: 'mismatch',
  period: '2026-Q3',
  linkId,
  partner,
  product: { id: productId, name: 'NCM 양극재' },
  goods: { name: 'NCM 전구체', hs: '285390', family: '' as const, materials: ['nickel' as const, 'cobalt' as const] },
  from: null,
  to: { ...pohang, country: 'KR', isMine: true },
  unit: 'TNE',
  shipped: 2_420,
  received: 2_300,
  counted: 2_300,
  countedKg: 2_300_000,
  difference: 4.96,
  version: 1,
  waitsForMe: true,
  updatedAt: moment,
};
const figure: ShownFigure = {
  quantity: 2_300,
  unit: 'TNE',
  documents: ['DN-0714'],
  recycledShare: null,
  note: '',
  lots: [{ number: 'L-01', quantity: 1_200, shippedOn: '2026-07-12', receivedOn: '2026-07-14', document: '' }],
  origin: { country: 'KR', region: '' },
  enteredAt: moment,
  enteredBy: '김이음',
};
const row: FlowRow = {
  ...listed,
  shippedFigure: { ...figure, quantity: 2_420, enteredBy: '' },
  receivedFigure: figure,
  settled: null,
  offer: { messageId, quantity: 2_310, isMine: false },
  messages: [
    { id: messageId, at: moment, isMine: false, by: partner.name, text: '계근표를 다시 봤어요.', offered: 2_310 },
  ],
  acts: ['enter', 'remove', 'say', 'settle'],
};
const settled: FlowRow = { ...row, state: 'settled', settled: { quantity: 2_310, at: moment }, offer: null };

export const flowRowsExamples: Examples<typeof flowRowsContract> = {
  listFlowRows: {
    input: { side: 'in', state: ['mismatch'], from: '2026-Q1', to: '2026-Q3', sort: 'period', page: 1 },
    output: { rows: [listed], total: 1, isTotalExact: true, can: { enter: true } },
  },
  getFlowRow: { input: { id }, output: row },
  listFlowEvents: {
    input: { id },
    output: {
      rows: [
        {
          version: 1,
          kind: 'entered',
          at: moment,
          isMine: true,
          by: '김이음',
          before: null,
          after: { quantity: 2_300, unit: 'TNE' },
          state: 'entered',
        },
      ],
      total: 1,
    },
  },
  listFlowChoices: {
    input: { side: 'in', search: '전구체' },
    output: {
      rows: [
        {
          linkId,
          side: 'in',
          partner,
          product: { id: productId, name: 'NCM 양극재' },
          goods: { name: 'NCM 전구체', partNumber: 'PRE-1', hs: '285390' },
          unit: 'TNE',
          hasWeight: true,
          fromFactories: [],
          toFactories: [pohang],
        },
      ],
      total: 1,
    },
  },
  saveFlowRows: {
    input: { rows: [{ linkId, toFactoryId: factoryId, period: '2026-Q3', quantity: 2_300, unit: 'TNE' }] },
    output: { added: 1, changed: 0, rows: [listed] },
  },
  removeFlowFigure: { input: { id, version: 1 }, output: { isRowGone: false } },
  sayToFlow: { input: { id, text: '계근표를 다시 봤어요.', offered: 2_310 }, output: row },
  settleFlow: { input: { id, messageId }, output: settled },
};

export const flowSheetsExamples: Examples<typeof flowSheetsContract> = {
  exportFlows: { input: { side: 'out', format: 'csv', language: 'en' }, output: {} },
  importFlows: {
    input: { apply: 'no' },
    output: {
      isApplied: false,
      rows: 3,
      added: 1,
      changed: 1,
      same: 0,
      problemCount: 1,
      unknown: ['비고'],
      problems: [{ row: 4, column: 'unit', problem: 'unit_dimension' }],
    },
  },
};
