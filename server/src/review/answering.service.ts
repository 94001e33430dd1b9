import type { answeringContract, DeclarationAct } from '@ieum/contract';
import { forgetDocument } from '../document/kept-files.ts';
import type { Db } from '../kit/db/database.ts';
import type { Handlers } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import { refuseAct } from './act.refusing.ts';
import { findAttachments, isAttachedElsewhere } from './attachment.store.ts';
import { findComment, insertReply } from './comment.store.ts';
import { presentDeclaration, presentListed } from './declaration.presenting.ts';
import { deleteDeclaration } from './declaration.store.ts';
import { type Acting, type Ctx, seeDeclaration, takeDeclaration } from './declaration.taking.ts';
import { createDraftApproving } from './draft.approving.ts';
import { createDraftFiles } from './draft.files.ts';
import { keepDraft, saveDraft } from './draft.saving.ts';
import { startAnswer, startUnasked, subjectFor } from './draft.starting.ts';
import { findOwnPage } from './own-list.store.ts';
import { renew } from './renewing.ts';
import { type Member, mayWrite } from './review.policy.ts';
import { isPossibleIn } from './review.rules.ts';
import type { ReviewDeps } from './review.service.ts';
import { insertEvents } from './review-event.store.ts';
import { findSnapshots } from './round.store.ts';
import { makeSnapshot } from './snapshot.making.ts';
import { recall, submit } from './submitting.ts';

type One = { id: string; version?: number };

export const createAnsweringService = (deps: ReviewDeps): Handlers<typeof answeringContract> => {
  const act = async (ctx: Ctx, one: One, name: DeclarationAct, run: (acting: Acting) => Promise<unknown>) => {
    const acting = await takeDeclaration(ctx, one, name);
    await run(acting);
    return presentDeclaration(ctx.db, ctx.actor, acting.row.id);
  };

  return {
    ...createDraftFiles(deps),
    ...createDraftApproving(deps),

    async listOwnDeclarations({ db, actor }, asked) {
      const { ids, total } = await findOwnPage(db, actor.companyId, asked);
      return { rows: await presentListed(db, actor, ids), total, can: { start: mayWrite(actor) } };
    },

    async startDeclaration({ db, actor, clock }, asked) {
      if (!mayWrite(actor)) fail('access.denied');
      const who = whoOf(actor, clock());
      const { requestId } = asked;
      const id = await (requestId === null ? startUnasked(db, who, asked) : startAnswer(db, who, requestId, asked));
      return presentDeclaration(db, actor, id);
    },

    async chooseSubject(ctx, { id, version, ...subject }) {
      return act(ctx, { id, version }, 'save', async (acting) => {
        const { row, at } = acting;
        // What was handed in once is about what it is about.
        if (row.state !== 'draft') refuseAct(row.state, 'save');
        const isPrescribed = row.kind === 'flows' && row.requestId !== null;
        const who = whoOf(ctx.actor, at);
        const about = isPrescribed ? {} : await subjectFor(ctx.db, who, row.kind, subject);
        await keepDraft(ctx.db, acting, about);
      });
    },

    async saveAnswers(ctx, asked) {
      const { id } = asked;
      await saveDraft(ctx.db, await takeDeclaration(ctx, { id }, 'save'), asked);
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

    async submitDeclaration(ctx, one) {
      return act(ctx, one, 'submit', (acting) => submit(ctx.db, deps, acting));
    },

    async recallDeclaration(ctx, one) {
      return act(ctx, one, 'recall', (acting) => recall(ctx.db, acting));
    },

    async removeDraft(ctx, one) {
      const { row } = await takeDeclaration(ctx, one, 'remove');
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
        const said = { declarationId: row.id, kind: 'replied', round: row.round, side: 'respondent' } as const;
        await insertEvents(ctx.db, [{ ...said, by, at }]);
      });
    },
  };
};

const whoOf = ({ companyId, id }: Pick<Member, 'companyId' | 'id'>, at: Date) => ({ companyId, by: id, at });

/** Files that no other declaration has; the next sweep takes what is left of them. */
const forgetLone = async (db: Db, documentIds: string[]) => {
  for (const id of documentIds) {
    if (!(await isAttachedElsewhere(db, id))) await forgetDocument(db, id);
  }
};
