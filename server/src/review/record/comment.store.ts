import type { CommentSeverity } from '@ieum/contract';
import type { Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_comment: {
      id: Generated<string>;
      declaration_id: string;
      round: number;
      path: string;
      severity: CommentSeverity;
      body: string;
      published_at: string | null;
      created_at: string;
      by: string | null;
    };
    review_reply: {
      id: Generated<string>;
      comment_id: string;
      text: string;
      created_at: string;
      by: string | null;
    };
  }
}

/** Lists the oldest comment first. Unpublished comments are for reviewers only. */
export const findComments = (db: Db, declarationId: string, isWithUnpublished: boolean) =>
  db
    .selectFrom('review_comment as comment')
    .leftJoin('account_person as person', 'person.id', 'comment.by')
    .select(['comment.id', 'comment.round', 'comment.path', 'comment.severity', 'comment.body'])
    .select(['comment.created_at as at', 'comment.published_at as publishedAt', 'person.name as by'])
    .where('comment.declaration_id', '=', declarationId)
    .$if(!isWithUnpublished, (query) => query.where('comment.published_at', 'is not', null))
    .orderBy('comment.round')
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute();
export type CommentRow = Awaited<ReturnType<typeof findComments>>[number];

export const findReplies = (db: Db, declarationId: string) =>
  db
    .selectFrom('review_reply as reply')
    .innerJoin('review_comment as comment', 'comment.id', 'reply.comment_id')
    .leftJoin('account_person as person', 'person.id', 'reply.by')
    .select(['reply.id', 'reply.comment_id as commentId', 'reply.text', 'reply.created_at as at', 'person.name as by'])
    .where('comment.declaration_id', '=', declarationId)
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute();
export type ReplyRow = Awaited<ReturnType<typeof findReplies>>[number];

export const findComment = (db: Db, id: string) =>
  db
    .selectFrom('review_comment')
    .select(['id', 'declaration_id as declarationId', 'round', 'path', 'published_at as publishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export const insertReply = async (db: Db, reply: Insertable<Tables['review_reply']>) => {
  await db.insertInto('review_reply').values(reply).execute();
};
