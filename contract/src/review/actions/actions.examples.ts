import type { Examples } from '../../kit/endpoint.ts';
import {
  at,
  attachment,
  comment,
  commentId,
  id as declarationId,
  formId,
  partner,
  personId,
} from '../record/declaration.examples.ts';
import type { ListedAction, ReviewAction, reviewActionsContract } from './actions.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d07';
const listed: ListedAction = {
  id,
  title: '보호구 지급 기록 보완',
  state: 'in_progress',
  version: 2,
  dueOn: '2099-01-31',
  isOurs: true,
  isSelfSet: false,
  partner,
  owner: { id: personId, name: '김이음' },
  hasExtension: true,
  updatedAt: at,
};
const action: ReviewAction = {
  ...listed,
  description: '지난 6개월의 지급 대장을 올려 주세요.',
  declarationId,
  comment: { path: comment.path, body: comment.body },
  flag: null,
  extension: { until: '2099-02-28', reason: '대장을 다시 만들고 있습니다.', askedAt: at },
  evidence: [{ ...attachment, path: '' }],
  events: [{ id: formId, kind: 'opened', at, by: partner.name, isMine: false, note: '' }],
  acts: ['submit', 'assign', 'addEvidence'],
};
const idAndVersion = { id, version: 2 };

export const reviewActionsExamples: Examples<typeof reviewActionsContract> = {
  listActions: { input: { side: 'ours', page: 1 }, output: { rows: [listed], total: 1, can: { open: true } } },
  getAction: { input: { id }, output: action },
  openAction: {
    input: { title: listed.title, description: action.description, dueOn: listed.dueOn, declarationId, commentId },
    output: { ...action, state: 'open', isOurs: false, owner: null, extension: null, evidence: [], acts: [] },
  },
  moveAction: {
    input: { ...idAndVersion, move: 'submit', note: '지급 대장을 올렸습니다.' },
    output: { ...action, state: 'under_review', acts: [] },
  },
  assignAction: { input: { ...idAndVersion, ownerId: personId }, output: action },
  askExtension: {
    input: { ...idAndVersion, until: '2099-02-28', reason: '대장을 다시 만들고 있습니다.' },
    output: action,
  },
  answerExtension: {
    input: { ...idAndVersion, isGiven: true, note: '' },
    output: { ...action, dueOn: '2099-02-28', extension: null, hasExtension: false, isOurs: false },
  },
  addActionEvidence: { input: { actionId: id }, output: { ...attachment, path: '' } },
  removeActionEvidence: { input: { id: formId }, output: {} },
};
