import { z } from 'zod';
import { flowPeriod } from '../../flow/period.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { REVIEW_READS } from '../reads.ts';
import { answerValue } from '../record/answers.ts';
import { attachment, declaration, listedDeclaration } from '../record/declaration-views.ts';
import {
  ATTACHMENT_TYPES,
  DECLARATION_KINDS,
  DECLARATION_STATES,
  fieldPath,
  MESSAGE_MAX,
  STATEMENT_MAX,
  version,
  versionInQuery,
} from '../record/fields.ts';
import { FORM_QUESTIONS_MAX, formChoice, formKey } from '../record/form-fields.ts';
import { attachmentErrors, declarationErrors } from '../record/refusals.ts';

const SEARCH_MAX = 100;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const idAndVersion = { id: z.uuid(), version };
const act = { method: 'POST', access: ['supplier'], output: declaration } as const;
const subject = {
  factoryId: z.uuid().nullable().default(null),
  productId: z.uuid().nullable().default(null),
  from: flowPeriod.nullable().default(null),
  to: flowPeriod.nullable().default(null),
};

/** Whose turn it is. `renewal`: the approval ends soon or has ended, and nobody has begun to renew it. */
export const OWN_WAITING = ['mine', 'theirs', 'renewal'] as const;

/** Operations of the company that answers. */
export const answeringContract = defineContract({
  listOwnDeclarations: {
    summary: "Lists the declarations that the caller's company has started or submitted, the latest change first.",
    method: 'GET',
    path: '/review/declarations',
    access: ['supplier'],
    input: z.strictObject({
      state: z.enum(['', ...DECLARATION_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      waiting: z.enum(['', ...OWN_WAITING]).default(''),
      /** Only supply maps of this own product. */
      productId: z.uuid().optional(),
      search: optionalText(SEARCH_MAX),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(listedDeclaration).shape, can: z.object({ start: z.boolean() }) }),
    errors: [],
  },
  startDeclaration: {
    ...act,
    summary: 'Starts a declaration, with or without a request, and fills it with known data.',
    path: '/review/declarations',
    input: z.strictObject({
      requestId: z.uuid().nullable().default(null),
      /** Set for a declaration without a request. */
      kind: z.enum(DECLARATION_KINDS).nullable().default(null),
      form: formChoice.nullable().default(null),
      ...subject,
    }),
    changes: REVIEW_READS,
    errors: [
      'request.not_found',
      'review.request_closed',
      'review.form_missing',
      'review.subject_missing',
      'review.period_missing',
    ],
  },
  chooseSubject: {
    ...act,
    summary: 'Sets the factory, product or period of a draft.',
    method: 'PUT',
    path: '/review/declarations/:id/subject',
    input: z.strictObject({ ...idAndVersion, ...subject }),
    changes: REVIEW_READS,
    errors: [...declarationErrors, 'review.period_missing'],
  },
  saveAnswers: {
    summary:
      "Saves answers of a draft; each answer carries its previous value, so it cannot overwrite a colleague's answer.",
    method: 'PATCH',
    path: '/review/declarations/:id/answers',
    access: ['supplier'],
    input: z.strictObject({
      id: z.uuid(),
      answers: z
        .array(z.strictObject({ key: formKey, value: answerValue.nullable(), was: answerValue.nullable() }))
        .max(FORM_QUESTIONS_MAX)
        .default([]),
      statement: z.strictObject({ value: lines(STATEMENT_MAX), was: z.string() }).optional(),
    }),
    output: declaration.pick({ version: true, draft: true, acts: true }),
    /** `answer_changed`: `fields` names each question that a colleague has answered meanwhile; nothing is stored. */
    changes: REVIEW_READS,
    errors: [
      'request.not_found',
      'review.act_impossible',
      'review.answer_changed',
      'review.answers_refused',
      'review.field_closed',
    ],
  },
  attachFile: {
    summary: 'Attaches a PDF, a photo or a sheet of at most 10 MB to a question or to the whole declaration.',
    method: 'POST',
    path: '/review/attachments',
    access: ['supplier'],
    input: z.strictObject({ declarationId: z.uuid(), path: fieldPath }),
    output: attachment,
    body: 'upload',
    mediaTypes: ATTACHMENT_TYPES,
    transaction: 'own',
    changes: REVIEW_READS,
    errors: [
      'request.not_found',
      'review.act_impossible',
      'review.field_closed',
      'review.field_unknown',
      ...attachmentErrors,
    ],
  },
  detachFile: {
    summary: 'Removes a file from a draft; earlier submissions keep it.',
    method: 'DELETE',
    path: '/review/attachments/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.act_impossible', 'review.field_closed'],
  },
  previewDeclaration: {
    summary: 'Returns exactly what the reviewer would see if the draft were submitted now.',
    method: 'GET',
    path: '/review/declarations/:id/preview',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ snapshot: z.string(), before: z.string().nullable() }),
    errors: ['request.not_found', 'review.act_impossible', 'review.subject_missing'],
  },
  askApproval: {
    ...act,
    summary: 'Asks a colleague to approve a draft before its submission.',
    path: '/review/declarations/:id/approval',
    input: z.strictObject({ ...idAndVersion, memberId: z.uuid(), note: lines(MESSAGE_MAX).default('') }),
    changes: REVIEW_READS,
    errors: [...declarationErrors, 'review.approver_unfit'],
  },
  answerApproval: {
    ...act,
    summary: "Approves or declines a draft on a colleague's request.",
    path: '/review/declarations/:id/approval/answer',
    input: z.strictObject({ ...idAndVersion, isApproved: z.boolean(), note: lines(MESSAGE_MAX).default('') }),
    changes: REVIEW_READS,
    errors: declarationErrors,
  },
  withdrawApproval: {
    ...act,
    summary: "Withdraws the request for a colleague's approval.",
    method: 'DELETE',
    path: '/review/declarations/:id/approval',
    input: z.strictObject({ id: z.uuid(), version: versionInQuery }),
    changes: REVIEW_READS,
    errors: declarationErrors,
  },
  submitDeclaration: {
    ...act,
    summary: 'Submits a declaration and stores its content, which can no longer change, with its hash.',
    path: '/review/declarations/:id/submit',
    input: z.strictObject(idAndVersion),
    changes: REVIEW_READS,
    errors: [
      ...declarationErrors,
      'review.answers_missing',
      'review.subject_missing',
      'review.approval_pending',
      'review.request_closed',
      'review.file_gone',
      ...outside,
    ],
  },
  recallDeclaration: {
    ...act,
    summary: 'Recalls a submitted declaration whose review has not started.',
    path: '/review/declarations/:id/recall',
    input: z.strictObject(idAndVersion),
    changes: REVIEW_READS,
    errors: declarationErrors,
  },
  removeDraft: {
    summary: 'Removes a draft that was never submitted.',
    method: 'DELETE',
    path: '/review/declarations/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), version: versionInQuery }),
    output: z.object({}),
    changes: REVIEW_READS,
    errors: declarationErrors,
  },
  renewDeclaration: {
    ...act,
    summary: 'Starts the next revision of a decided declaration, filled with its answers.',
    path: '/review/declarations/:id/renew',
    input: z.strictObject({ id: z.uuid() }),
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.act_impossible', 'review.renewed_already'],
  },
  replyToComment: {
    summary: 'Replies to a comment of the reviewer.',
    method: 'POST',
    path: '/review/comments/:id/replies',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), text: lines(MESSAGE_MAX).min(1) }),
    output: declaration,
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.act_impossible'],
  },
});

export const answeringErrors = {
  /** Somebody has moved the declaration to another state since it was read; `fields` has the state. */
  'review.declaration_changed': 409,
  /** The action is not possible in this state, or by this side; `fields` has the state. */
  'review.act_impossible': 409,
  'review.answer_changed': 409,
  /** `fields` names each question with one of `ANSWER_PROBLEMS`. */
  'review.answers_refused': 400,
  /** The reviewer has asked for no change of this field. */
  'review.field_closed': 409,
  'review.field_unknown': 400,
  /** `fields` names the missing answers. */
  'review.answers_missing': 409,
  'review.subject_missing': 409,
  'review.approval_pending': 409,
  'review.approver_unfit': 409,
  'review.renewed_already': 409,
  'review.attachments_full': 409,
  'review.attachment_type': 422,
  /** `fields` names which of `IMPORT_TROUBLES` a sheet has. */
  'review.attachment_sheet': 422,
  /** A file that an answer names no longer exists. */
  'review.file_gone': 409,
} as const;
