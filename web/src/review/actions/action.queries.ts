import { type Input, reviewActionsContract, reviewingContract } from '@ieum/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { companyQueries } from '../../company/company.queries.ts';
import { connect } from '../../kit/api/client.ts';
import { saveFile } from '../../kit/save-file.ts';
import { reviewQueries, useReviewChange } from '../review.queries.ts';

type Calls = typeof reviewActionsContract;

const { getReviewFile } = reviewingContract;
const api = connect({ ...reviewActionsContract, getReviewFile });
/** The partner works on the same task, so it is read again after this time. */
const FRESH_MS = 10_000;

export const actionQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, 'action', id],
      queryFn: () => api.getAction({ id }),
      staleTime: FRESH_MS,
    }),
  /** Lists the colleagues who can do a task. A viewer cannot. */
  writers: () =>
    queryOptions({
      ...companyQueries.colleagues(),
      select: (people) => people.filter(({ role }) => role !== 'viewer'),
    }),
};

export const useOpenAction = () =>
  useReviewChange((input: Input<Calls['openAction']>) => api.openAction(input), ['review.due_past']);
export const useMoveAction = () =>
  useReviewChange(
    (input: Input<Calls['moveAction']>) => api.moveAction(input),
    ['review.evidence_missing', 'review.note_missing'],
  );
export const useAssignAction = () => useReviewChange((input: Input<Calls['assignAction']>) => api.assignAction(input));
export const useAskExtension = () =>
  useReviewChange((input: Input<Calls['askExtension']>) => api.askExtension(input), ['review.due_past']);
export const useAnswerExtension = () =>
  useReviewChange((input: Input<Calls['answerExtension']>) => api.answerExtension(input));

type Upload = Input<Calls['addActionEvidence']> & { onProgress: (share: number) => void; signal: AbortSignal };
/** Refusals that appear where another file can be chosen. */
const FILE_TROUBLES = [...reviewActionsContract.addActionEvidence.errors, 'document.too_large'];

export const useAddActionEvidence = () =>
  useReviewChange(
    ({ onProgress, signal, ...input }: Upload) => api.addActionEvidence(input, { onProgress, signal }),
    FILE_TROUBLES,
  );
export const useRemoveActionEvidence = () =>
  useReviewChange((input: Input<Calls['removeActionEvidence']>) => api.removeActionEvidence(input));

type Kept = { id: string; name: string; mediaType: string };
const ENDING = /(\.[^.]+)?$/;

/** Saves evidence as a file. Photos are stored as WebP, whatever format was uploaded. */
export const useSaveEvidence = () =>
  useMutation({
    mutationFn: async ({ id, name, mediaType }: Kept) => {
      const content = await api.getReviewFile({ id });
      saveFile(content, mediaType === 'image/webp' ? name.replace(ENDING, '.webp') : name, mediaType);
    },
  });
