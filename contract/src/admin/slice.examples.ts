import type { Examples } from '../kit/endpoint.ts';
import { auditExamples } from './admin.examples.ts';
import { overviewExamples } from './overview.examples.ts';
import { setupExamples } from './setup.examples.ts';
import type { adminSlice } from './slice.ts';

export const adminExamples: Examples<typeof adminSlice.operations> = {
  ...auditExamples,
  ...overviewExamples,
  ...setupExamples,
};
