import { ANSWER_FILES_MAX, ATTACHMENTS_MAX, type answeringContract, isReopened } from '@ieum/contract';
import { shownName } from '../../document/file-name.ts';
import { forgetDocument, withKeptFile } from '../../document/kept-files.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { DeclarationRow } from '../record/declaration.store.ts';
import type { ReviewDeps } from '../record/deps.ts';
import {
  deleteAttachment,
  detachAttachment,
  findAttachment,
  findAttachments,
  insertAttachments,
  isAttachedElsewhere,
} from '../record/files/attachment.store.ts';
import { inspectAttachment } from '../record/files/attachment-inspection.ts';
import { type Acting, type Ctx, takeDeclaration } from '../record/lock.ts';
import { openFields } from '../record/snapshot/open-fields.ts';
import { idOfFile } from '../record/snapshot/values.ts';
import { keepDraft, questionsIn } from './draft.ts';

type Files = Pick<Handlers<typeof answeringContract>, 'attachFile' | 'detachFile'>;
const WHOLE = 'attachments';

/** Each file in a draft has its own id. Answers and snapshots name the file by that id. */
export const createDraftFiles = ({ files, limiting }: Pick<ReviewDeps, 'files' | 'limiting'>): Files => ({
  async attachFile({ inTransaction, record, actor, clock, file }, { declarationId, path }) {
    const take = (db: Db) => takeWithRoom({ db, actor, clock }, declarationId, path);
    // The cheap check comes first, to inspect no file in vain.
    await inTransaction(take);
    await limiting.take(inTransaction, 'upload', actor.id);
    const { received, mediaType } = await inspectAttachment(file);
    const at = clock();
    return withKeptFile(files, inTransaction, received, async (db, keep) => {
      const acting = await take(db);
      // The file belongs to the company alone and stays when a person leaves. The audit log says who sent it.
      const document_id = await keep(db, { uploadedBy: null, companyId: actor.companyId, at, mediaType });
      const row = { declaration_id: declarationId, path, document_id, created_at: at.toISOString() };
      const [made] = await insertAttachments(db, [row]);
      const id = made?.id ?? fail('request.not_found');
      const name = shownName(file.name, mediaType);
      await keepDraft(
        db,
        acting,
        answersWith(acting.row, path, (named) => [...named, { id, name }]),
      );
      await record(db, id);
      return { id, path, name, size: received.size, mediaType, at: at.toISOString() };
    });
  },

  async detachFile(ctx, { id }) {
    const found = (await findAttachment(ctx.db, id)) ?? fail('request.not_found');
    if (found.isDetached) fail('request.not_found');
    const acting = await takeDeclaration(ctx, { id: found.declarationId }, 'save');
    await refuseClosed(ctx.db, acting.row, found.path);
    const without = answersWith(acting.row, found.path, (named) => named.filter((file) => file.id !== id));
    await keepDraft(ctx.db, acting, without);
    // Rounds that were submitted with the file still show it.
    if (found.submittedRound !== null) {
      await detachAttachment(ctx.db, id);
      return {};
    }
    await deleteAttachment(ctx.db, id);
    if (!(await isAttachedElsewhere(ctx.db, found.documentId))) await forgetDocument(ctx.db, found.documentId);
    return {};
  },
});

const takeWithRoom = async (ctx: Ctx, declarationId: string, path: string): Promise<Acting> => {
  const acting = await takeDeclaration(ctx, { id: declarationId }, 'save');
  await refuseClosed(ctx.db, acting.row, path);
  const there = (await findAttachments(ctx.db, declarationId)).filter(({ isDetached }) => !isDetached);
  const beside = there.filter((attachment) => attachment.path === path).length;
  const isFull = there.length >= ATTACHMENTS_MAX || (path !== WHOLE && beside >= ANSWER_FILES_MAX);
  if (isFull) fail('review.attachments_full');
  return acting;
};

/** Refuses a file unless it is for the whole declaration or a file question, and the field is open for changes. */
const refuseClosed = async (db: Db, row: DeclarationRow, path: string) => {
  const questions = await questionsIn(db, row);
  const question = path.startsWith('answers.') ? questions.get(path.slice('answers.'.length)) : undefined;
  if (path !== WHOLE && question?.kind !== 'file') fail('review.field_unknown', { path: 'unknown' });
  const open = await openFields(db, row, [...questions.values()]);
  if (!isReopened(path, open)) fail('review.field_closed', { path: 'closed' });
};

type NamedFile = { id: string; name: string };

/** Returns the answers with a changed list of files, because an answer names the files attached to it. */
const answersWith = (row: DeclarationRow, path: string, change: (named: NamedFile[]) => NamedFile[]) => {
  if (path === WHOLE) return {};
  const key = path.slice('answers.'.length);
  const answers = { ...row.answers };
  const answer = answers[key];
  const named = Array.isArray(answer) ? answer.flatMap(namedFile) : [];
  const next = change(named);
  if (next.length > 0) answers[key] = next;
  else delete answers[key];
  const offered = { ...row.offered };
  delete offered[key];
  return { answers: JSON.stringify(answers), offered: JSON.stringify(offered) };
};

const namedFile = (value: unknown): NamedFile[] => {
  const id = idOfFile(value);
  const hasName = typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
  return id !== undefined && hasName ? [{ id, name: String(value.name) }] : [];
};
