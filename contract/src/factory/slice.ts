import { defineSlice } from '../kit/slice.ts';
import { certificatesContract, certificatesErrors } from './certificates/certificates.ts';
import { codesContract, codesErrors } from './codes/codes.ts';
import { evidenceContract, evidenceErrors } from './evidence/evidence.ts';
import { facilityRecordContract, facilityRecordErrors } from './facility-record/facility-record.ts';
import { factoryContract, factoryErrors } from './factory.ts';
import { importContract, importErrors } from './import/import.ts';
import { standardsContract, standardsErrors } from './standards/standards.ts';

export const factorySlice = defineSlice({
  operations: {
    ...factoryContract,
    ...standardsContract,
    ...evidenceContract,
    ...certificatesContract,
    ...importContract,
    ...codesContract,
    ...facilityRecordContract,
  },
  errors: {
    ...factoryErrors,
    ...standardsErrors,
    ...evidenceErrors,
    ...certificatesErrors,
    ...importErrors,
    ...codesErrors,
    ...facilityRecordErrors,
  },
});
