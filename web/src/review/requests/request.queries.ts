import { useOperation } from '../../kit/api/use-change.ts';
import { IN_TURN, reviewApi } from '../review.queries.ts';

/** Refusals that the form shows at the fields. */
const FIELD_REFUSALS = [
  'review.due_past',
  'review.not_supplier',
  'review.asked_already',
  'review.form_missing',
  'review.period_missing',
];

export const useAskForDeclarations = () =>
  useOperation(reviewApi.askForDeclarations, { ...IN_TURN, shown: FIELD_REFUSALS });
export const useDeclineRequest = () => useOperation(reviewApi.declineReviewRequest, IN_TURN);
export const useCancelRequest = () => useOperation(reviewApi.cancelReviewRequest, IN_TURN);
export const useRemindRequest = () => useOperation(reviewApi.remindReviewRequest, IN_TURN);
export const useChangeDue = () => useOperation(reviewApi.changeReviewDue, { ...IN_TURN, shown: ['review.due_past'] });
