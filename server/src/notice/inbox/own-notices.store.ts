import { type NoticeFilter, type NoticeKind, type Page, UNREAD_COUNT_MAX } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { prepared } from '../../kit/db/prepared-statement.ts';
import type { Actor } from '../../kit/http/context.ts';
import { PERSONAL_KINDS } from '../notice.policy.ts';
import { momentsOf } from '../period.ts';

/** Owner of the notices and their company: notices of an earlier company are not shown. */
export type Reader = { id: string; companyId: string; isOperator: boolean };

export const readerOf = (actor: Actor): Reader => ({
  id: actor.id,
  companyId: actor.role === 'supplier' ? actor.companyId : NOWHERE,
  isOperator: actor.role === 'admin',
});

const NOWHERE = '00000000-0000-0000-0000-000000000000';
const ownKinds = sql`(${sql.join(PERSONAL_KINDS.map((kind) => sql.lit(kind)))})`;

/** Has the same words in every read. Operators belong to no company, and neither do their notices. */
const isOf = (companyId: RawBuilder<unknown>, isOperator: RawBuilder<unknown>) =>
  sql<boolean>`(company_id = ${companyId} or (company_id is null and (${isOperator} or kind in ${ownKinds})))`;

const ofCaller = ({ companyId, isOperator }: Reader) => isOf(sql`${companyId}::uuid`, sql`${isOperator}::boolean`);

/** Starts every list: nobody finds the notices of another person. */
const ofReader = (db: Db, reader: Reader, { show, kind, ...period }: NoticeFilter) => {
  const { since, before } = momentsOf(period);
  return db
    .selectFrom('notice')
    .where('user_id', '=', reader.id)
    .where(ofCaller(reader))
    .$if(show === 'unread', (query) => query.where('read_at', 'is', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''));
};

export const findNotices = async (db: Db, reader: Reader, { page, size, ...filter }: NoticeFilter & Page) => {
  const visible = ofReader(db, reader, filter);
  const count = visible.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = await visible
    .select(['id', 'kind', 'about', 'path', 'created_at as createdAt'])
    .select((eb) => eb('read_at', 'is not', null).$castTo<boolean>().as('isRead'))
    .select(count.as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page there is no row that carries the total.
  return { rows, total: (await count.executeTakeFirstOrThrow()).total };
};

/** Runs every half minute for each open page: one read of one index, which ends after a hundred rows. */
const unreadQuery = prepared<{ userId: string; companyId: string; isOperator: boolean }>()((db, place) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('notice')
        .select(['id', 'created_at'])
        .where('user_id', '=', place('userId'))
        .where(isOf(sql`${place('companyId')}::uuid`, sql`${place('isOperator')}::boolean`))
        .where('read_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(sql.lit(UNREAD_COUNT_MAX))
        .as('unread'),
    )
    .select((eb) => [
      eb.fn.countAll<number>().as('unread'),
      sql<string | null>`(array_agg(id order by created_at desc, id))[1]`.as('newestId'),
      eb.fn.max<string | null>('created_at').as('newestAt'),
    ]),
);

export const countUnreadOf = async (db: Db, { id: userId, ...of }: Reader) => {
  const [counted] = await unreadQuery(db, { userId, ...of });
  return counted ?? { unread: 0, newestId: null, newestAt: null };
};

/** Keeps the time of the first reading. Returns nothing when the notice belongs to another reader. */
export const markReadOrUnread = (db: Db, id: string, reader: Reader, isRead: boolean, now: Date) =>
  db
    .updateTable('notice')
    .set((eb) => ({ read_at: isRead ? eb.fn.coalesce('read_at', eb.val(now.toISOString())) : null }))
    .where('id', '=', id)
    .where('user_id', '=', reader.id)
    .where(ofCaller(reader))
    .returning('id')
    .executeTakeFirst();

export const findOwnNotice = (db: Db, id: string, reader: Reader) =>
  db
    .selectFrom('notice')
    .select('created_at as createdAt')
    .where('id', '=', id)
    .where('user_id', '=', reader.id)
    .where(ofCaller(reader))
    .executeTakeFirst();

export const markAllOf = async (db: Db, reader: Reader, now: Date, until: string | undefined) => {
  const marked = await db
    .updateTable('notice')
    .set({ read_at: now.toISOString() })
    .where('user_id', '=', reader.id)
    .where(ofCaller(reader))
    .where('read_at', 'is', null)
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ''))
    .executeTakeFirst();
  return Number(marked.numUpdatedRows);
};

export const findPreferences = (db: Db, userId: string) =>
  db
    .selectFrom('notice_preference')
    .select(['kind', 'in_app as inApp', 'by_mail as byMail'])
    .where('user_id', '=', userId)
    .execute();

type Wish = { kind: NoticeKind; inApp: boolean; byMail: boolean };

export const upsertPreference = async (db: Db, userId: string, { kind, inApp, byMail }: Wish) => {
  const wish = { in_app: inApp, by_mail: byMail };
  await db
    .insertInto('notice_preference')
    .values({ user_id: userId, kind, ...wish })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(wish))
    .execute();
};
