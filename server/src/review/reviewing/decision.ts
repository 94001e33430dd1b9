import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { type DeclarationRow, updateDeclaration } from '../record/declaration.store.ts';
import { insertEvents, type ReviewEvent } from '../record/event.store.ts';
import type { Acting } from '../record/lock.ts';
import { tellDecided } from '../record/notifications.ts';
import { findPartner } from '../record/people.store.ts';
import { decideRound } from '../record/round.store.ts';
import { monthsAfter } from '../record/schedule.ts';
import { findUnpublished, lockReplaced, publishComments } from './decision.store.ts';
import { nextTurnOn } from './validity.rules.ts';

const NOBODYS = { taken_by: null, first_approver: null };

export const take = async (db: Db, acting: Acting) => {
  const { row, by, at } = acting;
  await updateDeclaration(db, row, { state: 'in_review', taken_by: by }, at);
  await note(db, acting, 'taken');
};

/** What the first of two has said is of no worth once it can be recalled again. */
export const release = async (db: Db, acting: Acting) => {
  const { row, at } = acting;
  await updateDeclaration(db, row, { ...NOBODYS, state: 'submitted' }, at);
  await note(db, acting, 'released');
};

type Approval = { note: string; validTo: string | null };

/** Refuses before anything is written, so that of many each can be refused for itself. */
export const refuseApproval = async (db: Db, { row, by, at }: Acting, { validTo }: Approval) => {
  if (validTo !== null && validTo < todayInSeoul(at)) fail('review.valid_past', { validTo: 'past' });
  const said = await findUnpublished(db, row.id, row.round);
  if (said.some(({ severity }) => severity === 'must')) fail('review.must_open');
  if (row.needsTwo && row.firstApprover === by) fail('review.same_reviewer');
};

/** Gives whether it is approved now, or waits for the second of two. */
export const approve = async (db: Db, notices: Notices, acting: Acting, { note: words, validTo }: Approval) => {
  const { row, by, at } = acting;
  if (row.needsTwo && row.firstApprover === null) {
    await updateDeclaration(db, row, { first_approver: by }, at);
    await note(db, acting, 'first_approved', words);
    return 'first';
  }
  const today = todayInSeoul(at);
  const until = validTo ?? monthsAfter(today, row.validityMonths);
  await supersede(db, row, at);
  const decided = { ...NOBODYS, decided_at: at.toISOString(), valid_to: until, next_turn_on: nextTurnOn(until, today) };
  await updateDeclaration(db, row, { ...decided, state: 'approved' }, at);
  const first = row.firstApprover ?? by;
  const eyes = { by: first, secondBy: row.needsTwo ? by : null };
  await decideRound(db, row.id, row.round, { decision: 'approved', at, ...eyes, note: words });
  await publishComments(db, row.id, row.round, at);
  await note(db, acting, 'approved', words);
  await tell(db, notices, row, 'approved', words);
  return 'approved';
};

/** What holds until now gives way to what was approved last. */
const supersede = async (db: Db, { lineId, edition }: DeclarationRow, at: Date) => {
  const replaced = await lockReplaced(db, lineId, edition);
  for (const one of replaced) await updateDeclaration(db, one, { state: 'superseded', next_turn_on: null }, at);
  const event = { kind: 'superseded', side: null, by: null, at } as const;
  await insertEvents(
    db,
    replaced.map(({ id, round }) => ({ ...event, declarationId: id, round })),
  );
};

/** Exactly the fields that must or should change are open again. */
export const sendBack = async (db: Db, notices: Notices, acting: Acting, words: string) => {
  const { row, at } = acting;
  const said = await findUnpublished(db, row.id, row.round);
  if (!said.some(({ severity }) => severity === 'must')) fail('review.comment_missing');
  const asked = said.filter(({ severity }) => severity !== 'info').map(({ path }) => path);
  const reopened = JSON.stringify([...new Set(asked)]);
  await decide(db, acting, { decision: 'returned', state: 'changes_requested', words, reopened });
  await tell(db, notices, row, 'returned', words);
  await publishComments(db, row.id, row.round, at);
};

export const reject = async (db: Db, notices: Notices, acting: Acting, words: string) => {
  const { row, at } = acting;
  await decide(db, acting, { decision: 'rejected', state: 'rejected', words });
  await tell(db, notices, row, 'rejected', words);
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
  const change = { ...NOBODYS, state, decided_at: at.toISOString(), ...(reopened !== undefined && { reopened }) };
  await updateDeclaration(db, row, change, at);
  await decideRound(db, row.id, row.round, { decision, at, by, note: words });
  await note(db, acting, decision, words);
};

const note = (db: Db, { row, side, by, at }: Acting, kind: ReviewEvent['kind'], words = '') =>
  insertEvents(db, [{ declarationId: row.id, kind, round: row.round, side, by, note: words, at, ...insideOf(kind) }]);

/** Which of its people looks at it is the reviewer's own matter; that it is looked at is not. */
const insideOf = (kind: ReviewEvent['kind']) => ({ isInside: kind === 'first_approved' });

/** The company that answers hears who has decided; the operator has no name. */
const tell = async (db: Db, notices: Notices, row: DeclarationRow, decision: Decision, reason: string) => {
  const company = row.reviewerId === null ? '' : (await findPartner(db, row.reviewerId)).name;
  await tellDecided(db, notices, decision, { id: row.id, respondentId: row.respondentId, company, reason });
};
type Decision = Parameters<typeof tellDecided>[2];
