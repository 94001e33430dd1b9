import type { Examples } from '../kit/endpoint.ts';
import type { searchContract } from './search.ts';

export const searchExamples: Examples<typeof searchContract> = {
  search: {
    input: { query: 'ㄴㄹㅅ' },
    output: {
      groups: [
        {
          kind: 'company',
          rows: [
            {
              id: '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b',
              title: '누리셀',
              detail: 'Nuri Cell Co., Ltd. · 1248100998',
              state: 'partner',
            },
          ],
          hasMore: false,
        },
      ],
    },
  },
};
