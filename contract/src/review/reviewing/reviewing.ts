import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { day } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { declarationErrors } from '../answering/answering.ts';
import { declaration, declarationEvent, listedDeclaration, reviewComment } from '../record/declaration-views.ts';
import {
  APPROVALS_AT_ONCE_MAX,
  COMMENT_MAX,
  COMMENT_SEVERITIES,
  DECLARATION_KINDS,
  DECLARATION_STATES,
  fieldPath,
  REVIEW_NOTE_MAX,
  version,
} from '../record/fields.ts';
import { phrasesContract, phrasesErrors } from './phrases.ts';

export const QUEUE_SORTS = ['submittedAt', 'dueOn', 'respondent', 'decidedAt'] as const;
/** What is searched in is looked at row by row, and so counted only so far. */
export const QUEUE_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
const HASH = /^[0-9a-f]{64}$/;
const text = z.string();
const note = lines(REVIEW_NOTE_MAX);
const severity = z.enum(COMMENT_SEVERITIES);
const body = lines(COMMENT_MAX).min(1);
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
/** Of the round that the reviewer has in sight: a decision about another is refused. */
const one = { id: z.uuid(), version, round: z.int32().min(1) };
const acting = [...declarationErrors, 'review.round_outdated', 'review.own_company', ...outside] as const;
const act = { method: 'POST', access: ROLES, output: declaration } as const;

