import type { CommentSeverity } from '@ieum/contract';
import { type Generated, type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_phrase: {
      id: Generated<string>;
      company_id: string | null;
      severity: CommentSeverity;
      body: string;
      created_at: string;
    };
  }
}

const COLUMNS = ['id', 'severity', 'body'] as const;
type Words = { severity: CommentSeverity; body: string };

/** Matches the phrases of a company. A null company is the operator. */
const isOf = (companyId: string | null) => sql<SqlBool>`company_id is not distinct from ${companyId}::uuid`;

export const findPhrases = (db: Db, companyId: string | null) =>
  db.selectFrom('review_phrase').select(COLUMNS).where(isOf(companyId)).orderBy('created_at').orderBy('id').execute();

/** Takes a lock first, because two people who add a phrase at the same time must count each other's. */
export const countPhrases = async (db: Db, companyId: string | null) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`review.phrases ${companyId}`}, 0))`.execute(db);
  const { total } = await db
    .selectFrom('review_phrase')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(isOf(companyId))
    .executeTakeFirstOrThrow();
  return total;
};

export const insertPhrase = (db: Db, companyId: string | null, words: Words, at: Date) =>
  db
    .insertInto('review_phrase')
    .values({ ...words, company_id: companyId, created_at: at.toISOString() })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const updatePhraseRow = (db: Db, companyId: string | null, id: string, words: Words) =>
  db
    .updateTable('review_phrase')
    .set(words)
    .where('id', '=', id)
    .where(isOf(companyId))
    .returning(COLUMNS)
    .executeTakeFirst();

export const deletePhrase = (db: Db, companyId: string | null, id: string) =>
  db.deleteFrom('review_phrase').where('id', '=', id).where(isOf(companyId)).returning('id').executeTakeFirst();
