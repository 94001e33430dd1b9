import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { moment } from '../../kit/moment.ts';
import { COMMENT_SEVERITIES, DECLARATION_ACTS, DECLARATION_KINDS, DECLARATION_STATES } from './fields.ts';
import { shownForm, shownWords } from './form-views.ts';

const text = z.string();

/** A company that both sides know; null where the operator acts in its place. */
export const reviewPartner = z.object({ id: z.uuid(), ...companyNames, country: text, number: text }).nullable();

/** Subject of a declaration or a request. */
export const reviewSubject = z.object({
  factoryId: z.uuid().nullable(),
  productId: z.uuid().nullable(),
  /** Name of the factory or the product; empty until one is chosen. */
  name: text,
  /** First and last month or quarter of flows or of a recurring request; empty otherwise. */
  from: text,
  to: text,
  /** Set for a questionnaire. */
  form: z.object({ id: z.uuid(), words: shownWords, version: z.int() }).nullable(),
});

const head = {
  id: z.uuid(),
  kind: z.enum(DECLARATION_KINDS),
  state: z.enum(DECLARATION_STATES),
  version: z.int(),
  round: z.int(),
  edition: z.int(),
  respondent: reviewPartner,
  /** Company that reviews; null for the operator. */
  reviewer: reviewPartner,
  subject: reviewSubject,
  purpose: text,
  dueOn: text,
  submittedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  /** The last day on which an approval is valid. */
  validTo: text,
  updatedAt: moment,
};

export const listedDeclaration = z.object({
  ...head,
  /** Side that has to act next: the caller's company, the other side, or neither. */
  waits: z.enum(['mine', 'theirs', 'nobody']),
  /** Reviewer who has taken it; a name only within the own company, or among operators. */
  takenBy: text,
  isTakenByMe: z.boolean(),
});
export type ListedDeclaration = z.infer<typeof listedDeclaration>;

export const reviewComment = z.object({
  id: z.uuid(),
  round: z.int(),
  path: text,
  severity: z.enum(COMMENT_SEVERITIES),
  body: text,
  at: moment,
  /** A person's name for the own company, otherwise the name of the other company; empty for the operator. */
  by: text,
  isMine: z.boolean(),
  /** False until the reviewers have decided: until then only they see the comment. */
  isPublished: z.boolean(),
  replies: z.array(z.object({ id: z.uuid(), text, at: moment, by: text, isMine: z.boolean() })),
});
export type ReviewComment = z.infer<typeof reviewComment>;

export const DECISIONS = ['approved', 'returned', 'rejected', 'recalled'] as const;
export type Decision = (typeof DECISIONS)[number];

export const reviewRound = z.object({
  round: z.int(),
  hash: text,
  submittedAt: moment,
  submittedBy: text,
  decision: z.enum(DECISIONS).nullable(),
  decidedAt: moment.nullable(),
  decidedBy: text,
  /** Second approver, where two were required. */
  secondBy: text,
  note: text,
});
export type ReviewRound = z.infer<typeof reviewRound>;

/** Approval of a colleague before the submission. */
const approval = z.object({
  state: z.enum(['asked', 'approved', 'refused', 'outdated']),
  person: z.object({ id: z.uuid(), name: text }),
  isOfMe: z.boolean(),
  askedBy: text,
  askedAt: moment,
  note: text,
  answer: text,
  answeredAt: moment.nullable(),
});
export type InsideApproval = z.infer<typeof approval>;

export const attachment = z.object({
  id: z.uuid(),
  path: text,
  name: text,
  size: z.int(),
  mediaType: text,
  at: moment,
});
export type Attachment = z.infer<typeof attachment>;

/** Draft of the answering company; the other side sees nothing of it. */
export const draft = z.object({
  form: shownForm.nullable(),
  /** Parsed by `readAnswers`. */
  answers: z.record(z.string(), z.unknown()),
  /** Source of an offered answer, by question: the portal's data, or the last declaration. */
  offered: z.record(z.string(), z.enum(['known', 'last'])),
  statement: text,
  /** Fields that may be answered again; null for all of them, while no change was requested. */
  reopened: z.array(text).nullable(),
  /** Missing or wrong answers that prevent the submission: a path and one of `ANSWER_PROBLEMS`. */
  missing: z.array(z.object({ path: text, problem: text })),
  savedAt: moment,
  savedBy: text,
  approval: approval.nullable(),
});
export type DeclarationDraft = z.infer<typeof draft>;

export const declaration = z.object({
  ...head,
  side: z.enum(['respondent', 'reviewer']),
  requestId: z.uuid().nullable(),
  message: text,
  needsTwo: z.boolean(),
  validityMonths: z.int(),
  takenBy: text,
  isTakenByMe: z.boolean(),
  /** The first of two approvers, after their approval. */
  firstApprovalBy: text,
  /** Only for the answering side, while it is its turn. */
  draft: draft.nullable(),
  /**
   * The last submission as the text under its hash, parsed by `readSnapshot`. Null before a submission and after a
   * recall.
   */
  snapshot: text.nullable(),
  hash: text,
  /** The previous round, for a comparison. */
  before: text.nullable(),
  comments: z.array(reviewComment),
  attachments: z.array(attachment),
  rounds: z.array(reviewRound),
  /** Other declarations of the same line, newest first. */
  editions: z.array(z.object({ id: z.uuid(), edition: z.int(), state: z.enum(DECLARATION_STATES), validTo: text })),
  /** True if the caller's email address has the same domain as an address of the answering company. */
  isSameDomain: z.boolean(),
  acts: z.array(z.enum(DECLARATION_ACTS)),
});
export type Declaration = z.infer<typeof declaration>;

export const DECLARATION_EVENTS = [
  'started',
  'approval_asked',
  'approval_given',
  'approval_refused',
  'submitted',
  'recalled',
  'taken',
  'released',
  'first_approved',
  'approved',
  'returned',
  'rejected',
  'expired',
  'superseded',
  'replied',
  'action_opened',
] as const;
export type DeclarationEventKind = (typeof DECLARATION_EVENTS)[number];

export const declarationEvent = z.object({
  id: z.uuid(),
  kind: z.enum(DECLARATION_EVENTS),
  round: z.int(),
  at: moment,
  isMine: z.boolean(),
  by: text,
  note: text,
});
