import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { day, moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { text as line, lines, optionalText } from '../../kit/text.ts';
import { FLAG_CODES } from '../../supply/risks/flags.ts';
import { REVIEW_READS } from '../reads.ts';
import { attachment, reviewPartner } from '../record/declaration-views.ts';
import { ATTACHMENT_TYPES, REVIEW_NOTE_MAX, version } from '../record/fields.ts';
import { attachmentErrors } from '../record/refusals.ts';

/** `overdue`: the first two states change to it when their due day has passed. */
export const ACTION_STATES = ['open', 'in_progress', 'under_review', 'resolved', 'overdue'] as const;
export type ActionState = (typeof ACTION_STATES)[number];
/**
 * `to_do`: the owner has not submitted the action yet, late or not. `to_check`: the caller's company has to check what
 * was submitted, or to answer a request for more time.
 */
export const ACTION_FILTERS = ['to_do', 'to_check', ...ACTION_STATES] as const;
export type ActionFilter = (typeof ACTION_FILTERS)[number];
export const ACTION_MOVES = ['start', 'submit', 'accept', 'sendBack'] as const;
export type ActionMove = (typeof ACTION_MOVES)[number];
export const ACTION_TITLE_MAX = 200;
const text = z.string();
const words = lines(REVIEW_NOTE_MAX);

const listedAction = z.object({
  id: z.uuid(),
  title: text,
  state: z.enum(ACTION_STATES),
  version: z.int(),
  dueOn: text,
  /** True if the caller's company has to carry it out. */
  isOurs: z.boolean(),
  /** True if the company set itself the task. Without a partner it is otherwise a task from the portal team. */
  isSelfSet: z.boolean(),
  /** The other company; null for an action of the own company, or of the portal team. */
  partner: reviewPartner,
  /** Person of the company that has to carry it out; a name only for that company's own people. */
  owner: z.object({ id: z.uuid(), name: text }).nullable(),
  hasExtension: z.boolean(),
  updatedAt: moment,
});
export type ListedAction = z.infer<typeof listedAction>;

export const ACTION_EVENTS = [
  'opened',
  'assigned',
  'started',
  'submitted',
  'accepted',
  'sent_back',
  'extension_asked',
  'extension_given',
  'extension_refused',
  'evidence_added',
  'evidence_removed',
] as const;

export const reviewAction = z.object({
  ...listedAction.shape,
  description: text,
  /** Origin of the action: a comment on a declaration, or a risk flag. */
  declarationId: z.uuid().nullable(),
  comment: z.object({ path: text, body: text }).nullable(),
  flag: z.object({ code: text, subjectId: z.uuid() }).nullable(),
  extension: z.object({ until: text, reason: text, askedAt: moment }).nullable(),
  evidence: z.array(attachment),
  events: z.array(
    z.object({ id: z.uuid(), kind: z.enum(ACTION_EVENTS), at: moment, by: text, isMine: z.boolean(), note: text }),
  ),
  acts: z.array(z.enum([...ACTION_MOVES, 'assign', 'askExtension', 'answerExtension', 'addEvidence'])),
});
export type ReviewAction = z.infer<typeof reviewAction>;

const idAndVersion = { id: z.uuid(), version };
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const acting = ['request.not_found', 'review.action_changed', 'review.act_impossible', ...outside] as const;
const act = { method: 'POST', access: ROLES, output: reviewAction } as const;

/** Corrective actions: what has to be corrected, by whom and until when. */
export const reviewActionsContract = defineContract({
  listActions: {
    summary: "Lists the corrective actions of the caller's company and those that it has asked of others.",
    method: 'GET',
    path: '/review/actions',
    access: ROLES,
    input: z.strictObject({
      side: z.enum(['', 'ours', 'theirs']).default(''),
      state: z.enum(['', ...ACTION_FILTERS]).default(''),
      isMine: z.stringbool().default(false),
      declarationId: z.uuid().optional(),
      search: optionalText(100),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(listedAction).shape, can: z.object({ open: z.boolean() }) }),
    errors: [],
  },
  getAction: {
    summary: 'Returns one corrective action with its evidence and its history.',
    method: 'GET',
    path: '/review/actions/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: reviewAction,
    errors: ['request.not_found'],
  },
  openAction: {
    ...act,
    summary:
      "Opens a corrective action: for the company that submitted a declaration, from a comment, or for the caller's company, from a risk flag.",
    path: '/review/actions',
    input: z.strictObject({
      title: line(ACTION_TITLE_MAX),
      description: words.default(''),
      dueOn: day,
      /** A person of the own company. */
      ownerId: z.uuid().nullable().default(null),
      declarationId: z.uuid().nullable().default(null),
      commentId: z.uuid().nullable().default(null),
      flag: z
        .strictObject({ code: z.enum(FLAG_CODES), subjectId: z.uuid() })
        .nullable()
        .default(null),
    }),
    changes: REVIEW_READS,
    errors: [
      'request.not_found',
      'review.due_past',
      'review.act_impossible',
      'review.owner_unfit',
      'review.actions_full',
      'review.own_company',
      ...outside,
    ],
  },
  moveAction: {
    ...act,
    summary: 'Starts or submits a corrective action, accepts it, or requests changes.',
    path: '/review/actions/:id/moves',
    input: z.strictObject({ ...idAndVersion, move: z.enum(ACTION_MOVES), note: words.default('') }),
    /** `same_reviewer`: another person has to check an action of the own company. */
    changes: REVIEW_READS,
    errors: [...acting, 'review.evidence_missing', 'review.note_missing', 'review.same_reviewer'],
  },
  assignAction: {
    ...act,
    summary: "Assigns a corrective action to a person of the caller's company.",
    method: 'PUT',
    path: '/review/actions/:id/owner',
    input: z.strictObject({ ...idAndVersion, ownerId: z.uuid().nullable() }),
    changes: REVIEW_READS,
    errors: [...acting, 'review.owner_unfit'],
  },
  askExtension: {
    ...act,
    summary: 'Asks for a later due date of a corrective action, with a reason.',
    path: '/review/actions/:id/extension',
    input: z.strictObject({ ...idAndVersion, until: day, reason: words.min(1) }),
    changes: REVIEW_READS,
    errors: [...acting, 'review.due_past'],
  },
  answerExtension: {
    ...act,
    summary: 'Accepts or declines a later due date of a corrective action.',
    path: '/review/actions/:id/extension/answer',
    input: z.strictObject({ ...idAndVersion, isGiven: z.boolean(), note: words.default('') }),
    changes: REVIEW_READS,
    errors: acting,
  },
  addActionEvidence: {
    summary: 'Adds a PDF, a photo or a sheet as evidence of a corrective action.',
    method: 'POST',
    path: '/review/action-evidence',
    access: ['supplier'],
    input: z.strictObject({ actionId: z.uuid() }),
    output: attachment,
    body: 'upload',
    mediaTypes: ATTACHMENT_TYPES,
    transaction: 'own',
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.act_impossible', ...attachmentErrors],
  },
  removeActionEvidence: {
    summary: 'Removes evidence that was not submitted yet.',
    method: 'DELETE',
    path: '/review/action-evidence/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: REVIEW_READS,
    errors: ['request.not_found', 'review.act_impossible'],
  },
});

export const reviewActionsErrors = {
  'review.action_changed': 409,
  'review.owner_unfit': 409,
  'review.actions_full': 409,
  /** A submission needs evidence, or a note about what was done. */
  'review.evidence_missing': 409,
  'review.note_missing': 400,
} as const;
