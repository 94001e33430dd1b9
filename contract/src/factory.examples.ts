import type { Examples } from './endpoint.ts';
import type { factoryContract } from './factory.ts';

const input = { name: '울산 1공장', nameEnglish: 'Ulsan plant 1', country: 'KR' };
const ulsan = { ...input, id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d', createdAt: '2026-11-15T01:02:03.4+00:00' };

export const factoryExamples: Examples<typeof factoryContract> = {
  listFactories: { input: { page: 1 }, output: { rows: [ulsan], total: 1, can: { register: true } } },
  registerFactory: { input, output: ulsan },
};
