import { type ActionMove, type ActionState, dayAfter, type ReviewAction } from '@ieum/contract';

/** As it is kept: that its day is past is not a state of its own. */
export type KeptActionState = Exclude<ActionState, 'overdue'>;
export type ActionAct = ReviewAction['acts'][number];
export type ActionSide = 'owner' | 'asker';

type Standing = { state: KeptActionState; hasExtension: boolean };

const WORKED_ON: KeptActionState[] = ['open', 'in_progress'];

/** Who can do what, ever. A task that a company set itself has both sides in it. */
const SIDE_OF: Record<ActionAct, ActionSide> = {
  start: 'owner',
  handIn: 'owner',
  assign: 'owner',
  askExtension: 'owner',
  addEvidence: 'owner',
  accept: 'asker',
  sendBack: 'asker',
  answerExtension: 'asker',
};

/** When. */
const IS_POSSIBLE: Record<ActionAct, (action: Standing) => boolean> = {
  start: ({ state }) => state === 'open',
  handIn: ({ state }) => WORKED_ON.includes(state),
  assign: ({ state }) => state !== 'resolved',
  askExtension: ({ state, hasExtension }) => WORKED_ON.includes(state) && !hasExtension,
  addEvidence: ({ state }) => WORKED_ON.includes(state),
  accept: ({ state }) => state === 'under_review',
  sendBack: ({ state }) => state === 'under_review',
  answerExtension: ({ state, hasExtension }) => WORKED_ON.includes(state) && hasExtension,
};

const ACTS = Object.keys(SIDE_OF) as ActionAct[];

export const isOfSide = (act: ActionAct, sides: ActionSide[]) => sides.includes(SIDE_OF[act]);
export const isPossible = (act: ActionAct, action: Standing) => IS_POSSIBLE[act](action);
export const actionActsOf = (action: Standing, sides: ActionSide[]) =>
  ACTS.filter((act) => isOfSide(act, sides) && isPossible(act, action));

export const STATE_AFTER: Record<ActionMove, KeptActionState> = {
  start: 'in_progress',
  handIn: 'under_review',
  accept: 'resolved',
  sendBack: 'in_progress',
};

/** By the day in Korea; what was handed in waits for somebody else. */
export const shownState = (state: KeptActionState, dueOn: string, today: string): ActionState =>
  WORKED_ON.includes(state) && dueOn < today ? 'overdue' : state;

const REMINDED_BEFORE = 3;

/** The day on which whoever has to do it is told next: shortly before its day, and when that is past. */
export const nextActionReminder = (dueOn: string, today: string) => {
  const before = dayAfter(dueOn, -REMINDED_BEFORE);
  if (before > today) return before;
  const past = dayAfter(dueOn, 1);
  return past > today ? past : null;
};
