import type { verificationContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { createConfirmingCertificate } from './case.confirming.ts';
import { createDeciding } from './case.deciding.ts';
import type { CaseDeps } from './case.deps.ts';
import { caseDesk } from './case.desk.ts';
import { createOwnVerification } from './case.own.ts';
import { createTaking } from './case.taking.ts';

export const createCaseService = (deps: CaseDeps): Handlers<typeof verificationContract> => ({
  ...createOwnVerification(deps),
  ...createConfirmingCertificate(deps),
  ...caseDesk,
  ...createTaking(deps),
  ...createDeciding(deps),
});
