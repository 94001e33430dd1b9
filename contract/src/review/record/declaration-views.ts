import { z } from 'zod';
import { moment } from '../../kit/moment.ts';
import { COMMENT_SEVERITIES, DECLARATION_ACTS, DECLARATION_KINDS, DECLARATION_STATES } from './fields.ts';
import { shownForm, shownWords } from './form-views.ts';

const text = z.string();

/** A company that both sides know; nothing of it where the operator stands in its place. */
export const reviewPartner = z
  .object({ id: z.uuid(), name: text, nameEnglish: text, country: text, number: text })
  .nullable();

/** What a declaration or a request is about. */
export const reviewSubject = z.object({
  factoryId: z.uuid().nullable(),
  productId: z.uuid().nullable(),
  /** Of the factory or the product; empty until one is chosen. */
  name: text,
  /** The first and the last month of flows, 2026-07; empty otherwise. */
  from: text,
  to: text,
  /** Of the questionnaire. */
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
  /** Who reviews it: nobody stands for the operator. */
  reviewer: reviewPartner,
  subject: reviewSubject,
  purpose: text,
  dueOn: text,
  submittedAt: moment.nullable(),
  decidedAt: moment.nullable(),
  /** The last day on which an approval holds. */
  validTo: text,
  updatedAt: moment,
};

export const listedDeclaration = z.object({
  ...head,
  /** Whose turn it is: the caller's company, the other side, or nobody's. */
  waits: z.enum(['mine', 'theirs', 'nobody']),
  /** The reviewer who has taken it; a name only of the own company or of the operator's people to each other. */
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
  /** A person's name only of the own company; otherwise the other company's, or nothing for the operator. */
  by: text,
  isMine: z.boolean(),
  /** Only the reviewers see it until they have decided. */
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
  /** The second pair of eyes, where two were asked for. */
  secondBy: text,
  note: text,
});
export type ReviewRound = z.infer<typeof reviewRound>;

/** A colleague who is asked before it goes out. */
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

/** What the company that answers works on; the other side sees nothing of it. */
export const draft = z.object({
  form: shownForm.nullable(),
  /** `readAnswers` reads them. */
  answers: z.record(z.string(), z.unknown()),
  /** Where an answer was offered from, by question: what the portal knows, or the last declaration. */
  offered: z.record(z.string(), z.enum(['known', 'last'])),
  statement: text,
  /** Fields that may be answered anew; all of them while nothing was asked to be changed. */
  reopened: z.array(text).nullable(),
  /** What is missing or wrong before it can be handed in: a path and one of `ANSWER_PROBLEMS`. */
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
  /** The first of two who approve has done so. */
  firstApprovalBy: text,
  /** Only for the side that answers, while it is its turn. */
  draft: draft.nullable(),
  /** What was handed in last, as the text under its hash: `readSnapshot` reads it. Nothing before, or after it was recalled. */
  snapshot: text.nullable(),
  hash: text,
  /** The round before, to be compared with. */
  before: text.nullable(),
  comments: z.array(reviewComment),
  attachments: z.array(attachment),
  rounds: z.array(reviewRound),
  /** Others of the same line, the newest first. */
  editions: z.array(z.object({ id: z.uuid(), edition: z.int(), state: z.enum(DECLARATION_STATES), validTo: text })),
  /** The caller's address is of the same domain as one of the company that answers. */
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
