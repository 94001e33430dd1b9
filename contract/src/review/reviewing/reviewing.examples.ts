import type { Examples } from '../../kit/endpoint.ts';
import {
  approved,
  at,
  comment,
  commentId,
  formId,
  hash,
  id,
  inReview,
  listed,
  snapshotText,
  submitted,
} from '../record/declaration.examples.ts';
import type { reviewingContract } from './reviewing.ts';

const reviewedRound = { id, version: 3, round: 1 };
const phrase = { id: formId, severity: 'must', body: '기준일을 알려 주세요.' } as const;
const { id: phraseId, ...phraseWords } = phrase;

export const reviewingExamples: Examples<typeof reviewingContract> = {
  listReviewQueue: {
    input: { show: 'waiting', due: 'week', sort: 'dueOn', page: 1 },
    output: { rows: [listed], total: 1, isTotalExact: true, can: { review: true } },
  },
  takeReview: { input: reviewedRound, output: inReview },
  releaseReview: { input: reviewedRound, output: { ...submitted, side: 'reviewer', acts: ['take'] } },
  addComment: {
    input: { id, round: 1, path: comment.path, severity: 'must', body: comment.body },
    output: comment,
  },
  changeComment: { input: { id: commentId, severity: 'should', body: comment.body }, output: comment },
  removeComment: { input: { id: commentId }, output: {} },
  approveDeclaration: { input: { ...reviewedRound, note: '확인했습니다.' }, output: approved },
  returnDeclaration: {
    input: { ...reviewedRound, note: '한 곳만 고쳐 주세요.' },
    output: { ...inReview, state: 'changes_requested', acts: ['openAction'] },
  },
  rejectDeclaration: {
    input: { ...reviewedRound, reason: '다른 공장의 자료입니다.' },
    output: { ...inReview, state: 'rejected', acts: [] },
  },
  approveDeclarations: { input: { items: [reviewedRound] }, output: { approved: [id], first: [], refused: [] } },
  listPhrases: { input: {}, output: { rows: [phrase], can: { edit: true } } },
  addPhrase: { input: phraseWords, output: phrase },
  updatePhrase: { input: phrase, output: phrase },
  removePhrase: { input: { id: phraseId }, output: {} },
  getDeclaration: { input: { id }, output: inReview },
  getReviewRound: {
    input: { id, round: 1 },
    output: { snapshot: snapshotText, hash, before: null, comments: [comment] },
  },
  listDeclarationEvents: {
    input: { id, page: 1 },
    output: {
      rows: [{ id: formId, kind: 'submitted', round: 1, at, isMine: false, by: '(주)한빛도금', note: '' }],
      total: 1,
    },
  },
  exportDeclaration: { input: { id, round: 1 }, output: {} },
  getReviewFile: { input: { id: formId }, output: {} },
  checkHash: {
    input: { hash },
    output: {
      isKnown: true,
      state: 'approved',
      isLastRound: true,
      submittedAt: at,
      decidedAt: at,
      validTo: '2027-11-15',
    },
  },
};
