import type { answeringContract, Declaration, Input } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../kit/api/use-change.ts';
import { DECLARATION_SCOPE, reviewApi, reviewQueries, useReviewChange } from '../review.queries.ts';

type Calls = typeof answeringContract;

/** Shows the declaration that an act returns at once, and reads everything else again. */
const useAct = <I>(mutationFn: (input: I) => Promise<Declaration>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    scope: DECLARATION_SCOPE,
    meta: { shown },
    onSuccess: (declaration) => client.setQueryData(reviewQueries.declaration(declaration.id).queryKey, declaration),
    onSettled: () => client.invalidateQueries({ queryKey: reviewQueries.all }),
  });
};

export const useChooseSubject = () => useAct((input: Input<Calls['chooseSubject']>) => reviewApi.chooseSubject(input));
export const useAskApproval = () => useAct((input: Input<Calls['askApproval']>) => reviewApi.askApproval(input));
export const useAnswerApproval = () =>
  useAct((input: Input<Calls['answerApproval']>) => reviewApi.answerApproval(input));
export const useWithdrawApproval = () =>
  useAct((input: Input<Calls['withdrawApproval']>) => reviewApi.withdrawApproval(input));
/** Submits the version that is current when the mutation runs, because an own reply before it creates a new one. */
export const useSubmitDeclaration = ({ id, version }: Declaration) => {
  const client = useQueryClient();
  const { queryKey } = reviewQueries.declaration(id);
  return useAct(() => reviewApi.submitDeclaration({ id, version: client.getQueryData(queryKey)?.version ?? version }));
};

export const useRemoveDraft = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['removeDraft']>) => reviewApi.removeDraft(input),
    // The page is left at once and must not read the removed draft again.
    onSuccess: () => client.invalidateQueries({ queryKey: reviewQueries.all, refetchType: 'none' }),
  });
};

export const useDetachFile = () => useReviewChange((input: Input<Calls['detachFile']>) => reviewApi.detachFile(input));
