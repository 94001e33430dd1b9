import { daysBetween } from '@ieum/contract';
import { type Clock, todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import type { JobContext } from '../kit/jobs/queue.ts';
import type { Notices } from '../notice/inbox/notices.ts';
import { nextActionReminder, shownState } from './actions/action.rules.ts';
import { lockRemindableActions, setNextActionReminder } from './actions/action.store.ts';
import { lockRemindableRequests, lockTurning, setNextRequestReminder, setNextTurn } from './due.store.ts';
import { emitToNotices } from './notifications.ts';
import { updateDeclaration } from './record/declaration.store.ts';
import { insertEvents } from './record/event.store.ts';
import type { EmitEvent } from './record/events.ts';
import { nextReminderOn } from './record/schedule.ts';
import { nextTurnOn } from './reviewing/validity.rules.ts';

const KIND = 'review.due';
const BATCH = 100;

type Deps = { notices: Notices; clock: Clock };
type StepDeps = { emit: EmitEvent; clock: Clock };

/**
 * Runs every day at nine in the morning in Korea: requests that wait for an answer, approvals that end, tasks that are
 * due. Each transaction covers a hundred rows and stores their next reminders. A crash therefore causes no second
 * notification.
 */
export const reviewJobs = ({ notices, clock }: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    const deps = { emit: emitToNotices(notices), clock };
    for (const step of [turn, remindOfRequests, remindOfActions]) {
      while ((await inTransaction((db) => step(db, deps))) === BATCH) if (await isCancelled()) return;
    }
  },
});

/** Each step returns the number of rows it handled. Fewer than a batch means that it has finished. */
const turn = async (db: Db, { emit, clock }: StepDeps) => {
  const at = clock();
  const today = todayInSeoul(at);
  const turning = await lockTurning(db, today, BATCH);
  for (const declaration of turning) {
    const { id, round, validTo, respondentId, reviewerNames } = declaration;
    if (declaration.state !== 'approved' || validTo === null) {
      await setNextTurn(db, id, null);
      continue;
    }
    const days = daysBetween(today, validTo);
    if (days < 0) {
      await updateDeclaration(db, declaration, { state: 'expired', next_turn_on: null }, at);
      await insertEvents(db, [{ declarationId: id, kind: 'expired', round, side: null, by: null, at }]);
    } else await setNextTurn(db, id, nextTurnOn(validTo, today));
    await emit(db, 'validityEnding', { id, respondentId, reviewerNames, validTo, days });
  }
  return turning.length;
};

const remindOfRequests = async (db: Db, { emit, clock }: StepDeps) => {
  const today = todayInSeoul(clock());
  const due = await lockRemindableRequests(db, today, BATCH);
  for (const { askerNames, supplierNames, ...request } of due) {
    const { id, state, dueOn } = request;
    const isOpen = state === 'open';
    await setNextRequestReminder(db, id, isOpen ? nextReminderOn(dueOn, today) : null);
    if (!isOpen) continue;
    await emit(db, 'requestDue', { request, askerNames, supplierNames, days: daysBetween(today, dueOn) });
  }
  return due.length;
};

const remindOfActions = async (db: Db, { emit, clock }: StepDeps) => {
  const today = todayInSeoul(clock());
  const due = await lockRemindableActions(db, today, BATCH);
  for (const action of due) {
    const { id, state, dueOn } = action;
    const isWaiting = state === 'open' || state === 'in_progress';
    await setNextActionReminder(db, id, isWaiting ? nextActionReminder(dueOn, today) : null);
    if (!isWaiting) continue;
    await emit(db, 'actionDue', { action, isOverdue: shownState(state, dueOn, today) === 'overdue' });
  }
  return due.length;
};
