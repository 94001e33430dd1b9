import type { answeringContract, DeclarationAct } from '@ieum/contract';
import { forgetDocument } from '../../document/kept-files.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { refuseAct } from '../record/act-refusal.ts';
import { findComment, insertReply } from '../record/comment.store.ts';
import { isPossibleIn } from '../record/declaration.rules.ts';
import { deleteDeclaration } from '../record/declaration.store.ts';
import type { ReviewDeps } from '../record/deps.ts';
import { insertEvents } from '../record/event.store.ts';
import { findAttachments, isAttachedElsewhere } from '../record/files/attachment.store.ts';
import { type Acting, type Ctx, seeDeclaration, takeDeclaration } from '../record/lock.ts';
import { findSnapshots } from '../record/round.store.ts';
import { type Member, mayWrite } from '../record/side.policy.ts';
import { makeSnapshot } from '../record/snapshot/snapshot.ts';
import { presentDeclaration, presentListed } from '../record/view/declaration.presenter.ts';
import { createDraftApproving } from './approval.service.ts';
import { createDraftFiles } from './attachments.service.ts';
import { keepDraft, saveDraft } from './draft.ts';
import { findOwnPage } from './list.store.ts';
import { startAnswer, startUnasked, subjectFor } from './new-draft.ts';
import { renew } from './renewal.ts';
import { recall, submit } from './submission.ts';

type Target = { id: string; version?: number };

export const createAnsweringService = (deps: ReviewDeps): Handlers<typeof answeringContract> => {
  const act = async (ctx: Ctx, target: Target, name: DeclarationAct, run: (acting: Acting) => Promise<unknown>) => {
    const acting = await takeDeclaration(ctx, target, name);
    await run(acting);
    return presentDeclaration(ctx.db, ctx.actor, acting.row.id);
  };

  return {
    ...createDraftFiles(deps),
    ...createDraftApproving(deps),

    async listOwnDeclarations({ db, actor, clock }, query) {
      const { ids, total } = await findOwnPage(db, actor.companyId, todayInSeoul(clock()), query);
      return { rows: await presentListed(db, actor, ids), total, can: { start: mayWrite(actor) } };
    },

    async startDeclaration({ db, actor, clock }, input) {
      if (!mayWrite(actor)) fail('access.denied');
      const who = whoOf(actor, clock());
      const { requestId } = input;
      const id = await (requestId === null ? startUnasked(db, who, input) : startAnswer(db, who, requestId, input));
      return presentDeclaration(db, actor, id);
    },

    async chooseSubject(ctx, { id, version, ...subject }) {
      return act(ctx, { id, version }, 'save', async (acting) => {
        const { row, at } = acting;
        // The subject is fixed once the declaration was submitted.
        if (row.state !== 'draft') refuseAct(row.state, 'save');
        const isPrescribed = row.kind === 'flows' && row.requestId !== null;
        const who = whoOf(ctx.actor, at);
        const about = isPrescribed ? {} : await subjectFor(ctx.db, who, row.kind, subject);
        await keepDraft(ctx.db, acting, about);
      });
    },

    async saveAnswers(ctx, input) {
      const { id } = input;
      await saveDraft(ctx.db, await takeDeclaration(ctx, { id }, 'save'), input);
      const { version, draft, acts } = await presentDeclaration(ctx.db, ctx.actor, id);
      return { version, draft, acts };
    },

    async previewDeclaration({ db, actor, clock }, { id }) {
      const { row, side } = await seeDeclaration(db, actor, id);
      if (side !== 'respondent') fail('access.denied');
      if (!isPossibleIn('submit', row.state)) refuseAct(row.state, 'submit');
      const { text } = await makeSnapshot(db, deps.masking, row, clock());
      const [before] = row.reopened === null ? [] : await findSnapshots(db, id, row.round);
      return { snapshot: text, before: before?.snapshot ?? null };
    },

    async submitDeclaration(ctx, target) {
      return act(ctx, target, 'submit', (acting) => submit(ctx.db, deps, acting));
    },

    async recallDeclaration(ctx, target) {
      return act(ctx, target, 'recall', (acting) => recall(ctx.db, acting));
    },

    async removeDraft(ctx, target) {
      const { row } = await takeDeclaration(ctx, target, 'remove');
      const files = await findAttachments(ctx.db, row.id);
      await deleteDeclaration(ctx.db, row.id);
      await forgetLone(ctx.db, [...new Set(files.map(({ documentId }) => documentId))]);
      return {};
    },

    async renewDeclaration(ctx, { id }) {
      const acting = await takeDeclaration(ctx, { id }, 'renew');
      return presentDeclaration(ctx.db, ctx.actor, await renew(ctx.db, acting));
    },

    async replyToComment(ctx, { id, text }) {
      const comment = (await findComment(ctx.db, id)) ?? fail('request.not_found');
      const { side } = await seeDeclaration(ctx.db, ctx.actor, comment.declarationId);
      if (side !== 'respondent') fail('access.denied');
      if (comment.publishedAt === null) fail('request.not_found');
      return act(ctx, { id: comment.declarationId }, 'reply', async ({ row, by, at }) => {
        await insertReply(ctx.db, { comment_id: id, text, created_at: at.toISOString(), by });
        const event = { declarationId: row.id, kind: 'replied', round: row.round, side: 'respondent' } as const;
        await insertEvents(ctx.db, [{ ...event, by, at }]);
      });
    },
  };
};

const whoOf = ({ companyId, id }: Pick<Member, 'companyId' | 'id'>, at: Date) => ({ companyId, by: id, at });

/** Removes the documents that no other declaration uses. The next sweep deletes their files. */
const forgetLone = async (db: Db, documentIds: string[]) => {
  for (const id of documentIds) {
    if (!(await isAttachedElsewhere(db, id))) await forgetDocument(db, id);
  }
};
