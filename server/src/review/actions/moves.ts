import type { ActionMove } from '@ieum/contract';
import type { Updateable } from 'kysely';
import { writersOf } from '../../company/notifications.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db, Tables } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { refuseAct } from '../record/act-refusal.ts';
import { refuseReaders, refuseUnverified } from '../record/caller.policy.ts';
import type { EmitEvent, EventOf } from '../record/events.ts';
import { companyOf, type Reader } from '../record/side.policy.ts';
import { sidesOf } from './action.presenter.ts';
import {
  type ActionAct,
  type ActionSide,
  isOfSide,
  isPossible,
  nextActionReminder,
  STATE_AFTER,
} from './action.rules.ts';
import { type ActionRow, lockAction, updateAction } from './action.store.ts';
import { type ActionEventKind, findLastSubmitter, insertActionEvent, submitEvidence } from './event.store.ts';

type Who = { actor: Reader; at: Date };
type ActingOn = Who & { action: ActionRow; side: ActionSide };

/** Locks a task. Refuses unless the caller has seen this version and may do the act. */
export const takeAction = async (
  db: Db,
  { actor, at }: Who,
  { id, version }: { id: string; version: number },
  act: ActionAct,
): Promise<ActingOn> => {
  refuseReaders(actor);
  const companyId = companyOf(actor);
  const action = (await lockAction(db, companyId, id)) ?? fail('request.not_found');
  const sides = sidesOf(action, companyId);
  if (!isOfSide(act, sides)) fail('access.denied');
  const { state } = action;
  if (action.version !== version) fail('review.action_changed', { state, version: String(action.version) });
  if (!isPossible(act, { state, hasExtension: action.extensionAt !== null })) refuseAct(state, act);
  const isBetweenTwo = action.ownerCompanyId !== action.askerCompanyId;
  if (isBetweenTwo && act !== 'assign') await refuseUnverified(db, actor);
  return { action, actor, at, side: isOfSide(act, ['owner']) ? 'owner' : 'asker' };
};

const NO_EXTENSION = { extension_until: null, extension_reason: '', extension_at: null };
const CHANGE_OF = { submit: 'submitted', accept: 'accepted', sendBack: 'sentBack' } as const;
const EVENT_OF: Record<ActionMove, ActionEventKind> = {
  start: 'started',
  submit: 'submitted',
  accept: 'accepted',
  sendBack: 'sent_back',
};

export const move = async (db: Db, emit: EmitEvent, acting: ActingOn, act: ActionMove, note: string) => {
  const { action, at } = acting;
  if (act === 'submit') await refuseEmptyHands(db, action, note);
  if (act === 'sendBack' && note === '') fail('review.note_missing', { note: 'missing' });
  if (act === 'accept') await refuseSameEyes(db, acting);
  const isOver = act === 'submit' || act === 'accept';
  const change = {
    state: STATE_AFTER[act],
    ...(isOver && { ...NO_EXTENSION, next_reminder_on: null }),
    ...(act === 'sendBack' && { next_reminder_on: nextActionReminder(action.dueOn, todayInSeoul(at)) }),
  };
  await save(db, acting, change, EVENT_OF[act], note);
  // The start of the work is not worth a mail.
  if (act !== 'start') await emitMove(db, emit, acting, CHANGE_OF[act], note);
};

/** Refuses a submission that has neither new evidence nor a note. */
const refuseEmptyHands = async (db: Db, { id }: ActionRow, note: string) => {
  const added = await submitEvidence(db, id);
  if (added === 0 && note === '') fail('review.evidence_missing', { note: 'missing' });
};

/** Refuses to let a person accept their own work on a task that a company set itself, if there is another writer. */
const refuseSameEyes = async (db: Db, { action, actor }: ActingOn) => {
  const { ownerCompanyId, askerCompanyId } = action;
  if (ownerCompanyId !== askerCompanyId) return;
  const isSame = (await findLastSubmitter(db, action.id)) === actor.id;
  if (isSame && (await writersOf(db, ownerCompanyId)).some((id) => id !== actor.id)) fail('review.same_reviewer');
};

export const askMoreTime = async (
  db: Db,
  emit: EmitEvent,
  acting: ActingOn,
  { until, reason }: { until: string; reason: string },
) => {
  const { action, at } = acting;
  if (until <= action.dueOn || until < todayInSeoul(at)) fail('review.due_past', { until: 'past' });
  const change = { extension_until: until, extension_reason: reason, extension_at: at.toISOString() };
  await save(db, acting, change, 'extension_asked', reason);
  await emitMove(db, emit, acting, 'extensionAsked', reason);
};

export const answerMoreTime = async (db: Db, emit: EmitEvent, acting: ActingOn, isGiven: boolean, note: string) => {
  const { action, at } = acting;
  const kind = isGiven ? 'extension_given' : 'extension_refused';
  const until = action.extensionUntil;
  const extended = isGiven &&
    until !== null && { due_on: until, next_reminder_on: nextActionReminder(until, todayInSeoul(at)) };
  await save(db, acting, { ...NO_EXTENSION, ...extended }, kind, note);
  await emitMove(db, emit, acting, 'extensionAnswered', note);
};

export const save = async (
  db: Db,
  { action, actor, side, at }: ActingOn,
  change: Updateable<Tables['review_action']>,
  kind: ActionEventKind,
  note = '',
) => {
  await updateAction(db, action, change, at);
  const event = { action_id: action.id, kind, side, by: actor.id, note, at: at.toISOString() };
  await insertActionEvent(db, event);
};

const emitMove = (
  db: Db,
  emit: EmitEvent,
  { action, actor, side }: ActingOn,
  change: EventOf<'actionMoved'>['change'],
  note: string,
) => emit(db, 'actionMoved', { change, action, side, by: actor.id, note });
