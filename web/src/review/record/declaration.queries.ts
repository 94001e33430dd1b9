import {
  answeringContract,
  type Declaration,
  type Input,
  type Operation,
  type Output,
  reviewingContract,
} from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';
import { saveFile } from '../../kit/download/save-file.ts';
import { withProgress } from '../../kit/download/with-progress.ts';
import { IN_TURN, useShownAnswer } from '../review.queries.ts';

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
  round: (id: string, round: number) => query(api.getReviewRound, { id, round }, { staleTime: FRESH_MS }),
  events: (input: Input<Calls['listDeclarationEvents']>) =>
    query(api.listDeclarationEvents, input, { staleTime: FRESH_MS }),
  phrases: () => query(api.listPhrases, {}, { throwOnError: false }),
};

/** Refusals because another user or the partner has acted first. The page shows what happened since. */
export const OUTDATED = ['review.declaration_changed', 'review.round_outdated', 'review.act_impossible'];

export const useStartDeclaration = () => useOperation(api.startDeclaration, useShownAnswer());
export const useClaimReview = () => useOperation(api.takeReview, { ...useShownAnswer(), shown: OUTDATED });
export const useReleaseReview = () => useOperation(api.releaseReview, { ...useShownAnswer(), shown: OUTDATED });
type Reviewed = Pick<Declaration, 'id' | 'version' | 'round' | 'acts'>;

/**
 * Returns the round that an act of a reviewer is about. If nobody has taken the review, the act takes it first, because
 * only a declaration in review has comments and decisions.
 */
const useReviewedRound = ({ id, version, round, acts }: Reviewed) => {
  const takenVersion = useRef<number>(undefined);
  return async () => {
    if (acts.includes('take')) takenVersion.current ??= (await api.takeReview({ id, version, round })).version;
    return { id, version: takenVersion.current ?? version, round };
  };
};

type Write<I> = ((input: I) => Promise<Declaration>) & Pick<Operation, 'changes'>;
type Round = Pick<Reviewed, 'id' | 'version' | 'round'>;

const useDecision = <I extends Round>(reviewed: Reviewed, write: Write<I>) => {
  const roundOf = useReviewedRound(reviewed);
  return useChange({
    ...useShownAnswer(),
    mutationFn: async (input: Omit<I, keyof Round>) => write({ ...input, ...(await roundOf()) } as I),
    writes: write,
    meta: { shown: OUTDATED },
  });
};

export const useApproveDeclaration = (reviewed: Reviewed) => useDecision(reviewed, api.approveDeclaration);
export const useReturnDeclaration = (reviewed: Reviewed) => useDecision(reviewed, api.returnDeclaration);
export const useRejectDeclaration = (reviewed: Reviewed) => useDecision(reviewed, api.rejectDeclaration);

export const useRecallDeclaration = () => useOperation(api.recallDeclaration, { ...useShownAnswer(), shown: OUTDATED });
export const useRenewDeclaration = () => useOperation(api.renewDeclaration, { ...useShownAnswer(), shown: OUTDATED });
export const useReplyToComment = () => useOperation(api.replyToComment, { ...useShownAnswer(), shown: OUTDATED });

export const useApproveDeclarations = () => useOperation(api.approveDeclarations, IN_TURN);
export const useAddComment = (reviewed: Reviewed) => {
  const roundOf = useReviewedRound(reviewed);
  return useChange({
    ...IN_TURN,
    mutationFn: async (input: Omit<Input<Calls['addComment']>, keyof Round>) => {
      const { id, round } = await roundOf();
      return api.addComment({ ...input, id, round });
    },
    writes: api.addComment,
    meta: { shown: OUTDATED },
  });
};
export const useChangeComment = () => useOperation(api.changeComment, { ...IN_TURN, shown: OUTDATED });
export const useRemoveComment = () => useOperation(api.removeComment, { ...IN_TURN, shown: OUTDATED });
export const useAddPhrase = () => useOperation(api.addPhrase, IN_TURN);
export const useUpdatePhrase = () => useOperation(api.updatePhrase, IN_TURN);
export const useRemovePhrase = () => useOperation(api.removePhrase, IN_TURN);

const JSON_TYPE = 'application/json';
const SHORT_ID = 8;
/** Uses a short id, because the title is not a valid file name on every system. */
const fileName = (id: string, round: number) =>
  `ieum-declaration-${id.replaceAll('-', '').slice(-SHORT_ID)}-r${round}.json`;

/** Saves the file with which anybody can verify what was submitted. */
export const useExportDeclaration = () =>
  useMutation({
    mutationFn: async ({ id, round }: { id: string; round: number }) => {
      const file = await withProgress((options) => api.exportDeclaration({ id, round }, options));
      saveFile(file, fileName(id, round), JSON_TYPE);
    },
  });
