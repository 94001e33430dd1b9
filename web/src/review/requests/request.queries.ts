import type { Input, reviewRequestsContract } from '@ieum/contract';
import { reviewApi, useReviewChange } from '../review.queries.ts';

type Calls = typeof reviewRequestsContract;

/** Refusals that the form shows at the fields. */
const FIELD_REFUSALS = [
  'review.due_past',
  'review.not_supplier',
  'review.asked_already',
  'review.form_missing',
  'review.period_missing',
];

export const useAskForDeclarations = () =>
  useReviewChange((input: Input<Calls['askForDeclarations']>) => reviewApi.askForDeclarations(input), FIELD_REFUSALS);
export const useDeclineRequest = () =>
  useReviewChange((input: Input<Calls['declineReviewRequest']>) => reviewApi.declineReviewRequest(input));
export const useCancelRequest = () =>
  useReviewChange((input: Input<Calls['cancelReviewRequest']>) => reviewApi.cancelReviewRequest(input));
export const useRemindRequest = () =>
  useReviewChange((input: Input<Calls['remindReviewRequest']>) => reviewApi.remindReviewRequest(input));
export const useChangeDue = () =>
  useReviewChange((input: Input<Calls['changeReviewDue']>) => reviewApi.changeReviewDue(input), ['review.due_past']);
