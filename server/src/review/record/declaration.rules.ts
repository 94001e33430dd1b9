import { DECLARATION_ACTS, type DeclarationAct, type DeclarationState } from '@ieum/contract';
import type { ReviewSide } from './event.store.ts';

type Rule = { side: ReviewSide; in: readonly DeclarationState[]; to?: DeclarationState };

const worked = ['draft', 'changes_requested'] as const;
const decided = ['approved', 'rejected', 'expired'] as const;

/**
 * Side and states in which each act is possible, and the state that follows. Without `to` the state does not change.
 */
const RULES: Record<DeclarationAct, Rule> = {
  save: { side: 'respondent', in: worked },
  askApproval: { side: 'respondent', in: worked },
  answerApproval: { side: 'respondent', in: worked },
  withdrawApproval: { side: 'respondent', in: worked },
  submit: { side: 'respondent', in: worked, to: 'submitted' },
  // `stateBefore` determines the state after a recall.
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

/** State of a colleague's approval compared with the current draft. */
type ApprovalState = 'asked' | 'approved' | 'refused' | 'outdated';

type DeclarationStatus = {
  state: DeclarationState;
  round: number;
  /** Null if nobody was asked. */
  approval: { state: ApprovalState; personId: string } | null;
};

type ActingSide = {
  side: ReviewSide;
  userId: string;
  mayWrite: boolean;
  /** True for members of the answering company and for authors of the declaration. They may not review it. */
  isOfRespondent: boolean;
};

export const sideOfAct = (act: DeclarationAct) => RULES[act].side;

export const isPossibleIn = (act: DeclarationAct, state: DeclarationState) => RULES[act].in.includes(state);

export const stateAfter = (act: DeclarationAct, now: DeclarationState): DeclarationState => RULES[act].to ?? now;

/** Returns the state after a recall: draft, or changes_requested if changes were requested before. */
export const stateBefore = (reopened: string[] | null): DeclarationState =>
  reopened === null ? 'draft' : 'changes_requested';

const CONDITIONS: Partial<Record<DeclarationAct, (status: DeclarationStatus, viewer: ActingSide) => boolean>> = {
  remove: ({ round }) => round === 0,
  answerApproval: ({ approval }, { userId }) => approval?.state === 'asked' && approval.personId === userId,
  withdrawApproval: ({ approval }) => approval !== null,
};

export const actsOf = (status: DeclarationStatus, viewer: ActingSide): DeclarationAct[] => {
  if (!viewer.mayWrite || (viewer.side === 'reviewer' && viewer.isOfRespondent)) return [];
  return DECLARATION_ACTS.filter(
    (act) =>
      RULES[act].side === viewer.side && isPossibleIn(act, status.state) && (CONDITIONS[act]?.(status, viewer) ?? true),
  );
};

type Turn = 'mine' | 'theirs' | 'nobody';
const TURNS: Partial<Record<DeclarationState, ReviewSide>> = {
  draft: 'respondent',
  changes_requested: 'respondent',
  submitted: 'reviewer',
  in_review: 'reviewer',
};

/** Returns whose turn it is, from the view of one side. */
export const turnOf = (state: DeclarationState, side: ReviewSide): Turn => {
  const turn = TURNS[state];
  if (!turn) return 'nobody';
  return turn === side ? 'mine' : 'theirs';
};

type Approval = { isApproved: boolean | null; draftVersion: number };

/** An approval covers the version that the colleague saw. Any change makes it outdated. */
export const approvalState = ({ isApproved, draftVersion }: Approval, nowVersion: number): ApprovalState => {
  if (draftVersion !== nowVersion) return 'outdated';
  if (isApproved === null) return 'asked';
  return isApproved ? 'approved' : 'refused';
};
