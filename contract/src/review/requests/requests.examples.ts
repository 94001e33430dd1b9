import type { Examples } from '../../kit/endpoint.ts';
import { at, companyId, partner, requestId, subject } from '../record/declaration.examples.ts';
import type { ReviewRequest, reviewRequestsContract } from './requests.ts';

const request: ReviewRequest = {
  id: requestId,
  isOurs: true,
  state: 'open',
  kind: 'questionnaire',
  partner,
  subject,
  purpose: '2026년 공급업체 평가',
  message: '12월 15일까지 부탁드립니다.',
  dueOn: '2026-12-15',
  isOverdue: false,
  validityMonths: 12,
  needsTwo: false,
  createdAt: at,
  remindedAt: null,
  reason: '',
  declaration: null,
  forwarded: { asked: 0, answered: 0 },
  every: null,
  seriesId: null,
  forwardedFrom: null,
  acts: ['cancel', 'remind', 'changeDue'],
};
const reason = '이미 다른 양식으로 제출했습니다.';

export const reviewRequestsExamples: Examples<typeof reviewRequestsContract> = {
  listReviewRequests: {
    input: { side: 'asked', state: 'open', sort: 'dueOn', page: 1 },
    output: { rows: [request], total: 1, can: { ask: true } },
  },
  getReviewRequest: { input: { id: requestId }, output: request },
  listReviewSuppliers: {
    input: { search: '누리' },
    output: {
      rows: [{ ...partner, links: [{ id: requestId, product: '배터리 셀', ownProduct: '배터리 팩' }] }],
      total: 1,
    },
  },
  askForDeclarations: {
    input: {
      kind: 'questionnaire',
      recipients: [{ companyId }],
      form: 'self-assessment',
      purpose: request.purpose,
      message: request.message,
      dueOn: '2099-12-15',
    },
    output: { ids: [requestId] },
  },
  declineReviewRequest: {
    input: { id: requestId, reason },
    output: { ...request, isOurs: false, state: 'declined', reason, acts: [] },
  },
  cancelReviewRequest: {
    input: { id: requestId, reason },
    output: { ...request, state: 'cancelled', reason, acts: [] },
  },
  remindReviewRequest: { input: { id: requestId }, output: { ...request, remindedAt: at } },
  changeReviewDue: {
    input: { id: requestId, dueOn: '2099-12-31' },
    output: { ...request, dueOn: '2099-12-31' },
  },
};
