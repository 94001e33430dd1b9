import type { NoticeKind } from '@ieum/contract';
import { type ColumnType, type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    notice: {
      id: Generated<string>;
      user_id: string;
      /** Of which company it tells its reader; nothing where it tells of the reader alone, or tells an operator. */
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

/** Who of these can still be told, and where they want to hear of this kind: everywhere, unless they have said otherwise. */
export const findReaders = (db: Db, userIds: string[], kind: NoticeKind) =>
  db
    .selectFrom('account_user as user')
    .leftJoin('notice_preference as wish', (join) =>
      join.onRef('wish.user_id', '=', 'user.id').on('wish.kind', '=', kind),
    )
    // One person is in one company: what a member is told of, they are told as its member.
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

/** A list of nobody is no SQL. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export const insertNotices = async (db: Db, notices: Insertable<Tables['notice']>[]) => {
  if (notices.length > 0) await db.insertInto('notice').values(notices).execute();
};

export const deleteNoticesOf = async (db: Db, userId: string) => {
  await db.deleteFrom('notice').where('user_id', '=', userId).execute();
  await db.deleteFrom('notice_preference').where('user_id', '=', userId).execute();
};

/** So many at most, the oldest first; gives how many there were. What nobody has read stays. */
export const deleteReadBefore = async (db: Db, moment: Date, limit: number) => {
  const old = db
    .selectFrom('notice')
    .select('id')
    .where('read_at', 'is not', null)
    .where('created_at', '<', moment.toISOString())
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  // As an array, looked up one by one: joined, a planner that takes the table for small compares each with each.
  const gone = await db.deleteFrom('notice').where(sql<boolean>`id = any(array(${old}))`).returning('id').execute();
  return gone.length;
};
