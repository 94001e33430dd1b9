import { reviewActionsContract, reviewActionsErrors } from './actions/actions.ts';
import { answeringContract, answeringErrors } from './answering/answering.ts';
import { reviewRequestsContract, reviewRequestsErrors } from './requests/requests.ts';
import { reviewingContract, reviewingErrors } from './reviewing/reviewing.ts';
import { reviewTemplatesContract, reviewTemplatesErrors } from './templates/templates.ts';

/** A customer asks, a supplier answers once, a reviewer looks, and both can see for ever what was said. */
export const reviewContract = {
  ...reviewRequestsContract,
  ...reviewTemplatesContract,
  ...answeringContract,
  ...reviewingContract,
  ...reviewActionsContract,
};

export const reviewErrors = {
  ...reviewRequestsErrors,
  ...reviewTemplatesErrors,
  ...answeringErrors,
  ...reviewingErrors,
  ...reviewActionsErrors,
} as const;
