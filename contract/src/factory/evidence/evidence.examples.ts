import type { Examples } from '../../kit/endpoint.ts';
import type { evidenceContract } from './evidence.ts';

const id = '019a8402-6a7b-7c8d-9e0f-1a2b3c4d5e6f';
const factoryId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d';

export const evidenceExamples: Examples<typeof evidenceContract> = {
  listEvidence: {
    input: { id: factoryId },
    output: {
      rows: [
        {
          id,
          kind: 'registration',
          caption: '공장등록증명서',
          documentId: '019a8402-7b8c-7d9e-8f0a-2b3c4d5e6f70',
          name: '공장등록증명서.pdf',
          mediaType: 'application/pdf',
          size: 182_311,
          thumbnail: '',
          at: '2026-11-15T01:02:03.4+00:00',
          by: '김이음',
        },
      ],
      total: 1,
    },
  },
  addEvidence: { input: { factoryId, kind: 'registration', caption: '공장등록증명서' }, output: { id } },
  removeEvidence: { input: { id }, output: {} },
};
