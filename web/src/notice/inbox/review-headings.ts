import type { Notice } from '@ieum/contract';

const ASKED = {
  cancelled: 'review.askedCancelled',
  dueChanged: 'review.askedDue',
  declined: 'review.askedDeclined',
} as const;
const DUE = { reminded: 'review.dueReminded', overdue: 'review.dueOverdue' } as const;
const DECIDED = { approved: 'review.approved', returned: 'review.returned', rejected: 'review.rejected' } as const;
const APPROVAL = { given: 'review.approvalGiven', refused: 'review.approvalRefused' } as const;
const ENDING = { ended: 'review.ended' } as const;
const ACTION = {
  opened: 'review.actionOpened',
  due: 'review.actionDue',
  overdue: 'review.actionOverdue',
  submitted: 'review.actionSubmitted',
  accepted: 'review.actionAccepted',
  sentBack: 'review.actionSentBack',
  extensionAsked: 'review.extensionAsked',
  extensionAnswered: 'review.extensionAnswered',
} as const;

const SERIES = { stopped: 'review.seriesStopped' } as const;

const VARIANTS = {
  'review.asked': ASKED,
  'review.due': DUE,
  'review.submitted': {},
  'review.decided': DECIDED,
  'review.approval': APPROVAL,
  'review.ending': ENDING,
  'review.action': ACTION,
  'review.series': SERIES,
} as const;
type ReviewKind = keyof typeof VARIANTS;
type Values<T> = T extends unknown ? T[keyof T] : never;
export type ReviewHeading = ReviewKind | Values<(typeof VARIANTS)[ReviewKind]>;

const KINDS = Object.keys(VARIANTS);
export const isReviewKind = (kind: string): kind is ReviewKind => KINDS.includes(kind);

/** Returns the heading for what happened (`change`), or the kind's own heading for an unknown change. */
export const reviewHeadingOf = (kind: ReviewKind, { change = '' }: Notice['about']): ReviewHeading => {
  const variants: Partial<Record<string, ReviewHeading>> = VARIANTS[kind];
  return variants[change] ?? kind;
};
