import { type Generated, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import type { KeptActionState } from './action.rules.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_action: {
      id: Generated<string>;
      title: string;
      description: string;
      owner_company_id: string;
      asker_company_id: string | null;
      owner_id: string | null;
      declaration_id: string | null;
      comment_id: string | null;
      flag_code: string | null;
      flag_subject_id: string | null;
      due_on: string;
      state: Generated<KeptActionState>;
      extension_until: string | null;
      extension_reason: Generated<string>;
      extension_at: string | null;
      version: Generated<number>;
      next_reminder_on: string | null;
      created_at: string;
      created_by: string | null;
      updated_at: string;
    };
  }
}

export const ACTION_COLUMNS = [
  'action.id',
  'action.title',
  'action.description',
  'action.state',
  'action.version',
  'action.owner_company_id as ownerCompanyId',
  'action.asker_company_id as askerCompanyId',
  'action.owner_id as ownerId',
  'action.declaration_id as declarationId',
  'action.comment_id as commentId',
  'action.flag_code as flagCode',
  'action.flag_subject_id as flagSubjectId',
  'action.due_on as dueOn',
  'action.extension_until as extensionUntil',
  'action.extension_reason as extensionReason',
  'action.extension_at as extensionAt',
  'action.updated_at as updatedAt',
] as const;

/** Matches the tasks that a company has to do or waits for. A null company is the operator. */
export const isSeenBy = (companyId: string | null) =>
  companyId === null
    ? sql<SqlBool>`action.asker_company_id is null`
    : sql<SqlBool>`(action.owner_company_id = ${companyId}::uuid or action.asker_company_id = ${companyId}::uuid)`;

const seen = (db: Db, companyId: string | null, id: string) =>
  db
    .selectFrom('review_action as action')
    .select(ACTION_COLUMNS)
    .where('action.id', '=', id)
    .where(isSeenBy(companyId));

export type ActionRow = NonNullable<Awaited<ReturnType<typeof findActionRow>>>;

export const findActionRow = (db: Db, companyId: string | null, id: string) =>
  seen(db, companyId, id).executeTakeFirst();

export const lockAction = (db: Db, companyId: string | null, id: string) =>
  seen(db, companyId, id).forUpdate().executeTakeFirst();

export const insertAction = (db: Db, row: Insertable<Tables['review_action']>) =>
  db.insertInto('review_action').values(row).returning('id').executeTakeFirstOrThrow();

export const updateAction = async (
  db: Db,
  { id, version }: Pick<ActionRow, 'id' | 'version'>,
  change: Updateable<Tables['review_action']>,
  at: Date,
) => {
  const next = { ...change, version: version + 1, updated_at: at.toISOString() };
  await db.updateTable('review_action').set(next).where('id', '=', id).execute();
};

/**
 * Counts the open tasks of one company for another or for itself. The lock makes concurrent callers for the same pair
 * wait.
 */
export const countOpenActions = async (db: Db, ownerId: string, askerId: string | null) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review.actions ${ownerId} ${askerId}`}, 0))`.execute(db);
  const { total } = await db
    .selectFrom('review_action')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('owner_company_id', '=', ownerId)
    .where(sql<SqlBool>`asker_company_id is not distinct from ${askerId}::uuid`)
    .where('state', '!=', 'resolved')
    .executeTakeFirstOrThrow();
  return total;
};

/** Locks some tasks whose reminder is due. Rows that another process has locked are skipped. */
export const lockRemindableActions = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('review_action as action')
    .select(ACTION_COLUMNS)
    .where('action.next_reminder_on', '<=', today)
    .orderBy('action.next_reminder_on')
    .orderBy('action.id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const setNextActionReminder = async (db: Db, id: string, on: string | null) => {
  await db.updateTable('review_action').set({ next_reminder_on: on }).where('id', '=', id).execute();
};

/** The task was submitted, or more time is requested. */
export const IS_TO_CHECK = sql`(action.state = 'under_review'
  or (action.state in ('open', 'in_progress') and action.extension_at is not null))`;
