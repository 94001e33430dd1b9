import { accessesContract, accessesErrors } from './accesses.ts';
import { auditContract } from './audit.ts';

export const adminContract = { ...auditContract, ...accessesContract };

export const adminErrors = { ...accessesErrors } as const;
