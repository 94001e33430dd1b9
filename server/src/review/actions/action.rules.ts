import { type ActionMove, type ActionState, dayAfter, type ReviewAction } from '@ieum/contract';

/** Stored states. Overdue is not stored, because it follows from the due date. */
export type KeptActionState = Exclude<ActionState, 'overdue'>;
export type ActionAct = ReviewAction['acts'][number];
export type ActionSide = 'owner' | 'asker';

type ActionStatus = { state: KeptActionState; hasExtension: boolean };

const WORKED_ON: KeptActionState[] = ['open', 'in_progress'];

/** Side that can do each act. A company that set itself a task is on both sides. */
const SIDE_OF: Record<ActionAct, ActionSide> = {
  start: 'owner',
  submit: 'owner',
  assign: 'owner',
  askExtension: 'owner',
  addEvidence: 'owner',
  accept: 'asker',
  sendBack: 'asker',
  answerExtension: 'asker',
};

/** Condition for each act. */
const IS_POSSIBLE: Record<ActionAct, (action: ActionStatus) => boolean> = {
  start: ({ state }) => state === 'open',
  submit: ({ state }) => WORKED_ON.includes(state),
  assign: ({ state }) => state !== 'resolved',
  askExtension: ({ state, hasExtension }) => WORKED_ON.includes(state) && !hasExtension,
  addEvidence: ({ state }) => WORKED_ON.includes(state),
  accept: ({ state }) => state === 'under_review',
  sendBack: ({ state }) => state === 'under_review',
  answerExtension: ({ state, hasExtension }) => WORKED_ON.includes(state) && hasExtension,
};

const ACTS = Object.keys(SIDE_OF) as ActionAct[];

export const isOfSide = (act: ActionAct, sides: ActionSide[]) => sides.includes(SIDE_OF[act]);
export const isPossible = (act: ActionAct, action: ActionStatus) => IS_POSSIBLE[act](action);
export const actionActsOf = (action: ActionStatus, sides: ActionSide[]) =>
  ACTS.filter((act) => isOfSide(act, sides) && isPossible(act, action));

export const STATE_AFTER: Record<ActionMove, KeptActionState> = {
  start: 'in_progress',
  submit: 'under_review',
  accept: 'resolved',
  sendBack: 'in_progress',
};

/** Uses the day in Korea. A submitted task is not overdue, because it waits for the other side. */
export const shownState = (state: KeptActionState, dueOn: string, today: string): ActionState =>
  WORKED_ON.includes(state) && dueOn < today ? 'overdue' : state;

const REMINDED_BEFORE = 3;

/** Returns the day of the next reminder: shortly before the due date, then on the day after it. */
export const nextActionReminder = (dueOn: string, today: string) => {
  const before = dayAfter(dueOn, -REMINDED_BEFORE);
  if (before > today) return before;
  const past = dayAfter(dueOn, 1);
  return past > today ? past : null;
};