/** The side that reviews: the company that asked, or the operator where nobody did. */
export const reviewingContract = defineContract({
  ...phrasesContract,
  listReviewQueue: {
    summary: 'Lists what was handed in to the own company, or to the operator, for review.',
    method: 'GET',
    path: '/review/queue',
    access: ROLES,
    input: z.strictObject({
      /** `waiting`: submitted or in review. */
      show: z.enum(['waiting', 'mine', 'returned', 'decided', 'all']).default('waiting'),
      state: z.enum(['', ...DECLARATION_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      due: z.enum(['', 'overdue', 'week']).default(''),
      /** Handed in at least so many days ago. */
      age: z.coerce.number<number>().int().min(1).max(1_000).optional(),
      /** Any part of the name of the company that answers. */
      search: optionalText(SEARCH_MAX),
      sort: z.enum(QUEUE_SORTS).default('submittedAt'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(listedDeclaration).shape,
      isTotalExact: z.boolean(),
      can: z.object({ review: z.boolean() }),
    }),
    errors: [],
  },
  takeReview: {
    ...act,
    summary: 'Begins to review what was handed in: from now on it cannot be recalled.',
    path: '/review/declarations/:id/take',
    input: z.strictObject(one),
    errors: acting,
  },
  releaseReview: {
    ...act,
    summary: 'Puts a declaration back among those that wait for a reviewer.',
    path: '/review/declarations/:id/release',
    input: z.strictObject(one),
    errors: acting,
  },
  addComment: {
    summary: 'Comments on a field of what is being reviewed; the other side sees it with the decision.',
    method: 'POST',
    path: '/review/declarations/:id/comments',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), round: z.int32().min(1), path: fieldPath, severity, body }),
    output: reviewComment,
    errors: [...acting, 'review.field_unknown', 'review.comments_full'],
  },
  changeComment: {
    summary: 'Changes a comment that was not published yet.',
    method: 'PUT',
    path: '/review/comments/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), severity, body }),
    output: reviewComment,
    errors: acting,
  },
  removeComment: {
    summary: 'Removes a comment that was not published yet.',
    method: 'DELETE',
    path: '/review/comments/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: acting,
  },
  approveDeclaration: {
    ...act,
    summary: 'Approves a declaration; where two have to, the first of them is kept and the second decides.',
    path: '/review/declarations/:id/approve',
    input: z.strictObject({ ...one, note: note.default(''), validTo: day.nullable().default(null) }),
    errors: [...acting, 'review.must_open', 'review.same_reviewer', 'review.valid_past'],
  },
  returnDeclaration: {
    ...act,
    summary: 'Asks for changes: exactly the fields that must or should change are open again.',
    path: '/review/declarations/:id/return',
    input: z.strictObject({ ...one, note: note.default('') }),
    errors: [...acting, 'review.comment_missing'],
  },
  rejectDeclaration: {
    ...act,
    summary: 'Rejects a declaration, with the reason; only another edition can follow.',
    path: '/review/declarations/:id/reject',
    input: z.strictObject({ ...one, reason: note.min(1) }),
    errors: acting,
  },
  approveDeclarations: {
    summary: 'Approves many declarations, each for itself; what could not be approved is said with its reason.',
    method: 'POST',
    path: '/review/approvals',
    access: ROLES,
    input: z.strictObject({
      items: z.array(z.strictObject(one)).min(1).max(APPROVALS_AT_ONCE_MAX),
      note: note.default(''),
    }),
    output: z.object({
      approved: z.array(z.uuid()),
      /** `first`: the first of two has approved now. */
      first: z.array(z.uuid()),
      refused: z.array(z.object({ id: z.uuid(), code: text })),
    }),
    errors: [...outside],
  },
  getDeclaration: {
    summary: 'Gives a declaration as the caller’s side may see it, with its rounds, comments and what can be done now.',
    method: 'GET',
    path: '/review/declarations/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: declaration,
    errors: ['request.not_found'],
  },
  getReviewRound: {
    summary: 'Gives one round for ever as it was handed in, and the one before it.',
    method: 'GET',
    path: '/review/declarations/:id/rounds/:round',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), round: z.coerce.number<number>().int().min(1).max(100_000) }),
    output: z.object({ snapshot: text, hash: text, before: text.nullable(), comments: z.array(reviewComment) }),
    errors: ['request.not_found'],
  },
  listDeclarationEvents: {
    summary: 'Lists everything that was done with a declaration, the last first.',
    method: 'GET',
    path: '/review/declarations/:id/events',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(declarationEvent),
    errors: ['request.not_found'],
  },
  exportDeclaration: {
    summary: 'Gives a round as a JSON file with its hash; without a round, the last one.',
    method: 'GET',
    path: '/review/declarations/:id/file',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), round: z.coerce.number<number>().int().min(1).max(100_000).optional() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/json'],
    transaction: 'own',
    errors: ['request.not_found'],
  },
  getReviewFile: {
    summary: 'Gives a file that is attached to a declaration or a corrective action that the caller may see.',
    method: 'GET',
    path: '/review/files/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/pdf', 'image/webp', XLSX_TYPE, CSV_TYPE],
    transaction: 'own',
    errors: ['request.not_found'],
  },
  checkHash: {
    summary: 'Says whether a hash is that of a declaration that was handed in here, and what became of it; no names.',
    method: 'POST',
    path: '/review/check',
    access: 'public',
    input: z.strictObject({ hash: z.string().trim().toLowerCase().regex(HASH) }),
    output: z.object({
      isKnown: z.boolean(),
      state: z.enum(['', ...DECLARATION_STATES]),
      /** Whether a later round of the same declaration has taken its place. */
      isLastRound: z.boolean(),
      submittedAt: text,
      decidedAt: text,
      validTo: text,
    }),
    transaction: 'own',
    errors: ['request.too_many'],
  },
});

export const reviewingErrors = {
  /** Another round was handed in since. */
  'review.round_outdated': 409,
  /** Nobody reviews what their own company says, or what they themselves have written. */
  'review.own_company': 403,
  /** A comment of this round says that something must change. */
  'review.must_open': 409,
  /** Asking for changes needs at least one comment that says what must change. */
  'review.comment_missing': 409,
  'review.comments_full': 409,
  /** The second of two has to be somebody else. */
  'review.same_reviewer': 409,
  'review.valid_past': 400,
  ...phrasesErrors,
} as const;
