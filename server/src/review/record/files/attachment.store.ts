import { type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../../kit/db/database.ts';

declare module '../../../kit/db/database.ts' {
  interface Tables {
    review_attachment: {
      id: Generated<string>;
      declaration_id: string;
      path: string;
      document_id: string;
      is_detached: Generated<boolean>;
      submitted_round: number | null;
      created_at: string;
    };
  }
}

/** Answers, snapshots and the browser name a file by its `id`. A copy in the next draft has an id of its own. */
export const findAttachments = (db: Db, declarationId: string) =>
  db
    .selectFrom('review_attachment as attachment')
    .innerJoin('document', 'document.id', 'attachment.document_id')
    .select(['attachment.id', 'attachment.path', 'attachment.document_id as documentId'])
    .select(['attachment.is_detached as isDetached', 'attachment.submitted_round as submittedRound'])
    .select(['document.name', 'document.size', 'document.media_type as mediaType', 'document.sha256'])
    .select(['document.storage_key as storageKey', 'attachment.created_at as at'])
    .where('attachment.declaration_id', '=', declarationId)
    .orderBy('attachment.created_at')
    .orderBy('attachment.id')
    .execute();
export type AttachmentRow = Awaited<ReturnType<typeof findAttachments>>[number];

export const findAttachment = (db: Db, id: string) =>
  db
    .selectFrom('review_attachment')
    .select(['id', 'declaration_id as declarationId', 'path', 'document_id as documentId'])
    .select(['is_detached as isDetached', 'submitted_round as submittedRound'])
    .where('id', '=', id)
    .executeTakeFirst();

export const insertAttachments = async (db: Db, rows: Insertable<Tables['review_attachment']>[]) => {
  if (rows.length === 0) return [];
  return db.insertInto('review_attachment').values(rows).returning(['id', 'document_id as documentId']).execute();
};

export const detachAttachment = async (db: Db, id: string) => {
  await db.updateTable('review_attachment').set({ is_detached: true }).where('id', '=', id).execute();
};

export const deleteAttachment = async (db: Db, id: string) => {
  await db.deleteFrom('review_attachment').where('id', '=', id).execute();
};

/** Stores the round in which the files are submitted. */
export const markSubmitted = async (db: Db, ids: string[], round: number) => {
  if (ids.length === 0) return;
  await db.updateTable('review_attachment').set({ submitted_round: round }).where('id', 'in', ids).execute();
};

export const isAttachedElsewhere = async (db: Db, documentId: string) =>
  (await db
    .selectFrom('review_attachment')
    .select('id')
    .where('document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Corrects the files after a recall. Of the files in the recalled round, the other side sees only those of earlier
 * rounds.
 */
export const restoreSubmitted = async (
  db: Db,
  declarationId: string,
  taken: number,
  before: string[],
  round: number | null,
) => {
  await sql`
    update review_attachment set submitted_round = case when id = any (${before}::uuid[]) then ${round}::int end
    where declaration_id = ${declarationId} and submitted_round = ${taken}`.execute(db);
};
