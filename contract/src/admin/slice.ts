import { defineSlice } from '../kit/slice.ts';
import { accessesContract, accessesErrors } from './accesses.ts';
import { auditContract } from './audit.ts';
import { overviewContract } from './overview.ts';
import { setupContract, setupErrors } from './setup.ts';

export const adminSlice = defineSlice({
  operations: { ...auditContract, ...accessesContract, ...overviewContract, ...setupContract },
  errors: { ...accessesErrors, ...setupErrors },
});
