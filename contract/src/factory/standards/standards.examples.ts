import type { Examples } from '../../kit/endpoint.ts';
import type { standardsContract } from './standards.ts';

const id = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const names = {
  code: 'ISO 9001',
  kr: '품질경영시스템',
  en: 'Quality management',
  cn: '质量管理体系',
  jp: '品質マネジメントシステム',
};
const standard = { ...names, id, isRetired: false, version: 1 };

export const standardsExamples: Examples<typeof standardsContract> = {
  listStandards: { input: {}, output: { rows: [standard] } },
  addStandard: { input: { ...names, code: 'ISO 30414' }, output: { ...standard, code: 'ISO 30414' } },
  updateStandard: { input: { ...names, id, version: 1 }, output: { ...standard, version: 2 } },
  retireStandard: {
    input: { id, version: 1, isRetired: true },
    output: { ...standard, isRetired: true, version: 2 },
  },
};
