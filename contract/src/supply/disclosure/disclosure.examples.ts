import type { z } from 'zod';
import { NO_NAMES, namedOnly } from '../../company/names.ts';
import type { Examples } from '../../kit/endpoint.ts';
import type { tierGraphContract } from '../tiers/graph.ts';
import type { tiersContract } from '../tiers/tiers.ts';
import type { DisclosureGrant, disclosureContract } from './disclosure.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c71';
const companyId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c62';
const productId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const moment = '2026-11-15T01:02:03.4+00:00';
const mask = '7K2QW0XN3T5H9BCD';
const masked = {
  id: mask,
  isMasked: true,
  name: '',
  nameEnglish: '',
  nameChinese: '',
  nameJapanese: '',
  token: '#7K2QW0',
  country: 'AU',
  processGroup: '20',
  hasCertificate: true,
  isPlaceholder: false,
};
const percents = [
  ...[97, 73].map((percent) => ({ from: percent, to: percent })),
  ...[32, 13, 12, 10, 10, 10, 10, 10].map((percent) => ({ from: percent - 4, to: percent + 9 })),
];
const curve = { confirmed: percents, declared: percents };
const product = { family: '' as const, materials: ['lithium' as const], isOrigin: false, tiers: [2] };
const request: DisclosureGrant = {
  id,
  isOurs: false,
  companyId: mask,
  companyNames: NO_NAMES,
  token: '#7K2QW0',
  companyNumber: '',
  companyCountry: 'AU',
  fields: ['identity', 'origin'],
  purpose: '배터리 규정 실사',
  until: '2027-06-30',
  state: 'asked',
  version: 1,
  askedAt: moment,
  decidedAt: null,
  isHeldUp: false,
};
const { fields, purpose, until } = request;
const idAndVersion = { id, version: 1 };
const ours: DisclosureGrant = {
  ...request,
  isOurs: true,
  companyId,
  companyNames: namedOnly('한빛모빌리티(주)'),
  token: '',
  companyNumber: '1248100998',
  companyCountry: 'KR',
};

type TierGraph = z.output<(typeof tierGraphContract)['getTierGraph']['output']>;

const link: TierGraph['links'][number] = {
  id: 'Q1W2E3R4T5Y6P7A8',
  buyerId: productId,
  supplierId: 'PW3J8QK2ZX4M6T7V',
  state: 'confirmed',
  tiers: [1],
  isLoop: false,
  share: null,
  band: 'to30',
  inputShare: null,
  inputBand: 'over60',
  input: 1,
  isOwn: false,
};
const tiers = {
  roots: [{ id: productId, name: 'NCM 양극재' }],
  companies: [{ ...masked, tiers: [1, 2], reveal: '' as const }],
  products: [{ id: 'PW3J8QK2ZX4M6T7V', companyId: mask, name: '', hs: '2825', ...product }],
  links: [link],
};

export const tiersExamples: Examples<typeof tiersContract & typeof tierGraphContract> = {
  getSupplyTiers: {
    input: {},
    output: {
      ...tiers,
      total: 1,
      places: [{ companyId, name: '포항 1공장', latitude: 36, longitude: 129.4, isExact: true }],
      coverage: { spend: curve, mass: curve },
      cycles: [],
    },
  },
  getTierGraph: {
    input: { productId, rows: 18, open: '3.nickel.ID' },
    output: {
      ...tiers,
      cards: [
        { id: productId, column: 0 },
        { id: 'PW3J8QK2ZX4M6T7V', column: 2 },
      ],
      groups: [{ id: '3.cobalt.CN', column: 3, mark: 'cobalt', country: 'CN', count: 34, canOpen: true }],
      bundles: [{ from: 'PW3J8QK2ZX4M6T7V', to: '3.cobalt.CN', count: 34, state: 'proposed', band: 'under10' }],
      breaks: { total: 1, links: [{ ...link, state: 'proposed' }] },
      columns: [
        { tier: 2, products: 1 },
        { tier: 3, products: 34 },
      ],
      marks: [
        { mark: 'cobalt', products: 34 },
        { mark: 'lithium', products: 1 },
      ],
      totals: { products: 35, companies: 33, countries: 7, links: 45, confirmed: 38, unidentified: 1, disputed: 1 },
      coverage: curve,
    },
  },
  exportSupplyTiers: { input: {}, output: {} },
};

export const disclosureExamples: Examples<typeof disclosureContract> = {
  getSupplyCompany: { input: { id: mask }, output: { ...masked, hs: ['2825'], materials: ['lithium'], families: [] } },
  getSeenDocument: { input: { id: companyId, documentId: id }, output: {} },
  previewDisclosure: {
    input: { companyId },
    output: { company: { ...masked, hs: ['2825'], materials: ['lithium'], families: [] }, suppliers: [] },
  },
  listDisclosureGrants: {
    input: { whose: 'theirs', state: 'asked' },
    output: { rows: [request], total: 1, can: { grant: true } },
  },
  requestDisclosure: { input: { companyId: mask, fields, purpose, until }, output: request },
  withdrawDisclosure: { input: idAndVersion, output: { ...request, state: 'withdrawn', version: 2 } },
  answerDisclosure: { input: { ...idAndVersion, isGranted: true }, output: { ...ours, state: 'granted', version: 2 } },
  grantDisclosure: {
    input: { companyId, fields, purpose, until },
    output: { ...ours, state: 'granted', askedAt: null },
  },
  revokeDisclosure: { input: idAndVersion, output: { ...ours, state: 'revoked', version: 2 } },
  listDisclosureLooks: {
    input: {},
    output: {
      rows: [
        { at: moment, companyId, companyNames: namedOnly('한빛모빌리티(주)'), beyond: NO_NAMES },
        { at: moment, companyId: null, companyNames: NO_NAMES, beyond: namedOnly('누리셀에너지') },
      ],
      total: 2,
    },
  },
};
