import type { NoticeKind } from '@ieum/contract';
import { type ColumnType, type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    notice: {
      id: Generated<string>;
      user_id: string;
      /** Company that the notice is about; null for a notice about the reader alone or to an operator. */
      company_id: string | null;
      kind: string;
      about: ColumnType<Record<string, string>, string, never>;
      path: string;
      created_at: string;
      read_at: string | null;
    };
    notice_preference: { user_id: string; kind: string; in_app: boolean; by_mail: boolean };
  }
}

/** Returns those who can still be notified, and where they want this kind: everywhere, unless they chose otherwise. */
export const findReaders = (db: Db, userIds: string[], kind: NoticeKind) =>
  db
    .selectFrom('account_user as user')
    .leftJoin('notice_preference as wish', (join) =>
      join.onRef('wish.user_id', '=', 'user.id').on('wish.kind', '=', kind),
    )
    // A person is in one company, so a member gets every notice as a member of that company.
    .leftJoin('company_member as member', (join) =>
      join.onRef('member.user_id', '=', 'user.id').on('member.state', '=', 'active'),
    )
    .leftJoin('company', 'company.id', 'member.company_id')
    .select((eb) => [
      'member.company_id as companyId',
      'company.state as companyState',
      'user.id',
      'user.email',
      'user.name',
      'user.language',
      eb.fn.coalesce('wish.in_app', eb.lit(true)).as('inApp'),
      eb.fn.coalesce('wish.by_mail', eb.lit(true)).as('byMail'),
    ])
    .where('user.id', 'in', userIds.length > 0 ? userIds : [NOBODY])
    .where('user.state', '=', 'active')
    .orderBy('user.id')
    .execute();

/** Replaces an empty list, which is not valid SQL. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export const insertNotices = async (db: Db, notices: Insertable<Tables['notice']>[]) => {
  if (notices.length > 0) await db.insertInto('notice').values(notices).execute();
};

export const deleteNoticesOf = async (db: Db, userId: string) => {
  await db.deleteFrom('notice').where('user_id', '=', userId).execute();
  await db.deleteFrom('notice_preference').where('user_id', '=', userId).execute();
};

/** Deletes at most `limit` read notices, the oldest first, and returns how many. Unread ones stay. */
export const deleteReadBefore = async (db: Db, moment: Date, limit: number) => {
  const old = db
    .selectFrom('notice')
    .select('id')
    .where('read_at', 'is not', null)
    .where('created_at', '<', moment.toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  // An array is looked up one by one. With a join, a planner that takes the table for small compares each with each.
  const gone = await db.deleteFrom('notice').where(sql<boolean>`id = any(array(${old}))`).returning('id').execute();
  return gone.length;
};
