import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { day } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { REVIEW_READS } from '../reads.ts';
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
import { declarationErrors } from '../record/refusals.ts';
import { phrasesContract, phrasesErrors } from './phrases.ts';

export const QUEUE_SORTS = ['submittedAt', 'dueOn', 'respondent', 'decidedAt'] as const;
/** Limit of the count with a search, which checks rows one by one. */
export const QUEUE_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
const HASH = /^[0-9a-f]{64}$/;
const text = z.string();
const note = lines(REVIEW_NOTE_MAX);
const severity = z.enum(COMMENT_SEVERITIES);
const body = lines(COMMENT_MAX).min(1);
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
/** The round that the reviewer saw: a decision about another round is refused. */
const reviewedRound = { id: z.uuid(), version, round: z.int32().min(1) };
const acting = [...declarationErrors, 'review.round_outdated', 'review.own_company', ...outside] as const;
const act = { method: 'POST', access: ROLES, output: declaration } as const;

/** Operations of the reviewing side: the company that asked, or the operator where nobody asked. */
export const reviewingContract = defineContract({
  ...phrasesContract,
  listReviewQueue: {
    summary: "Lists the declarations that were submitted to the caller's company, or to the portal team, for review.",
    method: 'GET',
    path: '/review/queue',
    access: ROLES,
    input: z.strictObject({
      /** `waiting`: submitted or in review. */
      show: z.enum(['waiting', 'mine', 'returned', 'decided', 'all']).default('waiting'),
      state: z.enum(['', ...DECLARATION_STATES]).default(''),
      kind: z.enum(['', ...DECLARATION_KINDS]).default(''),
      due: z.enum(['', 'overdue', 'week']).default(''),
      /** Minimum number of days since the submission. */
      age: z.coerce.number<number>().int().min(1).max(1_000).optional(),
      /** Any part of the name of the answering company. */
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
    summary: 'Starts the review of a submitted declaration; the supplier can no longer recall it.',
    path: '/review/declarations/:id/take',
    input: z.strictObject(reviewedRound),
    changes: REVIEW_READS,
    errors: acting,
  },
  releaseReview: {
    ...act,
    summary: 'Returns a declaration to the review queue.',
    path: '/review/declarations/:id/release',
    input: z.strictObject(reviewedRound),
    changes: REVIEW_READS,
    errors: acting,
  },
  addComment: {
    summary: 'Comments on a field of a declaration in review; the supplier sees the comment with the decision.',
    method: 'POST',
    path: '/review/declarations/:id/comments',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), round: z.int32().min(1), path: fieldPath, severity, body }),
    output: reviewComment,
    changes: REVIEW_READS,
    errors: [...acting, 'review.field_unknown', 'review.comments_full'],
  },
  changeComment: {
    summary: 'Changes a comment that is not published yet.',
    method: 'PUT',
    path: '/review/comments/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), severity, body }),
    output: reviewComment,
    changes: REVIEW_READS,
    errors: acting,
  },
  removeComment: {
    summary: 'Removes a comment that is not published yet.',
    method: 'DELETE',
    path: '/review/comments/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: REVIEW_READS,
    errors: acting,
  },
  approveDeclaration: {
    ...act,
    summary: 'Approves a declaration; if two approvals are required, the second one decides.',
    path: '/review/declarations/:id/approve',
    input: z.strictObject({ ...reviewedRound, note: note.default(''), validTo: day.nullable().default(null) }),
    changes: REVIEW_READS,
    errors: [...acting, 'review.must_open', 'review.same_reviewer', 'review.valid_past'],
  },
  returnDeclaration: {
    ...act,
    summary: 'Requests changes and opens the fields whose comments say that they must or should change.',
    path: '/review/declarations/:id/return',
    input: z.strictObject({ ...reviewedRound, note: note.default('') }),
    changes: REVIEW_READS,
    errors: [...acting, 'review.comment_missing'],
  },
  rejectDeclaration: {
    ...act,
    summary: 'Rejects a declaration, with a reason; the supplier can start a new revision.',
    path: '/review/declarations/:id/reject',
    input: z.strictObject({ ...reviewedRound, reason: note.min(1) }),
    changes: REVIEW_READS,
    errors: acting,
  },
  approveDeclarations: {
    summary: 'Approves several declarations one by one, and returns an error code for each that could not be approved.',
    method: 'POST',
    path: '/review/approvals',
    access: ROLES,
    input: z.strictObject({
      items: z.array(z.strictObject(reviewedRound)).min(1).max(APPROVALS_AT_ONCE_MAX),
      note: note.default(''),
    }),
    output: z.object({
      approved: z.array(z.uuid()),
      /** Declarations that now have the first of two approvals. */
      first: z.array(z.uuid()),
      refused: z.array(z.object({ id: z.uuid(), code: text })),
    }),
    changes: REVIEW_READS,
    errors: [...outside],
  },
  getDeclaration: {
    summary: "Returns a declaration as the caller's side may see it, with its rounds, comments and possible actions.",
    method: 'GET',
    path: '/review/declarations/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: declaration,
    errors: ['request.not_found'],
  },
  getReviewRound: {
    summary: 'Returns one round exactly as it was submitted, and the previous round.',
    method: 'GET',
    path: '/review/declarations/:id/rounds/:round',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), round: z.coerce.number<number>().int().min(1).max(100_000) }),
    output: z.object({ snapshot: text, hash: text, before: text.nullable(), comments: z.array(reviewComment) }),
    errors: ['request.not_found'],
  },
  listDeclarationEvents: {
    summary: 'Lists all events of a declaration, the latest first.',
    method: 'GET',
    path: '/review/declarations/:id/events',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(declarationEvent),
    errors: ['request.not_found'],
  },
  exportDeclaration: {
    summary: 'Exports a round as a JSON file with its hash; by default the last round.',
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
    summary: 'Returns a file of a declaration or a corrective action that the caller may see.',
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
    summary:
      'Checks whether a hash belongs to a declaration that was submitted here, and returns its status without names.',
    method: 'POST',
    path: '/review/check',
    access: 'public',
    input: z.strictObject({ hash: z.string().trim().toLowerCase().regex(HASH) }),
    output: z.object({
      isKnown: z.boolean(),
      state: z.enum(['', ...DECLARATION_STATES]),
      /** False if a later round of the same declaration has replaced this one. */
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
  /** Another round was submitted since. */
  'review.round_outdated': 409,
  /** Nobody may review a declaration of their own company, or one that they wrote themselves. */
  'review.own_company': 403,
  /** A comment of this round requires a change. */
  'review.must_open': 409,
  /** A request for changes needs at least one comment that names a required change. */
  'review.comment_missing': 409,
  'review.comments_full': 409,
  /** The second approver has to be another person. */
  'review.same_reviewer': 409,
  'review.valid_past': 400,
  ...phrasesErrors,
} as const;
