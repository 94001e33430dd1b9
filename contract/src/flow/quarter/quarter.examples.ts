import type { Examples } from '../../kit/endpoint.ts';
import type { quarterContract, SheetDraft } from './quarter.ts';

const linkId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61';
const factory = { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c63', name: '포항공장' };
const product = { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51', name: 'NCM 양극재' };
const moment = '2026-11-15T01:02:03.4+00:00';
const key = { linkId, productId: null, rowId: null, fromFactoryId: null, toFactoryId: factory.id };
const value = { quantity: 2_300, unit: 'TNE' as const, isChecked: false, figureVersion: 0 };
const draft: SheetDraft = { ...value, version: 1, at: moment, by: '김이음', isMine: true };

export const quarterExamples: Examples<typeof quarterContract> = {
  getQuarterSheet: {
    input: { period: '2026-Q3' },
    output: {
      lines: [
        {
          key,
          side: 'in',
          partner: {
            id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62',
            name: '(주)에코전구체',
            nameEnglish: 'Eco Precursor Co., Ltd.',
            nameChinese: '',
            nameJapanese: '',
            country: 'KR',
          },
          product,
          goods: { name: 'NCM 전구체', partNumber: 'PRE-1', hs: '285390', family: '', materials: ['nickel', 'cobalt'] },
          use: 'NCM 양극재',
          from: null,
          to: factory,
          unit: 'TNE',
          hasWeight: true,
          last: 2_240,
          lastUnit: null,
          rowId: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c81',
          state: 'entered',
          mine: null,
          version: 0,
          theirs: 2_310,
          isNew: false,
          endsOn: '',
          enteredIn: '',
          draft,
        },
      ],
      total: 1,
      production: [
        {
          id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c91',
          factory,
          product,
          period: '2026-Q3',
          quantityOut: 2_500,
          unit: 'TNE',
          inputs: [{ name: 'NCM 전구체', quantity: 2_372, unit: 'TNE' }],
        },
      ],
      can: { enter: true },
    },
  },
  saveQuarterDrafts: {
    input: { period: '2026-Q3', lines: [{ key, version: 0, value }] },
    output: { lines: [{ problem: null, draft, mine: null, version: 0, theirs: 2_310 }] },
  },
  sendQuarterSheet: {
    input: { period: '2026-Q3', lines: [{ key, version: 1 }] },
    output: { sent: 1, differing: 0, refused: [] },
  },
};
