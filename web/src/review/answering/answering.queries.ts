import type { answeringContract, Declaration, Input } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../kit/api/use-change.ts';
import { ONE_AT_A_TIME, reviewApi, reviewQueries, useReviewChange } from '../review.queries.ts';

type Calls = typeof answeringContract;

/** An act gives the declaration as it is now: the page shows it at once, and everything else is read again. */
const useAct = <I>(mutationFn: (input: I) => Promise<Declaration>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    scope: ONE_AT_A_TIME,
    meta: { shown },
    onSuccess: (declaration) => client.setQueryData(reviewQueries.declaration(declaration.id).queryKey, declaration),
    onSettled: () => client.invalidateQueries({ queryKey: reviewQueries.all }),
  });
};

export const useStartDeclaration = () =>
  useAct((input: Input<Calls['startDeclaration']>) => reviewApi.startDeclaration(input));
export const useChooseSubject = () => useAct((input: Input<Calls['chooseSubject']>) => reviewApi.chooseSubject(input));
export const useAskApproval = () => useAct((input: Input<Calls['askApproval']>) => reviewApi.askApproval(input));
export const useAnswerApproval = () =>
  useAct((input: Input<Calls['answerApproval']>) => reviewApi.answerApproval(input));
export const useWithdrawApproval = () =>
  useAct((input: Input<Calls['withdrawApproval']>) => reviewApi.withdrawApproval(input));
/** Submits what the page shows when its turn has come: after one's own reply, which makes a new version. */
export const useSubmitDeclaration = ({ id, version }: Declaration) => {
  const client = useQueryClient();
  const { queryKey } = reviewQueries.declaration(id);
  return useAct(() => reviewApi.submitDeclaration({ id, version: client.getQueryData(queryKey)?.version ?? version }));
};

export const useRemoveDraft = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['removeDraft']>) => reviewApi.removeDraft(input),
    // The page is left at once: it must not ask for what is gone.
    onSuccess: () => client.invalidateQueries({ queryKey: reviewQueries.all, refetchType: 'none' }),
  });
};

export const useDetachFile = () => useReviewChange((input: Input<Calls['detachFile']>) => reviewApi.detachFile(input));
