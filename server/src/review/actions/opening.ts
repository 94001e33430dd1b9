import type { contract, Parsed } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Flag, FlagSource } from '../../kit/slice.ts';
import { flagsOf } from '../../supply/risks/flags.service.ts';
import { refuseReaders, refuseUnverified } from '../record/caller.policy.ts';
import { findComment } from '../record/comment.store.ts';
import { insertEvents } from '../record/event.store.ts';
import type { EmitEvent } from '../record/events.ts';
import { takeDeclaration } from '../record/lock.ts';
import { findColleague } from '../record/people.store.ts';
import type { Reader } from '../record/side.policy.ts';
import { nextActionReminder } from './action.rules.ts';
import { countOpenActions, insertAction } from './action.store.ts';
import { insertActionEvent } from './event.store.ts';

/** Largest number of open tasks that one company can have for another, or for itself. */
const OPEN_MAX = 500;

type Input = Parsed<typeof contract.openAction>;
type Deps = { emit: EmitEvent; flagSources: readonly FlagSource[] };
type Who = { actor: Reader; at: Date };
/** Company that does the task, company that checks it, and declaration from which it comes. */
type Sides = { ownerCompanyId: string; askerCompanyId: string | null; declarationId: string | null };

/** Returns the id of the new task. */
export const openTask = async (db: Db, { emit, flagSources }: Deps, { actor, at }: Who, input: Input) => {
  const today = todayInSeoul(at);
  if (input.dueOn < today) fail('review.due_past', { dueOn: 'past' });
  const sides =
    input.declarationId === null
      ? await ownTask(db, flagSources, { actor, today }, input)
      : await taskFor(db, actor, at, input);
  const { ownerCompanyId, askerCompanyId, declarationId } = sides;
  if ((await countOpenActions(db, ownerCompanyId, askerCompanyId)) >= OPEN_MAX) fail('review.actions_full');
  const { title, description, dueOn, ownerId, commentId, flag } = input;
  const moment = at.toISOString();
  const { id } = await insertAction(db, {
    title,
    description,
    due_on: dueOn,
    owner_id: ownerId,
    comment_id: commentId,
    declaration_id: declarationId,
    owner_company_id: ownerCompanyId,
    asker_company_id: askerCompanyId,
    flag_code: flag?.code ?? null,
    flag_subject_id: flag?.subjectId ?? null,
    next_reminder_on: nextActionReminder(dueOn, today),
    created_at: moment,
    created_by: actor.id,
    updated_at: moment,
  });
  await insertActionEvent(db, { action_id: id, kind: 'opened', side: 'asker', by: actor.id, at: moment });
  const action = { id, title, dueOn, ownerCompanyId, askerCompanyId, ownerId };
  await emit(db, 'actionOpened', { action, by: actor.id });
  return id;
};

/** Returns the sides of a task that a reviewer opens for the company that answers a declaration. */
const taskFor = async (db: Db, actor: Reader, at: Date, { declarationId, commentId, ownerId, flag }: Input) => {
  if (declarationId === null || flag !== null) return fail('request.invalid', { flag: 'unexpected' });
  const { row } = await takeDeclaration({ db, actor, clock: () => at }, { id: declarationId }, 'openAction');
  await refuseUnverified(db, actor);
  // The other company decides which of its people does the task.
  if (ownerId !== null) fail('review.owner_unfit', { ownerId: 'unfit' });
  const comment = commentId === null ? undefined : await findComment(db, commentId);
  if (commentId !== null && comment?.declarationId !== row.id) fail('request.not_found');
  const event = { declarationId: row.id, kind: 'action_opened', round: row.round, side: 'reviewer' } as const;
  await insertEvents(db, [{ ...event, by: actor.id, at }]);
  return { ownerCompanyId: row.respondentId, askerCompanyId: row.reviewerId, declarationId } satisfies Sides;
};

/** Returns the sides of a task that a company sets itself. */
const ownTask = async (
  db: Db,
  flagSources: readonly FlagSource[],
  { actor, today }: { actor: Reader; today: string },
  { commentId, ownerId, flag }: Input,
): Promise<Sides> => {
  refuseReaders(actor);
  if (actor.role === 'admin' || commentId !== null) return fail('request.invalid', { declarationId: 'missing' });
  const { companyId } = actor;
  if (ownerId !== null && !(await findColleague(db, companyId, ownerId)))
    fail('review.owner_unfit', { ownerId: 'unfit' });
  if (flag) refuseUnknownFlag(await flagsOf(db, companyId, today, flagSources), flag);
  return { ownerCompanyId: companyId, askerCompanyId: companyId, declarationId: null };
};

/** Refuses a flag that the own company's data do not raise now. Its subject is therefore the company's own. */
const refuseUnknownFlag = (flags: Flag[], flag: NonNullable<Input['flag']>) => {
  if (!flags.some(({ code, subjectId }) => code === flag.code && subjectId === flag.subjectId))
    fail('request.not_found');
};
