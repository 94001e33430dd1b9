import { NO_NAMES, namedOnly } from '../../company/names.ts';
import type { Examples } from '../../kit/endpoint.ts';
import type { OriginAsk, OriginShares, originsContract, ProductOrigins } from './origins.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const partnerId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62';
const linkId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c71';
const [mask, packId, saltId] = ['7K2QW0XN3T5H9BCD', 'PW3J8QK2ZX4M6T7V', 'Q1W2E3R4T5Y6P7A8'];
const shown = { processGroup: '20', hasCertificate: true, isPlaceholder: false };
const made: Pick<ProductOrigins['products'][number], 'isOrigin' | 'materials' | 'family'> = {
  isOrigin: false,
  materials: [],
  family: '',
};

const shares: OriginShares = {
  confirmed: { from: 0, to: 0 },
  declared: { from: 60, to: 100 },
  unknown: { from: 0, to: 40 },
};
const basis = { links: 2, confirmed: 1, exact: 1, banded: 1, unknown: 0 };
const countries = [{ country: 'CD', share: { from: 60, to: 100 }, confirmed: { from: 0, to: 0 } }];
const next: OriginAsk = {
  act: 'askSupplyMap',
  companyId: partnerId,
  aboutId: mask,
  productId: saltId,
  linkId: null,
  step: 1,
  rowId: null,
  rows: 0,
  share: { from: 60, to: 100 },
};
const product = { id, name: '전기차 HB-5', hs: '870380' };

export const originsExamples: Examples<typeof originsContract> = {
  listMaterials: {
    input: {},
    output: {
      rows: [{ material: 'cobalt', products: 1, confirmed: 0, declared: 0, countries: ['CD'] }],
      unstated: 3,
    },
  },
  getMaterial: {
    input: { material: 'cobalt' },
    output: {
      material: 'cobalt',
      products: [
        {
          ...product,
          isStated: false,
          shares,
          basis,
          countries,
          next: { act: next.act, linkId: null, share: next.share },
        },
      ],
    },
  },
  getProductOrigins: {
    input: { id, material: 'cobalt' },
    output: {
      product,
      materials: [
        {
          material: 'cobalt',
          paths: 1,
          isStated: false,
          shares,
          basis: { links: basis.links, confirmed: basis.confirmed },
        },
      ],
      material: 'cobalt',
      reason: '',
      shares,
      basis: { ...basis, rows: { all: 15, carrying: 3, weighed: 0 } },
      countries,
      ends: [
        {
          kind: 'origin',
          country: 'CD',
          productId: saltId,
          tier: 2,
          share: { from: 60, to: 100 },
          confirmed: { from: 0, to: 0 },
        },
      ],
      companies: [
        {
          ...shown,
          ...namedOnly('누리셀에너지'),
          id: partnerId,
          isMasked: false,
          token: '',
          country: 'KR',
          tiers: [1],
          reveal: '',
        },
        { ...shown, ...NO_NAMES, id: mask, isMasked: true, token: '#7K2QW0', country: 'CD', tiers: [2], reveal: '' },
      ],
      products: [
        { ...made, id, companyId: linkId, name: '전기차 HB-5', hs: '870380', tiers: [] },
        {
          ...made,
          id: packId,
          companyId: partnerId,
          name: '배터리팩',
          hs: '850760',
          family: 'battery',
          tiers: [1],
        },
        {
          ...made,
          id: saltId,
          companyId: mask,
          name: '',
          hs: '2822',
          materials: ['cobalt'],
          isOrigin: true,
          tiers: [2],
        },
      ],
      places: [{ companyId: partnerId, name: '포항 1공장', latitude: 36, longitude: 129.4, isExact: true }],
      steps: [
        {
          tier: 1,
          from: packId,
          to: id,
          state: 'confirmed',
          share: 100,
          band: 'over60',
          input: 1,
          passes: { from: 100, to: 100 },
          isOwn: true,
          linkId,
          rows: 3,
        },
        {
          tier: 2,
          from: saltId,
          to: packId,
          state: 'proposed',
          share: null,
          band: 'over60',
          input: 1,
          passes: { from: 60, to: 100 },
          isOwn: false,
          linkId: null,
          rows: null,
        },
      ],
      paths: [
        {
          steps: [0, 1],
          state: 'declared',
          breakAt: 1,
          end: 'origin',
          productId: saltId,
          country: 'CD',
          share: { from: 60, to: 100 },
        },
      ],
      morePaths: 1,
      next: [next],
      can: { ask: true },
    },
  },
  exportProductOrigins: { input: { id, material: 'cobalt' }, output: {} },
};
