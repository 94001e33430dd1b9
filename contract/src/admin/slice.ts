import { accessesContract, accessesErrors } from './accesses.ts';
import { auditContract } from './audit.ts';
import { setupErrors } from './setup.ts';

export const adminContract = { ...auditContract, ...accessesContract };

export const adminErrors = { ...accessesErrors, ...setupErrors } as const;
