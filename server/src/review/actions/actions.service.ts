import type { reviewActionsContract } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { FlagSource } from '../../kit/slice.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { findColleague } from '../record/people.store.ts';
import { companyOf, mayWrite, type Reader } from '../record/side.policy.ts';
import { presentAction, presentActions } from './action.presenter.ts';
import { findActionRow } from './action.store.ts';
import { createActionEvidence } from './evidence.service.ts';
import { findActions } from './list.store.ts';
import { answerMoreTime, askMoreTime, move, save, takeAction } from './moves.ts';
import { openTask } from './opening.ts';

type ActionDeps = ReviewDeps & { flagSources: readonly FlagSource[] };
type Ctx = { db: Db; actor: Reader; clock: () => Date };

export const createActionsService = (deps: ActionDeps): Handlers<typeof reviewActionsContract> => {
  const { emit } = deps;
  const take = (
    { db, actor, clock }: Ctx,
    target: { id: string; version: number },
    act: Parameters<typeof takeAction>[3],
  ) => takeAction(db, { actor, at: clock() }, target, act);
  /** Returns the task as the caller sees it now. */
  const shown = async ({ db, actor, clock }: Ctx, id: string) =>
    presentAction(db, actor, clock, (await findActionRow(db, companyOf(actor), id)) ?? fail('request.not_found'));

  return {
    ...createActionEvidence(deps),

    async listActions({ db, actor, clock }, { isMine, declarationId, ...query }) {
      const companyId = companyOf(actor);
      const today = todayInSeoul(clock());
      const filter = { ...query, declarationId, personId: isMine ? actor.id : null };
      const { rows, total } = await findActions(db, companyId, today, filter);
      const listed = await presentActions(db, { companyId, today }, rows);
      // An operator opens tasks only from a declaration.
      return { rows: listed, total, can: { open: actor.role === 'supplier' && mayWrite(actor) } };
    },

    getAction: (ctx, { id }) => shown(ctx, id),

    async openAction(ctx, input) {
      return shown(ctx, await openTask(ctx.db, deps, { actor: ctx.actor, at: ctx.clock() }, input));
    },

    async moveAction(ctx, { move: act, note, ...target }) {
      await move(ctx.db, emit, await take(ctx, target, act), act, note);
      return shown(ctx, target.id);
    },

    async assignAction(ctx, { ownerId, ...target }) {
      const acting = await take(ctx, target, 'assign');
      const { action } = acting;
      if (ownerId !== null && !(await findColleague(ctx.db, action.ownerCompanyId, ownerId)))
        fail('review.owner_unfit', { ownerId: 'unfit' });
      await save(ctx.db, acting, { owner_id: ownerId }, 'assigned');
      await emit(ctx.db, 'actionAssigned', { action: { ...action, ownerId }, by: ctx.actor.id });
      return shown(ctx, target.id);
    },

    async askExtension(ctx, { until, reason, ...target }) {
      await askMoreTime(ctx.db, emit, await take(ctx, target, 'askExtension'), { until, reason });
      return shown(ctx, target.id);
    },

    async answerExtension(ctx, { isGiven, note, ...target }) {
      await answerMoreTime(ctx.db, emit, await take(ctx, target, 'answerExtension'), isGiven, note);
      return shown(ctx, target.id);
    },
  };
};
