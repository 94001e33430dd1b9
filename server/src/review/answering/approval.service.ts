import type { answeringContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { answerApproval, deleteApproval, findApproval, putApproval } from '../record/approval.store.ts';
import { insertAuthor, updateDeclaration } from '../record/declaration.store.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { insertEvents, type ReviewEvent } from '../record/event.store.ts';
import { type Acting, takeDeclaration } from '../record/lock.ts';
import { findColleague } from '../record/people.store.ts';
import { presentDeclaration } from '../record/view/declaration.presenter.ts';

type Approving = Pick<Handlers<typeof answeringContract>, 'askApproval' | 'answerApproval' | 'withdrawApproval'>;

/** A colleague checks a draft before it is submitted. The other company learns nothing of it. */
export const createDraftApproving = ({ emit }: Pick<ReviewDeps, 'emit'>): Approving => ({
  async askApproval(ctx, { memberId, note, ...target }) {
    const { db, actor } = ctx;
    const acting = await takeDeclaration(ctx, target, 'askApproval');
    const { row, at } = acting;
    const isUnfit = memberId === actor.id || !(await findColleague(db, actor.companyId, memberId));
    if (isUnfit) fail('review.approver_unfit', { memberId: 'unfit' });
    await putApproval(db, {
      declaration_id: row.id,
      person_id: memberId,
      asked_by: actor.id,
      asked_at: at.toISOString(),
      note,
      draft_version: row.draftVersion,
    });
    await updateDeclaration(db, row, {}, at);
    await insertEvents(db, [insideEvent(acting, 'approval_asked', note)]);
    await emit(db, 'approvalAsked', { declarationId: row.id, askedBy: actor.id, colleagueId: memberId, note });
    return presentDeclaration(db, actor, row.id);
  },

  async answerApproval(ctx, { isApproved, note, ...target }) {
    const { db, actor } = ctx;
    const acting = await takeDeclaration(ctx, target, 'answerApproval');
    const { row, at } = acting;
    const approval = await findApproval(db, row.id);
    await answerApproval(db, row.id, isApproved, note, at);
    // A colleague who approves the draft counts as one of its authors.
    await insertAuthor(db, row.id, actor.id);
    await updateDeclaration(db, row, {}, at);
    await insertEvents(db, [insideEvent(acting, isApproved ? 'approval_given' : 'approval_refused', note)]);
    const askedBy = approval?.askedById ?? null;
    await emit(db, 'approvalAnswered', { declarationId: row.id, answeredBy: actor.id, askedBy, isApproved, note });
    return presentDeclaration(db, actor, row.id);
  },

  async withdrawApproval(ctx, target) {
    const { row, at } = await takeDeclaration(ctx, target, 'withdrawApproval');
    await deleteApproval(ctx.db, row.id);
    await updateDeclaration(ctx.db, row, {}, at);
    return presentDeclaration(ctx.db, ctx.actor, row.id);
  },
});

const insideEvent = ({ row, by, at }: Acting, kind: ReviewEvent['kind'], note: string): ReviewEvent => ({
  declarationId: row.id,
  kind,
  round: row.round,
  side: 'respondent',
  isInside: true,
  by,
  at,
  note,
});
