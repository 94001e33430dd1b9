import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { type DeclarationRow, updateDeclaration } from '../record/declaration.store.ts';
import { insertEvents, type ReviewEvent } from '../record/event.store.ts';
import type { EmitEvent, EventOf } from '../record/events.ts';
import type { Acting } from '../record/lock.ts';
import { decideRound } from '../record/round.store.ts';
import { monthsAfter } from '../record/schedule.ts';
import { findUnpublished, lockReplaced, publishComments } from './decision.store.ts';
import { nextTurnOn } from './validity.rules.ts';

const UNTAKEN = { taken_by: null, first_approver: null };

export const take = async (db: Db, acting: Acting) => {
  const { row, by, at } = acting;
  await updateDeclaration(db, row, { state: 'in_review', taken_by: by }, at);
  await note(db, acting, 'taken');
};

/** Drops the first of two approvals, because the declaration can be recalled again. */
export const release = async (db: Db, acting: Acting) => {
  const { row, at } = acting;
  await updateDeclaration(db, row, { ...UNTAKEN, state: 'submitted' }, at);
  await note(db, acting, 'released');
};

type Approval = { note: string; validTo: string | null };

/** Refuses before anything is written. In a bulk approval each item can therefore be refused separately. */
export const refuseApproval = async (db: Db, { row, by, at }: Acting, { validTo }: Approval) => {
  if (validTo !== null && validTo < todayInSeoul(at)) fail('review.valid_past', { validTo: 'past' });
  const comments = await findUnpublished(db, row.id, row.round);
  if (comments.some(({ severity }) => severity === 'must')) fail('review.must_open');
  if (row.needsTwo && row.firstApprover === by) fail('review.same_reviewer');
};

/** Returns whether the declaration is approved now, or waits for the second of two approvals. */
export const approve = async (db: Db, emit: EmitEvent, acting: Acting, { note: words, validTo }: Approval) => {
  const { row, by, at } = acting;
  if (row.needsTwo && row.firstApprover === null) {
    await updateDeclaration(db, row, { first_approver: by }, at);
    await note(db, acting, 'first_approved', words);
    return 'first';
  }
  const today = todayInSeoul(at);
  const until = validTo ?? monthsAfter(today, row.validityMonths);
  await supersede(db, row, at);
  const decided = { ...UNTAKEN, decided_at: at.toISOString(), valid_to: until, next_turn_on: nextTurnOn(until, today) };
  await updateDeclaration(db, row, { ...decided, state: 'approved' }, at);
  const first = row.firstApprover ?? by;
  const eyes = { by: first, secondBy: row.needsTwo ? by : null };
  await decideRound(db, row.id, row.round, { decision: 'approved', at, ...eyes, note: words });
  await publishComments(db, row.id, row.round, at);
  await note(db, acting, 'approved', words);
  await emit(db, 'declarationDecided', decisionOf(row, 'approved', words));
  return 'approved';
};

/** Replaces the edition that was valid until now. */
const supersede = async (db: Db, { lineId, edition }: DeclarationRow, at: Date) => {
  const replaced = await lockReplaced(db, lineId, edition);
  for (const earlier of replaced) await updateDeclaration(db, earlier, { state: 'superseded', next_turn_on: null }, at);
  const event = { kind: 'superseded', side: null, by: null, at } as const;
  await insertEvents(
    db,
    replaced.map(({ id, round }) => ({ ...event, declarationId: id, round })),
  );
};

/** Opens exactly those fields again that must or should change. */
export const sendBack = async (db: Db, emit: EmitEvent, acting: Acting, words: string) => {
  const { row, at } = acting;
  const comments = await findUnpublished(db, row.id, row.round);
  if (!comments.some(({ severity }) => severity === 'must')) fail('review.comment_missing');
  const paths = comments.filter(({ severity }) => severity !== 'info').map(({ path }) => path);
  const reopened = JSON.stringify([...new Set(paths)]);
  await decide(db, acting, { decision: 'returned', state: 'changes_requested', words, reopened });
  await emit(db, 'declarationDecided', decisionOf(row, 'returned', words));
  await publishComments(db, row.id, row.round, at);
};

export const reject = async (db: Db, emit: EmitEvent, acting: Acting, words: string) => {
  const { row, at } = acting;
  await decide(db, acting, { decision: 'rejected', state: 'rejected', words });
  await emit(db, 'declarationDecided', decisionOf(row, 'rejected', words));
  await publishComments(db, row.id, row.round, at);
};

type Refusal = {
  decision: 'returned' | 'rejected';
  state: 'changes_requested' | 'rejected';
  words: string;
  reopened?: string;
};

const decide = async (db: Db, acting: Acting, { decision, state, words, reopened }: Refusal) => {
  const { row, by, at } = acting;
  const change = { ...UNTAKEN, state, decided_at: at.toISOString(), ...(reopened !== undefined && { reopened }) };
  await updateDeclaration(db, row, change, at);
  await decideRound(db, row.id, row.round, { decision, at, by, note: words });
  await note(db, acting, decision, words);
};

const note = (db: Db, { row, side, by, at }: Acting, kind: ReviewEvent['kind'], words = '') =>
  insertEvents(db, [{ declarationId: row.id, kind, round: row.round, side, by, note: words, at, ...insideOf(kind) }]);

/** Keeps the person who approved first inside the reviewing company. The other acts are visible to both sides. */
const insideOf = (kind: ReviewEvent['kind']) => ({ isInside: kind === 'first_approved' });

type Decided = EventOf<'declarationDecided'>;
const decisionOf = (row: DeclarationRow, decision: Decided['decision'], words: string): Decided => {
  const { id, respondentId, reviewerId } = row;
  return { id, decision, respondentId, reviewerId, note: words };
};
