import { answeringContract, type Declaration, type Input, type Output, reviewingContract } from '@ieum/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { saveFile } from '../../kit/save-file.ts';
import { reviewQueries, useReviewChange } from '../review.queries.ts';

type Calls = typeof reviewingContract;
export type DeclarationEvent = Output<Calls['listDeclarationEvents']>['rows'][number];
export type ReviewQueue = Output<Calls['listReviewQueue']>;
export type BulkApproval = Output<Calls['approveDeclarations']>;

const { startDeclaration, recallDeclaration, renewDeclaration, replyToComment } = answeringContract;
const api = connect({ ...reviewingContract, startDeclaration, recallDeclaration, renewDeclaration, replyToComment });
/** The partner works on the same record, so it is read again after this time. */
const FRESH_MS = 5_000;

export const reviewingQueries = {
  /** The content of a submitted round never changes, but its comments may. */
  round: (id: string, round: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'round', id, round],
      queryFn: () => api.getReviewRound({ id, round }),
      staleTime: FRESH_MS,
    }),
  events: (input: Input<Calls['listDeclarationEvents']>) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'events', input],
      queryFn: () => api.listDeclarationEvents(input),
      staleTime: FRESH_MS,
    }),
  phrases: () =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'phrases'],
      queryFn: () => api.listPhrases({}),
      throwOnError: false,
    }),
};

/** Refusals because another user or the partner has acted first. The page shows what happened since. */
export const OUTDATED = ['review.declaration_changed', 'review.round_outdated', 'review.act_impossible'];

/** Shows the declaration that the change returns, without another read. */
const useDeclarationChange = <I>(mutationFn: (input: I) => Promise<Declaration>, shown = OUTDATED) => {
  const client = useQueryClient();
  return useReviewChange(async (input: I) => {
    const changed = await mutationFn(input);
    client.setQueryData(reviewQueries.declaration(changed.id).queryKey, changed);
    return changed;
  }, shown);
};

export const useStartDeclaration = () =>
  useDeclarationChange((input: Input<typeof startDeclaration>) => api.startDeclaration(input), []);
export const useClaimReview = () => useDeclarationChange((input: Input<Calls['takeReview']>) => api.takeReview(input));
export const useReleaseReview = () =>
  useDeclarationChange((input: Input<Calls['releaseReview']>) => api.releaseReview(input));
export const useApproveDeclaration = () =>
  useDeclarationChange((input: Input<Calls['approveDeclaration']>) => api.approveDeclaration(input));
export const useReturnDeclaration = () =>
  useDeclarationChange((input: Input<Calls['returnDeclaration']>) => api.returnDeclaration(input));
export const useRejectDeclaration = () =>
  useDeclarationChange((input: Input<Calls['rejectDeclaration']>) => api.rejectDeclaration(input));
export const useRecallDeclaration = () =>
  useDeclarationChange((input: Input<typeof recallDeclaration>) => api.recallDeclaration(input));
export const useRenewDeclaration = () =>
  useDeclarationChange((input: Input<typeof renewDeclaration>) => api.renewDeclaration(input));
export const useReplyToComment = () =>
  useDeclarationChange((input: Input<typeof replyToComment>) => api.replyToComment(input));

export const useApproveDeclarations = () =>
  useReviewChange((input: Input<Calls['approveDeclarations']>) => api.approveDeclarations(input));
export const useAddComment = () =>
  useReviewChange((input: Input<Calls['addComment']>) => api.addComment(input), OUTDATED);
export const useChangeComment = () =>
  useReviewChange((input: Input<Calls['changeComment']>) => api.changeComment(input), OUTDATED);
export const useRemoveComment = () =>
  useReviewChange((input: Input<Calls['removeComment']>) => api.removeComment(input), OUTDATED);
export const useAddPhrase = () => useReviewChange((input: Input<Calls['addPhrase']>) => api.addPhrase(input));
export const useUpdatePhrase = () => useReviewChange((input: Input<Calls['updatePhrase']>) => api.updatePhrase(input));
export const useRemovePhrase = () => useReviewChange((input: Input<Calls['removePhrase']>) => api.removePhrase(input));

const JSON_TYPE = 'application/json';
const SHORT_ID = 8;
/** Uses a short id, because the title is not a valid file name on every system. */
const fileName = (id: string, round: number) =>
  `ieum-declaration-${id.replaceAll('-', '').slice(-SHORT_ID)}-r${round}.json`;

/** Saves the file with which anybody can verify what was submitted. */
export const useExportDeclaration = () =>
  useMutation({
    mutationFn: async ({ id, round }: { id: string; round: number }) =>
      saveFile(await api.exportDeclaration({ id, round }), fileName(id, round), JSON_TYPE),
  });
