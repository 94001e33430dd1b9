import type { Examples } from '../../kit/endpoint.ts';
import type { codesContract } from './codes.ts';

const input = {
  scheme: 'ksic' as const,
  revision: '11',
  source: '통계청',
  publishedOn: '2024-07-01',
};
const list = {
  ...input,
  id: '019a8402-9a1e-7c55-8d0f-2b3c4d5e6f70',
  isBuiltIn: false,
  size: 2_038,
  loadedAt: '2026-11-15T01:02:03.4+00:00',
  loadedBy: '박운영',
};
const { scheme, revision, source, publishedOn, isBuiltIn } = list;

export const codesExamples: Examples<typeof codesContract> = {
  searchCodes: {
    input: { scheme: 'ksic', revision: '11', query: '이차전지', language: 'kr' },
    output: {
      list: { scheme, revision, source, publishedOn, isBuiltIn },
      rows: [
        {
          code: '28202',
          name: '운송장비용 이차전지 제조업',
          parents: [
            { code: '28', name: '전기장비 제조업' },
            { code: '282', name: '일차전지 및 이차전지 제조업' },
          ],
        },
      ],
      hasMore: false,
    },
  },
  listCodeLists: { input: {}, output: { rows: [list] } },
  loadCodeList: { input, output: list },
  removeCodeList: { input: { id: list.id }, output: {} },
};
