import type { Examples } from '../kit/endpoint.ts';
import type { factoryContract } from './factory.ts';
import { factoryDetails } from './record/details.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d';
const moment = '2026-11-15T01:02:03.4+00:00';
const input = { name: '울산 1공장', nameEnglish: 'Ulsan plant 1', code: 'ULS-1', country: 'KR' };
/** A field that is not here has its default. */
const details = factoryDetails.parse({
  ...input,
  siteType: 'factory',
  openedOn: '2009-03-02',
  closedOn: '',
  description: '',
  region: 'KR-31',
  locality: '울산광역시 북구',
  postalCode: '44259',
  street: '산업로 1',
  streetDetail: '',
  addressEnglish: '1 Saneop-ro, Buk-gu, Ulsan',
  point: { latitude: 35.54122, longitude: 129.31467, precision: 'city' },
  processes: [{ scheme: 'own', code: '', name: '다이캐스팅', isPrimary: true, isOutsourced: false }],
  products: [{ name: '모터 하우징', hs: '850300' }],
  headcount: { total: 120, on: '2026-10-01', female: 31, migrant: null, temporary: null },
  siteArea: 16_000,
  buildingArea: 9_000,
  manufacturingArea: null,
  capacities: [{ product: '', quantity: 5_000, unit: 'TNE', period: 'year' }],
  operatingDays: 250,
  shifts: 2,
  ksic: '24312',
  ksicRevision: '11',
  isic: '2432',
  gln: '9520000000011',
  osId: '',
  customerCodes: [],
  registrationNumber: '',
  registrationExemption: '',
  contacts: [{ purpose: 'main', name: '', email: 'ulsan@hanbit.example', phone: '0522001234' }],
});
const ulsan = {
  ...details,
  id,
  state: 'active' as const,
  version: 3,
  completeness: 82,
  nextSteps: [{ step: 'registration', points: 4 }],
  createdAt: moment,
  updatedAt: moment,
  updatedBy: '김이음',
  confirmedAt: null,
  facts: { hasValidCertificate: true, hasExpiredCertificate: false, hasEvidence: true },
  can: { edit: true },
};
const { siteType, state, region, locality, completeness } = ulsan;
const moments = { createdAt: moment, updatedAt: moment, confirmedAt: null };
const certified = { processes: ['다이캐스팅'], certificate: 'valid' as const };
const listed = { ...input, id, siteType, state, region, locality, completeness, ...certified, ...moments };
const place = { latitude: 35.54122, longitude: 129.31467 };
const edges = { west: 129.31467, south: 35.54122, east: 129.31467, north: 35.54122 };

export const ownFactoriesExamples: Examples<typeof factoryContract> = {
  listFactories: {
    input: { search: '울산', state: ['active'], country: ['KR', 'VN'], sort: 'completeness', order: 'desc', page: 1 },
    output: { rows: [listed], total: 1, isTotalExact: true, can: { register: true } },
  },
  listFactoryPoints: {
    input: { within: '124.5,33,131.9,38.6', zoom: 5 },
    output: {
      cells: [{ ...place, ...edges, count: 1, exact: 0, factory: { id, name: input.name, precision: 'city' } }],
      unlocated: 0,
    },
  },
  getFactoryChoices: {
    input: {},
    output: {
      countries: ['KR', 'VN'],
      processes: [{ key: 'own:다이캐스팅', name: '다이캐스팅' }],
      standards: [
        {
          id,
          code: 'ISO 9001',
          kr: '품질경영시스템',
          en: 'Quality management',
          cn: '质量管理体系',
          jp: '品質マネジメント',
        },
      ],
    },
  },
  changeFactories: {
    input: { act: 'confirm', ids: [id] },
    output: { changed: 1, refused: [], next: null },
  },
  getFactory: { input: { id }, output: ulsan },
  registerFactory: { input, output: ulsan },
  updateFactory: { input: { ...details, id, version: 2 }, output: ulsan },
  changeFactoryState: { input: { id, version: 3, state: 'closed' }, output: { ...ulsan, state: 'closed', version: 4 } },
  confirmFactory: { input: { id, version: 3 }, output: { ...ulsan, version: 4, confirmedAt: moment } },
  removeFactory: { input: { id }, output: {} },
  listFactoryRevisions: {
    input: { id },
    output: {
      rows: [
        {
          version: 3,
          kind: 'changed',
          at: moment,
          by: '김이음',
          changes: [{ field: 'headcount.total', before: '118', after: '120' }],
        },
      ],
      total: 1,
    },
  },
  getFactoryRevision: { input: { id, revision: 2 }, output: { version: 2, at: moment, details } },
  restoreFactory: { input: { id, version: 3, revision: 2 }, output: { id, version: 4 } },
};
