import type { verificationContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { createOwnVerification } from './applicant.service.ts';
import { createAssignment } from './assignment.service.ts';
import { createCertificateConfirmation } from './certificate-confirmation.service.ts';
import { createDecisions } from './decision.ts';
import type { CaseDeps } from './dependencies.ts';
import { caseDesk } from './desk.service.ts';

export const createCaseService = (deps: CaseDeps): Handlers<typeof verificationContract> => ({
  ...createOwnVerification(deps),
  ...createCertificateConfirmation(deps),
  ...caseDesk,
  ...createAssignment(deps),
  ...createDecisions(deps),
});
