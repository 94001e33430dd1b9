import type { Language, NoticeKind } from '@ieum/contract';
import { type ColumnType, type Generated, type Insertable, sql } from 'kysely';
import type { Db, Tables, View } from '../../kit/db/database.ts';

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
    /** What this slice needs to know about people and the company they are in; both are above it. */
    notice_recipient: View<{
      id: string;
      name: string;
      email: string;
      language: Language;
      state: 'active' | 'disabled' | 'left';
      company_id: string | null;
      company_state: 'pending' | 'verified' | 'rejected' | null;
    }>;
    notice_preference: { user_id: string; kind: string; in_app: boolean; by_mail: boolean };
  }
}

/** Notices whose task is done: of these readers, of these kinds, about this page. */
export type Settled = { to: string[]; kinds: readonly NoticeKind[]; path: string };

/** Returns those who can still be notified, and where they want this kind: everywhere, unless they chose otherwise. */
export const findReaders = (db: Db, userIds: string[], kind: NoticeKind) =>
  db
    .selectFrom('notice_recipient as user')
    .leftJoin('notice_preference as wish', (join) =>
      join.onRef('wish.user_id', '=', 'user.id').on('wish.kind', '=', kind),
    )
    .select((eb) => [
      'user.company_id as companyId',
      'user.company_state as companyState',
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

/** Deletes the notices of one kind that lead these people to one page. */
export const deleteNoticesAbout = async (db: Db, kind: NoticeKind, path: string, userIds: string[]) => {
  if (userIds.length === 0) return;
  const about = db.deleteFrom('notice').where('kind', '=', kind).where('path', '=', path);
  await about.where('user_id', 'in', userIds).execute();
};

/** Marks the unread notices of some readers about one page as read, and returns whose they were. */
export const markSettled = async (db: Db, { to, kinds, path }: Settled, now: Date) => {
  if (to.length === 0) return [];
  const marked = await db
    .updateTable('notice')
    .set({ read_at: now.toISOString() })
    .where('user_id', 'in', to)
    .where('read_at', 'is', null)
    .where('kind', 'in', [...kinds])
    .where('path', '=', path)
    .returning('user_id')
    .execute();
  return [...new Set(marked.map(({ user_id }) => user_id))];
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
