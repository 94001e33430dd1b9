import type { Declaration } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useChange, useOperation } from '../../kit/api/use-change.ts';
import { IN_TURN, reviewApi, reviewQueries, useShownAnswer } from '../review.queries.ts';

export const useChooseSubject = () => useOperation(reviewApi.chooseSubject, useShownAnswer());
export const useAskApproval = () => useOperation(reviewApi.askApproval, useShownAnswer());
export const useAnswerApproval = () => useOperation(reviewApi.answerApproval, useShownAnswer());
export const useWithdrawApproval = () => useOperation(reviewApi.withdrawApproval, useShownAnswer());
/** Submits the version that is current when the mutation runs, because an own reply before it creates a new one. */
export const useSubmitDeclaration = ({ id, version }: Declaration) => {
  const client = useQueryClient();
  const { queryKey } = reviewQueries.declaration(id);
  return useChange({
    ...useShownAnswer(),
    mutationFn: () => reviewApi.submitDeclaration({ id, version: client.getQueryData(queryKey)?.version ?? version }),
    writes: reviewApi.submitDeclaration,
  });
};

/** Removes a draft. The page is left at once and must not read the removed draft again. */
export const useRemoveDraft = () => useOperation(reviewApi.removeDraft, { reads: 'mark' });

export const useDetachFile = () => useOperation(reviewApi.detachFile, IN_TURN);
