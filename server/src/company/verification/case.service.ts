import type { verificationContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { createOwnVerification } from './applicant.service.ts';
import { createTaking } from './assignment.service.ts';
import { createConfirmingCertificate } from './certificate-confirmation.service.ts';
import { createDeciding } from './decision.ts';
import type { CaseDeps } from './dependencies.ts';
import { caseDesk } from './desk.service.ts';

export const createCaseService = (deps: CaseDeps): Handlers<typeof verificationContract> => ({
  ...createOwnVerification(deps),
  ...createConfirmingCertificate(deps),
  ...caseDesk,
  ...createTaking(deps),
  ...createDeciding(deps),
});
