import type { Examples } from '../kit/endpoint.ts';
import type { accessesContract } from './accesses.ts';
import type { auditContract } from './audit.ts';

const at = '2026-11-15T01:02:03.4+00:00';
const requestId = 'req-4f';
const address = '203.0.113.7';
const person = {
  id: '019a8400-11a6-7b3c-8d2e-5f4e3d2c1b0a',
  name: '박운영',
  email: 'park@ieum.example',
  state: 'active' as const,
};
const of = {
  id: '019a8400-77c1-7e5d-9a3b-2c1d0e9f8a7b',
  name: '김이음',
  email: 'kim@hanbit.example',
  state: 'active' as const,
};
const company = { id: '019a8402-0b1c-7d2e-8f3a-4b5c6d7e8f90', name: '한빛정밀', businessNumber: '1248100998' };
const seal = { seq: 1_204, hash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9', at };
const filters = { operation: 'registerFactory', from: '2026-11-01', to: '2026-11-15' };
const end = { total: 1, hasMore: false, older: null, newer: null };

export const auditExamples: Examples<typeof auditContract & typeof accessesContract> = {
  listAuditLines: {
    input: filters,
    output: {
      rows: [
        {
          id: '019a8406-2f3e-7a4b-8c5d-6e7f8091a2b3',
          at,
          operation: 'registerFactory',
          person: of,
          company,
          seal,
          recordId: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d',
          address,
          requestId,
          note: '',
        },
      ],
      ...end,
    },
  },
  exportAuditLines: { input: { ...filters, reason: '11월 정기 점검' }, output: {} },
  findLoggedPeople: { input: { text: '김' }, output: { rows: [of] } },
  findLoggedCompanies: { input: { text: '한빛' }, output: { rows: [company] } },
  listAccesses: {
    input: { kind: 'document' },
    output: {
      rows: [
        {
          id: '019a8406-7b8c-7d9e-8f0a-1b2c3d4e5f60',
          at,
          kind: 'document',
          person,
          of,
          company,
          address,
          recordId: '019a8406-9f6c-7c3e-8d3a-3b1f0c5e7a21',
          recordName: '사업자등록증.pdf',
          operation: 'getDocument',
        },
      ],
      ...end,
    },
  },
  getAccessMonth: {
    input: { month: '2026-10' },
    output: {
      rows: [{ person, kind: 'document', count: 41, people: 38 }],
      total: 1,
      accesses: 41,
      isOver: true,
      review: { by: person, at, note: '' },
      months: [{ month: '2026-10', isReviewed: true }],
    },
  },
  reviewAccessMonth: { input: { month: '2026-10', note: '이상 없음' }, output: { id: '2026-10' } },
};
