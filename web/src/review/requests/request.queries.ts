import type { Input, reviewRequestsContract } from '@ieum/contract';
import { reviewApi, useReviewChange } from '../review.queries.ts';

type Calls = typeof reviewRequestsContract;

/** Said at their fields. */
const SAID_AT_FIELDS = [
  ...(['review.due_past', 'review.not_supplier', 'review.asked_already'] as const),
  ...(['review.form_missing', 'review.period_missing'] as const),
];

export const useAskForDeclarations = () =>
  useReviewChange((input: Input<Calls['askForDeclarations']>) => reviewApi.askForDeclarations(input), SAID_AT_FIELDS);
export const useDeclineRequest = () =>
  useReviewChange((input: Input<Calls['declineReviewRequest']>) => reviewApi.declineReviewRequest(input));
export const useCancelRequest = () =>
  useReviewChange((input: Input<Calls['cancelReviewRequest']>) => reviewApi.cancelReviewRequest(input));
export const useRemindRequest = () =>
  useReviewChange((input: Input<Calls['remindReviewRequest']>) => reviewApi.remindReviewRequest(input));
export const useChangeDue = () =>
  useReviewChange((input: Input<Calls['changeReviewDue']>) => reviewApi.changeReviewDue(input), ['review.due_past']);
