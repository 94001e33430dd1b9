import type { Examples } from '../kit/endpoint.ts';
import { certificatesExamples } from './certificates/certificates.examples.ts';
import { codesExamples } from './codes/codes.examples.ts';
import { evidenceExamples } from './evidence/evidence.examples.ts';
import { facilityRecordExamples } from './facility-record/facility-record.examples.ts';
import { ownFactoriesExamples } from './factory.examples.ts';
import { importExamples } from './import/import.examples.ts';
import type { factorySlice } from './slice.ts';
import { standardsExamples } from './standards/standards.examples.ts';

export const factoryExamples: Examples<typeof factorySlice.operations> = {
  ...ownFactoriesExamples,
  ...standardsExamples,
  ...evidenceExamples,
  ...certificatesExamples,
  ...importExamples,
  ...codesExamples,
  ...facilityRecordExamples,
};
