import type { reviewRequestsContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { directSuppliers } from '../../supply/links/direct-suppliers.ts';
import type { ReviewDeps } from '../record/deps.ts';
import type { EventOf } from '../record/events.ts';
import { lockRequest, type RequestRow, updateDueOfAnswers, updateRequest } from '../record/request.store.ts';
import { nextReminderOn } from '../record/schedule.ts';
import { type Member, mayWrite } from '../record/side.policy.ts';
import { askAll, refusePast } from './new-requests.ts';
import { presentRequest, presentRequests } from './request.presenter.ts';
import { findRequestPage } from './view.store.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };
type Change = EventOf<'requestChanged'>['change'];

export const createRequestsService = ({ emit }: Pick<ReviewDeps, 'emit'>): Handlers<typeof reviewRequestsContract> => {
  /** Returns the changed request. */
  const done = async ({ db, actor, clock }: Ctx, request: RequestRow, change: Change, reason = '') => {
    await emit(db, 'requestChanged', { change, request, reason });
    return presentRequest(db, actor, request.id, clock());
  };

  return {
    async listReviewRequests({ db, actor, clock }, query) {
      const now = clock();
      const { ids, total } = await findRequestPage(db, actor.companyId, todayInSeoul(now), query);
      return { rows: await presentRequests(db, actor, ids, now), total, can: { ask: mayWrite(actor) } };
    },

    async getReviewRequest({ db, actor, clock }, { id }) {
      return presentRequest(db, actor, id, clock());
    },

    async listReviewSuppliers({ db, actor }, query) {
      return directSuppliers(db, actor.companyId, query);
    },

    async askForDeclarations({ db, actor, clock }, input) {
      if (!mayWrite(actor)) fail('access.denied');
      await refuseOutside(db, actor);
      const who = { companyId: actor.companyId, by: actor.id, at: clock() };
      return { ids: await askAll(db, emit, who, input) };
    },

    async declineReviewRequest(ctx, { id, reason }) {
      const request = await takeRequest(ctx, id, 'supplier');
      await updateRequest(ctx.db, id, { state: 'declined', reason, next_reminder_on: null });
      return done(ctx, request, 'declined', reason);
    },

    async cancelReviewRequest(ctx, { id, reason }) {
      const request = await takeRequest(ctx, id, 'asker');
      await updateRequest(ctx.db, id, { state: 'cancelled', reason, next_reminder_on: null });
      return done(ctx, request, 'cancelled', reason);
    },

    async remindReviewRequest(ctx, { id }) {
      const request = await takeRequest(ctx, id, 'asker');
      const now = ctx.clock();
      const { remindedAt } = request;
      const isRemindedToday = remindedAt !== null && todayInSeoul(new Date(remindedAt)) === todayInSeoul(now);
      if (isRemindedToday) fail('review.reminded_today');
      await updateRequest(ctx.db, id, { reminded_at: now.toISOString() });
      return done(ctx, request, 'reminded');
    },

    async changeReviewDue(ctx, { id, dueOn }) {
      const request = await takeRequest(ctx, id, 'asker');
      const now = ctx.clock();
      refusePast(dueOn, now);
      const next_reminder_on = nextReminderOn(dueOn, todayInSeoul(now));
      await updateRequest(ctx.db, id, { due_on: dueOn, next_reminder_on });
      await updateDueOfAnswers(ctx.db, id, dueOn);
      return done(ctx, { ...request, dueOn }, 'dueChanged');
    },
  };
};

/** Locks an open request. Refuses unless the caller may act for this side. */
const takeRequest = async ({ db, actor }: Ctx, id: string, side: 'asker' | 'supplier') => {
  const request = (await lockRequest(db, actor.companyId, id)) ?? fail('request.not_found');
  const isOfSide = (side === 'asker' ? request.askerId : request.supplierId) === actor.companyId;
  if (!isOfSide || !mayWrite(actor)) fail('access.denied');
  await refuseOutside(db, actor);
  return request.state === 'open' ? request : fail('review.request_closed', { state: request.state });
};
