import type { Examples } from '../../kit/endpoint.ts';
import type { operatorCompaniesContract } from './companies.ts';

const id = '019a8402-1111-7c1d-9a2b-3c4d5e6f7a8b';
const userId = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const at = '2026-11-15T01:02:03+00:00';

const row = {
  id,
  name: '한빛정밀',
  nameEnglish: 'Hanbit Precision',
  nameChinese: '',
  nameJapanese: '',
  businessNumber: '1248100998',
  country: 'KR',
  state: 'verified',
  isDisabled: false,
  taxState: 'active',
  members: 1,
  createdAt: at,
} as const;

export const operatorCompaniesExamples: Examples<typeof operatorCompaniesContract> = {
  listCompanies: {
    input: { page: 1, size: 20, q: '124-81', state: 'verified', isDisabled: 'no', sort: 'newest' },
    output: { rows: [row], total: 1 },
  },
  inspectCompany: {
    input: { id },
    output: {
      ...row,
      representative: '김대표',
      openedOn: '2001-03-02',
      address: '경기도 화성시 동탄대로 1',
      addressEnglish: '1 Dongtan-daero, Hwaseong-si, Gyeonggi-do',
      industry: '자동차 부품 제조업',
      phone: '0311234567',
      email: 'office@hanbit.example',
      website: 'https://hanbit.example',
      disabledAt: null,
      factories: 2,
      people: [{ userId, name: '김이음', email: 'kim@hanbit.example', role: 'owner', state: 'active', since: at }],
      cases: [{ id: userId, kind: 'claim', state: 'verified', applicant: '김이음', submittedAt: at, decidedAt: at }],
      can: { disable: true, enable: false, appointOwner: false },
    },
  },
  disableCompany: { input: { id }, output: {} },
  enableCompany: { input: { id }, output: {} },
  appointOwner: { input: { id, userId }, output: {} },
};
