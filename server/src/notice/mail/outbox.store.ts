import type { MailFilter, Page } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { momentsOf } from '../period.ts';

const columns = [
  'id',
  'recipient',
  'subject',
  'kind',
  'language',
  'state',
  'error',
  'created_at as createdAt',
  'sent_at as sentAt',
] as const;

/** Has exactly the words of the index, or the index is not used. */
const WORDS = sql<string>`to_tsvector('simple', translate(recipient, '@.-_+', '     ') || ' ' || subject)`;

const matching = (db: Db, { state, kind, recipient, search, ...period }: MailFilter) => {
  const { since, before } = momentsOf(period);
  const words = search === undefined ? [] : wordsIn(search);
  return db
    .selectFrom('notice_mail')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? ''))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''))
    .$if(words.length > 0, (query) => query.where(sql<boolean>`${WORDS} @@ to_tsquery('simple', ${queryOf(words)})`))
    .$if(search !== undefined && words.length === 0, (query) => query.where(sql<boolean>`false`));
};

/** Splits at signs, as the index does; the words that remain cannot be taken for a search operator. */
const wordsIn = (search: string) => search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

const queryOf = (words: string[]) => words.map((word) => `${word}:*`).join(' & ');

/** Limits the count: the outbox only grows, nobody turns five hundred pages, and operators use the filter. */
const COUNTED_MAX = 10_000;

export const findMails = async (db: Db, { page, size, ...filter }: MailFilter & Page) => {
  const found = matching(db, filter);
  const counted = found.select('id').limit(sql.lit(COUNTED_MAX)).as('counted');
  const count = db.selectFrom(counted).select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = await found
    .select(columns)
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

/** Walks the index from one kind to the next: as many steps as there are kinds, not mails. */
export const findMailKinds = async (db: Db) => {
  const { rows } = await sql<{ kind: string }>`
    with recursive step as (
      (select kind from notice_mail order by kind limit 1)
      union all
      select (select kind from notice_mail where kind > step.kind order by kind limit 1) from step where step.kind is not null
    )
    select kind from step where kind is not null order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
};

/** Returns mails that could not be delivered, the last first. */
export const findFailedMails = (db: Db, limit: number) =>
  db
    .selectFrom('notice_mail')
    .select(['id', 'subject', 'created_at as since'])
    .where('state', '=', 'failed')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The mail had a link that was removed before links were sealed. */
const hasLostLink = sql<boolean>`sealed_link = '' and body_text like '%://%/…%'`;

export const findMail = (db: Db, id: string) =>
  db
    .selectFrom('notice_mail')
    .select([...columns, 'body_text as text', 'body_html as html', 'user_id as readerId'])
    .select(hasLostLink.as('hasLostLink'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the mail, so that of two parallel requests the second sees that it is under way. */
export const lockMail = (db: Db, id: string) =>
  db
    .selectFrom('notice_mail')
    .select(['state', hasLostLink.as('hasLostLink')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const putOnItsWay = (db: Db, id: string) =>
  db
    .updateTable('notice_mail')
    .set((eb) => ({ state: 'waiting', error: null, round: eb('round', '+', 1) }))
    .where('id', '=', id)
    .returning([...columns, 'round'])
    .executeTakeFirstOrThrow();
