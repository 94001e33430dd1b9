import { defineSlice } from '../kit/slice.ts';
import { reviewActionsContract, reviewActionsErrors } from './actions/actions.ts';
import { answeringContract, answeringErrors } from './answering/answering.ts';
import { reviewRequestsContract, reviewRequestsErrors } from './requests/requests.ts';
import { reviewSeriesContract, reviewSeriesErrors } from './requests/series/series.ts';
import { reviewingContract, reviewingErrors } from './reviewing/reviewing.ts';
import { reviewTemplatesContract, reviewTemplatesErrors } from './templates/templates.ts';

/**
 * Reviews: a customer asks, a supplier answers once, a reviewer decides, and both sides can always see what was
 * submitted.
 */
export const reviewContract = {
  ...reviewRequestsContract,
  ...reviewSeriesContract,
  ...reviewTemplatesContract,
  ...answeringContract,
  ...reviewingContract,
  ...reviewActionsContract,
};

const errors = {
  ...reviewRequestsErrors,
  ...reviewSeriesErrors,
  ...reviewTemplatesErrors,
  ...answeringErrors,
  ...reviewingErrors,
  ...reviewActionsErrors,
};

export const reviewSlice = defineSlice({ operations: reviewContract, errors });
