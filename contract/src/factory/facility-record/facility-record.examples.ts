import type { Examples } from '../../kit/endpoint.ts';
import type { facilityRecordContract } from './facility-record.ts';

export const facilityRecordExamples: Examples<typeof facilityRecordContract> = {
  exportFacilityRecord: { input: { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c4d' }, output: {} },
};
