import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { NAMES } from '../../kit/db/script-names.ts';

/** Finds the companies that tasks mention. */
export const findActionCompanies = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('company_name')
    .select(['id', 'country', 'number', ...NAMES])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export const findNames = async (db: Db, ids: string[]) => {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db.selectFrom('account_person').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Finds the comment for which a task was opened, and whether it is published. */
export const findActionComment = async (db: Db, id: string) => {
  const { rows } = await sql<{ path: string; body: string; isPublished: boolean; declarationId: string }>`
    select path, body, published_at is not null as "isPublished", declaration_id as "declarationId"
    from review_comment where id = ${id}::uuid`.execute(db);
  return rows[0];
};
