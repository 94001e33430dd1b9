import { type AccessKind, COUNTED_MAX, type LoggedAccess, type LoggedPerson, type Page } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { endOfDay, spanOfMonth, startOfDay } from '../log/korean-time.ts';
import { directionOf, TURN_SIZE, type Turn } from '../log/page-cursor.ts';
import { beyond, companyOf, personOf } from '../log/people.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    admin_access_review: { month: string; reviewer_id: string; reviewed_at: string; note: string };
  }
}

type AccessFilters = {
  person?: string | undefined;
  of?: string | undefined;
  kind?: AccessKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const accessesFor = (db: Db, { person, of, kind, from, to }: AccessFilters) => {
  let accesses = db.selectFrom('kit_access as line');
  if (person) accesses = accesses.where('line.actor_id', '=', person);
  if (of) accesses = accesses.where('line.person_id', '=', of);
  if (kind) accesses = accesses.where('line.kind', '=', kind);
  if (from) accesses = accesses.where('line.at', '>=', startOfDay(from).toISOString());
  if (to) accesses = accesses.where('line.at', '<', endOfDay(to).toISOString());
  return accesses;
};

export const findAccesses = async (db: Db, filters: AccessFilters, turn: Turn): Promise<LoggedAccess[]> => {
  const { isOlder, from } = directionOf(turn);
  const direction = isOlder ? 'desc' : 'asc';
  const lines = accessesFor(db, filters).selectAll();
  const page = (from ? lines.where(beyond(from, isOlder ? '<' : '>')) : lines)
    .orderBy('line.at', direction)
    .orderBy('line.id', direction)
    .limit(TURN_SIZE + 1);
  return db
    .selectFrom(page.as('line'))
    .select(['line.id', 'line.at', 'line.kind', 'line.record_id as recordId', 'line.operation', 'line.address'])
    .select(personOf('line.actor_id').$notNull().as('person'))
    .select([personOf('line.person_id').as('of'), companyOf('line.company_id').as('company')])
    .select(documentName.as('recordName'))
    .orderBy('line.at', direction)
    .orderBy('line.id', direction)
    .execute();
};

const documentName = sql<string | null>`(
  select name from document where id = case when line.kind = 'document' then line.record_id::uuid end)`;

export const countAccesses = async (db: Db, filters: AccessFilters) => {
  const some = accessesFor(db, filters)
    .select('line.id')
    .orderBy('line.at', 'desc')
    .orderBy('line.id', 'desc')
    .limit(COUNTED_MAX + 1);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

type MonthRow = {
  person: LoggedPerson;
  kind: AccessKind;
  count: number;
  people: number;
  total: number;
  accesses: number;
};

/** Reads only the lines of the month, by the index on the time. */
export const findAccessMonth = async (db: Db, month: string, { page, size }: Page) => {
  const { start, end } = spanOfMonth(month);
  const { rows } = await sql<MonthRow>`
    select ${personOf('seen.actor_id')} as person, seen.kind, seen.count, seen.people, seen.total, seen.accesses
    from (
      select actor_id, kind, count(*) as count, count(distinct person_id) as people,
        count(*) over () as total, sum(count(*)) over ()::int8 as accesses
      from kit_access where at >= ${start.toISOString()} and at < ${end.toISOString()}
      group by actor_id, kind
      order by count(*) desc, actor_id, kind limit ${size} offset ${(page - 1) * size}
    ) as seen
    order by seen.count desc, seen.actor_id, seen.kind`.execute(db);
  return { rows, total: rows[0]?.total ?? 0, accesses: rows[0]?.accesses ?? 0 };
};

/** Counts the lines of a month, and none when the month has been reviewed. */
export const countUnreviewed = async (db: Db, month: string) => {
  const { start, end } = spanOfMonth(month);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from kit_access
    where at >= ${start.toISOString()} and at < ${end.toISOString()}
      and not exists (select from admin_access_review where month = ${month})`.execute(db);
  return rows[0]?.count ?? 0;
};

export const findFirstAccess = async (db: Db) =>
  (await db.selectFrom('kit_access').select('at').orderBy('at').orderBy('id').limit(1).executeTakeFirst())?.at;

export const findReviewedMonths = async (db: Db) =>
  (await db.selectFrom('admin_access_review').select('month').orderBy('month', 'desc').execute()).map(
    ({ month }) => month,
  );

export const findReview = (db: Db, month: string) =>
  db
    .selectFrom('admin_access_review as review')
    .select(personOf('review.reviewer_id').$notNull().as('by'))
    .select(['review.reviewed_at as at', 'review.note'])
    .where('review.month', '=', month)
    .executeTakeFirst();

/** Returns undefined if the month has been reviewed already. */
export const insertReview = (db: Db, review: { month: string; reviewerId: string; at: Date; note: string }) =>
  db
    .insertInto('admin_access_review')
    .values({
      month: review.month,
      reviewer_id: review.reviewerId,
      reviewed_at: review.at.toISOString(),
      note: review.note,
    })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('month')
    .executeTakeFirst();
