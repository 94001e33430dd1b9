import type { Generated } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_view: {
      id: Generated<string>;
      user_id: string;
      list: string;
      name: string;
      query: string;
      updated_at: string;
    };
  }
}

export const findViews = (db: Db, userId: string, list: string) =>
  db
    .selectFrom('account_view')
    .select(['id', 'name', 'query', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();

export const countViews = async (db: Db, userId: string) => {
  const { count } = await db
    .selectFrom('account_view')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

type NewView = { userId: string; list: string; name: string; query: string; now: Date };

/** Replaces the view of the same name. */
export const upsertView = (db: Db, { userId, list, name, query, now }: NewView) =>
  db
    .insertInto('account_view')
    .values({ user_id: userId, list, name, query, updated_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query, updated_at: now.toISOString() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();

/** Returns whether the person had the view. */
export const deleteView = async (db: Db, userId: string, id: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('account_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const deleteViewsOf = (db: Db, userId: string) =>
  db.deleteFrom('account_view').where('user_id', '=', userId).execute();
