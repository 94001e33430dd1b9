import { DECLARATION_ACTS, type DeclarationAct, type DeclarationState } from '@ieum/contract';
import type { ReviewSide } from './event.store.ts';

type Rule = { side: ReviewSide; in: readonly DeclarationState[]; to?: DeclarationState };

const worked = ['draft', 'changes_requested'] as const;
const decided = ['approved', 'rejected', 'expired'] as const;

/** Which side can do what in which state, and what comes of it; where `to` is missing, the state stays. */
const RULES: Record<DeclarationAct, Rule> = {
  save: { side: 'respondent', in: worked },
  askApproval: { side: 'respondent', in: worked },
  answerApproval: { side: 'respondent', in: worked },
  withdrawApproval: { side: 'respondent', in: worked },
  submit: { side: 'respondent', in: worked, to: 'submitted' },
  // Where it came from: `stateBefore`.
  recall: { side: 'respondent', in: ['submitted'] },
  remove: { side: 'respondent', in: ['draft'] },
  renew: { side: 'respondent', in: decided },
  reply: { side: 'respondent', in: ['changes_requested'] },
  take: { side: 'reviewer', in: ['submitted'], to: 'in_review' },
  release: { side: 'reviewer', in: ['in_review'], to: 'submitted' },
  comment: { side: 'reviewer', in: ['in_review'] },
  approve: { side: 'reviewer', in: ['in_review'], to: 'approved' },
  return: { side: 'reviewer', in: ['in_review'], to: 'changes_requested' },
  reject: { side: 'reviewer', in: ['in_review'], to: 'rejected' },
  openAction: { side: 'reviewer', in: ['in_review', 'changes_requested', 'approved'] },
};

/** How a colleague's approval stands against what is being worked on now. */
type ApprovalState = 'asked' | 'approved' | 'refused' | 'outdated';

type Standing = {
  state: DeclarationState;
  round: number;
  /** Nothing where nobody was asked. */
  approval: { state: ApprovalState; personId: string } | null;
};

type ActingSide = {
  side: ReviewSide;
  userId: string;
  mayWrite: boolean;
  /** Nobody reviews what their own company says, or what they themselves have written. */
  isOfRespondent: boolean;
};

/** The side that an act belongs to. */
export const sideOfAct = (act: DeclarationAct) => RULES[act].side;

export const isPossibleIn = (act: DeclarationAct, state: DeclarationState) => RULES[act].in.includes(state);

/** What a declaration becomes by an act. */
export const stateAfter = (act: DeclarationAct, now: DeclarationState): DeclarationState => RULES[act].to ?? now;

/** What it is again when it is recalled: a draft, unless somebody has asked for changes before. */
export const stateBefore = (reopened: string[] | null): DeclarationState =>
  reopened === null ? 'draft' : 'changes_requested';

const CONDITIONS: Partial<Record<DeclarationAct, (standing: Standing, viewer: ActingSide) => boolean>> = {
  remove: ({ round }) => round === 0,
  answerApproval: ({ approval }, { userId }) => approval?.state === 'asked' && approval.personId === userId,
  withdrawApproval: ({ approval }) => approval !== null,
};

/** Everything that this person can do with it now. */
export const actsOf = (standing: Standing, viewer: ActingSide): DeclarationAct[] => {
  if (!viewer.mayWrite || (viewer.side === 'reviewer' && viewer.isOfRespondent)) return [];
  return DECLARATION_ACTS.filter(
    (act) =>
      RULES[act].side === viewer.side &&
      isPossibleIn(act, standing.state) &&
      (CONDITIONS[act]?.(standing, viewer) ?? true),
  );
};

type Turn = 'mine' | 'theirs' | 'nobody';
const TURNS: Partial<Record<DeclarationState, ReviewSide>> = {
  draft: 'respondent',
  changes_requested: 'respondent',
  submitted: 'reviewer',
  in_review: 'reviewer',
};

/** Whose turn it is, with the eyes of one side. */
export const turnOf = (state: DeclarationState, side: ReviewSide): Turn => {
  const turn = TURNS[state];
  if (!turn) return 'nobody';
  return turn === side ? 'mine' : 'theirs';
};

type Approval = { isApproved: boolean | null; draftVersion: number };

/** An approval is of what was seen: when anything has changed since, it is of nothing. */
export const approvalState = ({ isApproved, draftVersion }: Approval, nowVersion: number): ApprovalState => {
  if (draftVersion !== nowVersion) return 'outdated';
  if (isApproved === null) return 'asked';
  return isApproved ? 'approved' : 'refused';
};
