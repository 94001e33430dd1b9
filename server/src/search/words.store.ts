import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

/** Splits text as the words of all rows were split; the statements that follow are planned with the answer. */
export const readWords = async (db: Db, typed: string) => {
  const { rows } = await sql<{ words: string[] }>`select factory_words(${typed}::text) as words`.execute(db);
  return rows[0]?.words ?? [];
};
