import { dayAfter, type reviewingContract } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Handlers } from '../../kit/http/context.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { takeDeclaration } from '../record/lock.ts';
import { companyOf, mayWrite } from '../record/side.policy.ts';
import { presentDeclaration, presentListed } from '../record/view/declaration.presenter.ts';
import { approveMany } from './bulk-approval.ts';
import { comment, oneComment, recomment, uncomment } from './comments.ts';
import { approve, refuseApproval, reject, release, sendBack, take } from './decision.ts';
import type { HistoryKeys } from './history.service.ts';
import { phrasesService } from './phrases.service.ts';
import { findQueuePage } from './queue.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

type Reviewing = Omit<Handlers<typeof reviewingContract>, HistoryKeys>;

export const createReviewingService = ({ emit }: ReviewDeps): Reviewing => ({
  ...phrasesService,

  async listReviewQueue({ db, actor, clock }, { due, age, ...query }) {
    const whose = { companyId: companyOf(actor), userId: actor.id };
    const filter = {
      ...query,
      ...dueWithin(due, todayInSeoul(clock())),
      submittedBy: age === undefined ? null : new Date(clock().getTime() - age * DAY_MS),
    };
    const { ids, ...counted } = await findQueuePage(db, whose, filter);
    return { rows: await presentListed(db, actor, ids), ...counted, can: { review: mayWrite(actor) } };
  },

  async takeReview(ctx, target) {
    await take(ctx.db, await takeDeclaration(ctx, target, 'take'));
    return presentDeclaration(ctx.db, ctx.actor, target.id);
  },

  async releaseReview(ctx, target) {
    await release(ctx.db, await takeDeclaration(ctx, target, 'release'));
    return presentDeclaration(ctx.db, ctx.actor, target.id);
  },

  async addComment(ctx, { id, round, ...words }) {
    const commentId = await comment(ctx.db, await takeDeclaration(ctx, { id, round }, 'comment'), words);
    return oneComment(ctx.db, ctx.actor, commentId);
  },

  async changeComment(ctx, { id, ...words }) {
    await recomment(ctx, id, words);
    return oneComment(ctx.db, ctx.actor, id);
  },

  async removeComment(ctx, { id }) {
    await uncomment(ctx, id);
    return {};
  },

  async approveDeclaration(ctx, { note, validTo, ...target }) {
    const acting = await takeDeclaration(ctx, target, 'approve');
    await refuseApproval(ctx.db, acting, { note, validTo });
    await approve(ctx.db, emit, acting, { note, validTo });
    return presentDeclaration(ctx.db, ctx.actor, target.id);
  },

  async returnDeclaration(ctx, { note, ...target }) {
    await sendBack(ctx.db, emit, await takeDeclaration(ctx, target, 'return'), note);
    return presentDeclaration(ctx.db, ctx.actor, target.id);
  },

  async rejectDeclaration(ctx, { reason, ...target }) {
    await reject(ctx.db, emit, await takeDeclaration(ctx, target, 'reject'), reason);
    return presentDeclaration(ctx.db, ctx.actor, target.id);
  },

  approveDeclarations: (ctx, { items, note }) => approveMany(ctx, emit, items, note),
});

/** Uses the day in Korea. */
const dueWithin = (due: '' | 'overdue' | 'week', today: string) => {
  if (due === '') return { dueBefore: null, dueFrom: null };
  if (due === 'overdue') return { dueBefore: today, dueFrom: null };
  return { dueBefore: dayAfter(today, WEEK + 1), dueFrom: today };
};
