import type { Answers, DeclarationKind, DeclarationState } from '@ieum/contract';
import type { ColumnType, Generated, Insertable, Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

/** Source of each suggested answer, by question. */
export type Offered = Record<string, 'known' | 'last'>;

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_declaration: {
      id: Generated<string>;
      line_id: string;
      edition: number;
      respondent_company_id: string;
      reviewer_company_id: string | null;
      request_id: string | null;
      kind: DeclarationKind;
      form_id: string | null;
      factory_id: string | null;
      product_id: string | null;
      period_from: Generated<string>;
      period_to: Generated<string>;
      purpose: Generated<string>;
      message: Generated<string>;
      due_on: string | null;
      validity_months: Generated<number>;
      needs_two: Generated<boolean>;
      state: Generated<DeclarationState>;
      version: Generated<number>;
      round: Generated<number>;
      answers: ColumnType<Answers, string | undefined, string>;
      offered: ColumnType<Offered, string | undefined, string>;
      statement: Generated<string>;
      draft_version: Generated<number>;
      saved_at: string;
      saved_by: string | null;
      reopened: ColumnType<string[] | null, string | null, string | null>;
      respondent_name: string;
      submitted_at: string | null;
      taken_by: string | null;
      first_approver: string | null;
      decided_at: string | null;
      valid_to: string | null;
      next_turn_on: string | null;
      created_at: string;
      updated_at: string;
    };
    review_author: { declaration_id: string; user_id: string };
  }
}

/** Columns that the rules of both sides need. `declaration.presenter.ts` decides which of them leave the server. */
const columns = [
  'id',
  'line_id as lineId',
  'edition',
  'respondent_company_id as respondentId',
  'reviewer_company_id as reviewerId',
  'request_id as requestId',
  'kind',
  'form_id as formId',
  'factory_id as factoryId',
  'product_id as productId',
  'period_from as from',
  'period_to as to',
  'purpose',
  'message',
  'due_on as dueOn',
  'validity_months as validityMonths',
  'needs_two as needsTwo',
  'state',
  'version',
  'round',
  'answers',
  'offered',
  'statement',
  'draft_version as draftVersion',
  'saved_at as savedAt',
  'saved_by as savedBy',
  'reopened',
  'submitted_at as submittedAt',
  'taken_by as takenBy',
  'first_approver as firstApprover',
  'decided_at as decidedAt',
  'valid_to as validTo',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

export type DeclarationRow = NonNullable<Awaited<ReturnType<typeof findDeclaration>>>;

/** Does not check who may see the row: the caller does that with `sideOf`. */
export const findDeclaration = (db: Db, id: string) =>
  db.selectFrom('review_declaration').select(columns).where('id', '=', id).executeTakeFirst();

/** Locks the row for a write that depends on it. Of several simultaneous decisions, one comes first. */
export const lockDeclaration = (db: Db, id: string) =>
  db.selectFrom('review_declaration').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the rows in the order of their ids, to avoid deadlocks between two callers. */
export const lockDeclarations = (db: Db, ids: string[]) =>
  db.selectFrom('review_declaration').select(columns).where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const insertDeclaration = (db: Db, values: Insertable<Tables['review_declaration']>) =>
  db.insertInto('review_declaration').values(values).returning(columns).executeTakeFirstOrThrow();

/** Stores the next version of a locked row. */
export const updateDeclaration = (
  db: Db,
  { id, version }: Pick<DeclarationRow, 'id' | 'version'>,
  change: Updateable<Tables['review_declaration']>,
  at: Date,
) =>
  db
    .updateTable('review_declaration')
    .set({ ...change, version: version + 1, updated_at: at.toISOString() })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Deletes a declaration. Only for one that was never submitted. */
export const deleteDeclaration = async (db: Db, id: string) => {
  await db.deleteFrom('review_declaration').where('id', '=', id).execute();
};

export const insertAuthor = async (db: Db, declarationId: string, userId: string) => {
  await db
    .insertInto('review_author')
    .values({ declaration_id: declarationId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Lists the editions of one line, newest first. */
export const findEditions = (db: Db, lineId: string) =>
  db
    .selectFrom('review_declaration')
    .select(['id', 'edition', 'state', 'valid_to as validTo', 'round'])
    .where('line_id', '=', lineId)
    .orderBy('edition', 'desc')
    .execute();

/** Locks all editions of a line, because only one of them may be renewed or superseded at a time. */
export const lockEditions = (db: Db, lineId: string) =>
  db
    .selectFrom('review_declaration')
    .select(columns)
    .where('line_id', '=', lineId)
    .orderBy('edition', 'desc')
    .forUpdate()
    .execute();
