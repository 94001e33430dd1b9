import { z } from 'zod';
import { flowPeriod } from '../../flow/period.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
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
import { FORM_QUESTIONS_MAX, formKey } from '../record/form-fields.ts';
import { formChoice } from '../requests/requests.ts';

const SEARCH_MAX = 100;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
export const declarationErrors = ['request.not_found', 'review.declaration_changed', 'review.act_impossible'] as const;
const one = { id: z.uuid(), version };
const act = { method: 'POST', access: ['supplier'], output: declaration } as const;
const badFiles = ['not_pdf', 'damaged', 'encrypted', 'active_content', 'too_complex', 'not_picture'] as const;
export const attachmentErrors = [
  'request.too_many',
  'review.attachments_full',
  'review.attachment_type',
  'review.attachment_sheet',
  ...badFiles.map((trouble) => `document.${trouble}` as const),
] as const;
const subject = {
  factoryId: z.uuid().nullable().default(null),
  productId: z.uuid().nullable().default(null),
  from: flowPeriod.nullable().default(null),
  to: flowPeriod.nullable().default(null),
};

/** The side that answers. */
export const answeringContract = defineContract({
  listOwnDeclarations: {
    summary: 'Lists the declarations that the own company has begun or handed in, the last changed first.',
    method: 'GET',
    path: '/review/declarations',
    access: ['supplier'],
    input: z.strictObject({
      state: z.enum(['', ...DECLARATION_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      waiting: z.enum(['', 'mine', 'theirs']).default(''),
      search: optionalText(SEARCH_MAX),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(listedDeclaration).shape, can: z.object({ start: z.boolean() }) }),
    errors: [],
  },
  startDeclaration: {
    ...act,
    summary: 'Begins the answer to a request, or a declaration that nobody asked for, filled with what is known.',
    path: '/review/declarations',
    input: z.strictObject({
      requestId: z.uuid().nullable().default(null),
      /** Where nobody asks. */
      kind: z.enum(DECLARATION_KINDS).nullable().default(null),
      form: formChoice.nullable().default(null),
      ...subject,
    }),
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
    summary: 'Says which factory, product or time a draft is about.',
    method: 'PUT',
    path: '/review/declarations/:id/subject',
    input: z.strictObject({ ...one, ...subject }),
    errors: [...declarationErrors, 'review.period_missing'],
  },
  saveAnswers: {
    summary: 'Keeps answers as they are typed; each says what it was before, so that nobody overwrites a colleague.',
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
    errors: [
      'request.not_found',
      'review.act_impossible',
      'review.answer_changed',
      'review.answers_refused',
      'review.field_closed',
    ],
  },
  attachFile: {
    summary: 'Attaches a PDF, a picture or a sheet of at most 10 MB to a question, or to the declaration as a whole.',
    method: 'POST',
    path: '/review/attachments',
    access: ['supplier'],
    input: z.strictObject({ declarationId: z.uuid(), path: fieldPath }),
    output: attachment,
    body: 'upload',
    mediaTypes: ATTACHMENT_TYPES,
    transaction: 'own',
    errors: [
      'request.not_found',
      'review.act_impossible',
      'review.field_closed',
      'review.field_unknown',
      ...attachmentErrors,
    ],
  },
  detachFile: {
    summary: 'Takes a file out of a draft; what was handed in with it keeps it.',
    method: 'DELETE',
    path: '/review/attachments/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['request.not_found', 'review.act_impossible', 'review.field_closed'],
  },
  previewDeclaration: {
    summary: 'Shows exactly what the other side would see if it were handed in now.',
    method: 'GET',
    path: '/review/declarations/:id/preview',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ snapshot: z.string(), before: z.string().nullable() }),
    errors: ['request.not_found', 'review.act_impossible', 'review.subject_missing'],
  },
  askApproval: {
    ...act,
    summary: 'Asks a colleague to approve a draft before it goes out.',
    path: '/review/declarations/:id/approval',
    input: z.strictObject({ ...one, memberId: z.uuid(), note: lines(MESSAGE_MAX).default('') }),
    errors: [...declarationErrors, 'review.approver_unfit'],
  },
  answerApproval: {
    ...act,
    summary: 'Answers a colleague who asks whether a draft may go out.',
    path: '/review/declarations/:id/approval/answer',
    input: z.strictObject({ ...one, isApproved: z.boolean(), note: lines(MESSAGE_MAX).default('') }),
    errors: declarationErrors,
  },
  withdrawApproval: {
    ...act,
    summary: 'No longer asks a colleague for an approval.',
    method: 'DELETE',
    path: '/review/declarations/:id/approval',
    input: z.strictObject({ id: z.uuid(), version: versionInQuery }),
    errors: declarationErrors,
  },
  submitDeclaration: {
    ...act,
    summary: 'Hands a declaration in: what it says is frozen under a hash.',
    path: '/review/declarations/:id/submit',
    input: z.strictObject(one),
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
    summary: 'Takes back what was handed in, as long as nobody has begun to review it.',
    path: '/review/declarations/:id/recall',
    input: z.strictObject(one),
    errors: declarationErrors,
  },
  removeDraft: {
    summary: 'Removes a draft that was never handed in.',
    method: 'DELETE',
    path: '/review/declarations/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), version: versionInQuery }),
    output: z.object({}),
    errors: declarationErrors,
  },
  renewDeclaration: {
    ...act,
    summary: 'Begins the next edition of a declaration that was decided, filled with what was said in it.',
    path: '/review/declarations/:id/renew',
    input: z.strictObject({ id: z.uuid() }),
    errors: ['request.not_found', 'review.act_impossible', 'review.renewed_already'],
  },
  replyToComment: {
    summary: 'Answers a comment of the reviewer in words.',
    method: 'POST',
    path: '/review/comments/:id/replies',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), text: lines(MESSAGE_MAX).min(1) }),
    output: declaration,
    errors: ['request.not_found', 'review.act_impossible'],
  },
});

export const answeringErrors = {
  /** Somebody has moved it since it was read; `fields` says its state. */
  'review.declaration_changed': 409,
  /** Not in this state, or not by this side; `fields` says its state. */
  'review.act_impossible': 409,
  'review.answer_changed': 409,
  /** `fields` names each question and one of `ANSWER_PROBLEMS`. */
  'review.answers_refused': 400,
  /** Nobody has asked for a change there. */
  'review.field_closed': 409,
  'review.field_unknown': 400,
  /** `fields` names what is missing. */
  'review.answers_missing': 409,
  'review.subject_missing': 409,
  'review.approval_pending': 409,
  'review.approver_unfit': 409,
  'review.renewed_already': 409,
  'review.attachments_full': 409,
  'review.attachment_type': 422,
  /** `fields` says which of `IMPORT_TROUBLES` a sheet has. */
  'review.attachment_sheet': 422,
  /** A file that an answer names is not there any more. */
  'review.file_gone': 409,
} as const;
