import { type Input, reviewActionsContract, reviewingContract } from '@ieum/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { companyQueries } from '../../company/company.queries.ts';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';
import { saveFile } from '../../kit/download/save-file.ts';
import { withProgress } from '../../kit/download/with-progress.ts';
import { IN_TURN } from '../review.queries.ts';

type Calls = typeof reviewActionsContract;

const { getReviewFile } = reviewingContract;
const api = connect({ ...reviewActionsContract, getReviewFile });
/** The partner works on the same task, so it is read again after this time. */
const FRESH_MS = 10_000;

export const actionQueries = {
  one: (id: string) => query(api.getAction, { id }, { staleTime: FRESH_MS }),
  /** Lists the colleagues who can do a task. A viewer cannot. */
  writers: () =>
    queryOptions({
      ...companyQueries.colleagues(),
      select: (people) => people.filter(({ role }) => role !== 'viewer'),
    }),
};

export const useOpenAction = () => useOperation(api.openAction, { ...IN_TURN, shown: ['review.due_past'] });
export const useMoveAction = () =>
  useOperation(api.moveAction, { ...IN_TURN, shown: ['review.evidence_missing', 'review.note_missing'] });
export const useAssignAction = () => useOperation(api.assignAction, IN_TURN);
export const useAskExtension = () => useOperation(api.askExtension, { ...IN_TURN, shown: ['review.due_past'] });
export const useAnswerExtension = () => useOperation(api.answerExtension, IN_TURN);

type Upload = Input<Calls['addActionEvidence']> & { onProgress: (share: number) => void; signal: AbortSignal };
/** Refusals that appear where another file can be chosen. */
const FILE_TROUBLES = [...reviewActionsContract.addActionEvidence.errors, 'document.too_large'];

export const useAddActionEvidence = () =>
  useChange({
    ...IN_TURN,
    mutationFn: ({ onProgress, signal, ...input }: Upload) => api.addActionEvidence(input, { onProgress, signal }),
    writes: api.addActionEvidence,
    meta: { shown: FILE_TROUBLES },
  });
export const useRemoveActionEvidence = () => useOperation(api.removeActionEvidence, IN_TURN);

type Kept = { id: string; name: string; mediaType: string };
const ENDING = /(\.[^.]+)?$/;

/** Saves evidence as a file. Photos are stored as WebP, whatever format was uploaded. */
export const useSaveEvidence = () =>
  useMutation({
    mutationFn: async ({ id, name, mediaType }: Kept) => {
      const content = await withProgress((options) => api.getReviewFile({ id }, options));
      saveFile(content, mediaType === 'image/webp' ? name.replace(ENDING, '.webp') : name, mediaType);
    },
  });
