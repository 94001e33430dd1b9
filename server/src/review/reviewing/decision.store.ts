import type { CommentSeverity } from '@ieum/contract';
import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

export const findUnpublished = (db: Db, declarationId: string, round: number) =>
  db
    .selectFrom('review_comment')
    .select(['id', 'path', 'severity'])
    .where('declaration_id', '=', declarationId)
    .where('round', '=', round)
    .where('published_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Publishes the comments together with the decision. Nobody can change them afterwards. */
export const publishComments = async (db: Db, declarationId: string, round: number, at: Date) => {
  await db
    .updateTable('review_comment')
    .set({ published_at: at.toISOString() })
    .where('declaration_id', '=', declarationId)
    .where('round', '=', round)
    .where('published_at', 'is', null)
    .execute();
};

export const countComments = async (db: Db, declarationId: string, round: number) => {
  const { total } = await db
    .selectFrom('review_comment')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('declaration_id', '=', declarationId)
    .where('round', '=', round)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertComment = (db: Db, comment: Insertable<Tables['review_comment']>) =>
  db.insertInto('review_comment').values(comment).returning('id').executeTakeFirstOrThrow();

export const updateComment = async (db: Db, id: string, words: { severity: CommentSeverity; body: string }) => {
  await db.updateTable('review_comment').set(words).where('id', '=', id).where('published_at', 'is', null).execute();
};

export const deleteComment = async (db: Db, id: string) => {
  await db.deleteFrom('review_comment').where('id', '=', id).where('published_at', 'is', null).execute();
};

/** Locks earlier editions that the approved one replaces. Newest first, like all other locks on a line. */
export const lockReplaced = (db: Db, lineId: string, edition: number) =>
  db
    .selectFrom('review_declaration')
    .select(['id', 'version', 'round', 'edition'])
    .where('line_id', '=', lineId)
    .where('edition', '<', edition)
    .where('state', 'in', ['approved', 'expired'])
    .orderBy('edition', 'desc')
    .forUpdate()
    .execute();

/** Removes references to a comment that is deleted. Its tasks stay open until they are accepted. */
export const forgetCommentInActions = async (db: Db, commentId: string) => {
  await sql`update review_action set comment_id = null where comment_id = ${commentId}::uuid`.execute(db);
};
