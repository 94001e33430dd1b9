import type { Attachment, Declaration, ListedDeclaration, ReviewComment } from './declaration-views.ts';
import type { FormContent } from './form-fields.ts';

/** The declaration that all examples share. */
export const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d01';
export const requestId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d02';
export const companyId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d03';
export const personId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d04';
export const formId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d05';
export const commentId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d06';
export const at = '2026-11-15T01:02:03.4+00:00';
export const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
export const partner = {
  id: companyId,
  name: '(주)누리셀',
  nameEnglish: 'Nuri Cell Co., Ltd.',
  nameChinese: '',
  nameJapanese: '',
  country: 'KR',
  number: '2208162517',
};
const own = {
  id: personId,
  name: '(주)한빛도금',
  nameEnglish: 'Hanbit Plating Co., Ltd.',
  nameChinese: '',
  nameJapanese: '',
  country: 'KR',
  number: '1248100998',
};

const words = (kr: string, en: string) => ({ kr, en, cn: '', jp: '' });
const nothing = { kr: '', en: '', cn: '', jp: '' };
export const form: FormContent = {
  sections: [
    {
      key: 'company',
      words: words('회사', 'Company'),
      questions: [
        {
          key: 'employees',
          kind: 'number',
          words: words('직원 수', 'Number of employees'),
          help: nothing,
          isRequired: true,
          unit: '',
          options: [],
          columns: [],
          askedIf: null,
          known: 'factory.headcount',
        },
      ],
    },
  ],
};
export const formWords = words('공급업체 자가진단', 'Supplier self-assessment');
export const subject = {
  factoryId: null,
  productId: null,
  name: '',
  from: '',
  to: '',
  form: { id: formId, words: formWords, version: 1 },
};
const kind = 'questionnaire' as const;
const head = {
  id,
  kind,
  version: 3,
  round: 1,
  edition: 1,
  respondent: own,
  reviewer: partner,
  subject,
  purpose: '2026년 공급업체 평가',
  dueOn: '2026-12-15',
  decidedAt: null,
  validTo: '',
  updatedAt: at,
};

export const listed: ListedDeclaration = {
  ...head,
  state: 'submitted',
  submittedAt: at,
  waits: 'theirs',
  takenBy: '',
  isTakenByMe: false,
};
export const comment: ReviewComment = {
  id: commentId,
  round: 1,
  path: 'answers.employees',
  severity: 'must',
  body: '기준일을 알려 주세요.',
  at,
  by: '박검토',
  isMine: true,
  isPublished: false,
  replies: [],
};
export const attachment: Attachment = {
  id: formId,
  path: 'attachments',
  name: '방침.pdf',
  size: 81_234,
  mediaType: 'application/pdf',
  at,
};

const snapshot = JSON.stringify({
  declarationId: id,
  edition: 1,
  form,
  format: 'ieum-declaration/1',
  kind: 'questionnaire',
  purpose: head.purpose,
  respondent: { country: 'KR', name: own.name, nameEnglish: own.nameEnglish },
  reviewer: null,
  round: 1,
  subject: { from: '', name: formWords, to: '' },
  submittedAt: at,
  values: [{ path: 'answers.employees', value: 42 }],
});
const seen = {
  ...head,
  requestId,
  message: '12월 15일까지 부탁드립니다.',
  needsTwo: false,
  validityMonths: 12,
  takenBy: '',
  isTakenByMe: false,
  firstApprovalBy: '',
  attachments: [attachment],
  editions: [],
  isSameDomain: false,
  before: null,
};

export const draftDeclaration: Declaration = {
  ...seen,
  state: 'draft',
  submittedAt: null,
  side: 'respondent',
  snapshot: null,
  hash: '',
  draft: {
    form,
    answers: { employees: 42 },
    offered: { employees: 'known' },
    statement: '',
    reopened: null,
    missing: [],
    savedAt: at,
    savedBy: '김이음',
    approval: {
      state: 'approved',
      person: { id: personId, name: '이대표' },
      isOfMe: false,
      askedBy: '김이음',
      askedAt: at,
      note: '',
      answer: '확인했습니다.',
      answeredAt: at,
    },
  },
  comments: [],
  rounds: [],
  acts: ['save', 'submit', 'remove'],
};

const round = {
  round: 1,
  hash,
  submittedAt: at,
  submittedBy: '김이음',
  decision: null,
  decidedAt: null,
  decidedBy: '',
  secondBy: '',
  note: '',
};
export const submitted: Declaration = {
  ...seen,
  state: 'submitted',
  submittedAt: at,
  side: 'respondent',
  draft: null,
  snapshot,
  hash,
  comments: [],
  rounds: [round],
  acts: ['recall'],
};
export const inReview: Declaration = {
  ...submitted,
  state: 'in_review',
  side: 'reviewer',
  takenBy: '박검토',
  isTakenByMe: true,
  comments: [comment],
  acts: ['release', 'comment', 'approve', 'return', 'reject', 'openAction'],
};
export const approved: Declaration = {
  ...inReview,
  state: 'approved',
  decidedAt: at,
  validTo: '2027-11-15',
  comments: [],
  acts: ['openAction'],
  rounds: [{ ...round, submittedBy: own.name, decision: 'approved', decidedAt: at, decidedBy: '박검토' }],
};
export const snapshotText = snapshot;
