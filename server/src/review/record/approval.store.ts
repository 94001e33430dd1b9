import type { Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_approval: {
      declaration_id: string;
      person_id: string;
      asked_by: string | null;
      asked_at: string;
      note: Generated<string>;
      draft_version: number;
      is_approved: boolean | null;
      answer: Generated<string>;
      answered_at: string | null;
    };
  }
}

/** Finds the latest request for a colleague's approval. */
export const findApproval = (db: Db, declarationId: string) =>
  db
    .selectFrom('review_approval as approval')
    .innerJoin('account_person as person', 'person.id', 'approval.person_id')
    .leftJoin('account_person as asker', 'asker.id', 'approval.asked_by')
    .select(['approval.person_id as personId', 'person.name as personName', 'approval.asked_by as askedById'])
    .select(['asker.name as askedBy', 'approval.asked_at as askedAt', 'approval.note', 'approval.answer'])
    .select(['approval.draft_version as draftVersion', 'approval.is_approved as isApproved'])
    .select('approval.answered_at as answeredAt')
    .where('approval.declaration_id', '=', declarationId)
    .executeTakeFirst();
export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** Replaces an earlier request for approval. */
export const putApproval = async (db: Db, approval: Insertable<Tables['review_approval']>) => {
  const { declaration_id: _, ...rest } = approval;
  const reset = { answer: '', answered_at: null, is_approved: null, ...rest };
  await db
    .insertInto('review_approval')
    .values(approval)
    .onConflict((conflict) => conflict.column('declaration_id').doUpdateSet(reset))
    .execute();
};

export const answerApproval = async (db: Db, declarationId: string, isApproved: boolean, answer: string, at: Date) => {
  await db
    .updateTable('review_approval')
    .set({ is_approved: isApproved, answer, answered_at: at.toISOString() })
    .where('declaration_id', '=', declarationId)
    .execute();
};

export const deleteApproval = async (db: Db, declarationId: string) => {
  await db.deleteFrom('review_approval').where('declaration_id', '=', declarationId).execute();
};
