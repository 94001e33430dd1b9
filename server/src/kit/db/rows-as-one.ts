import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/**
 * Reads all rows of a statement as one text: the driver takes twice as long for a page of rows with a dozen columns each.
 * Values arrive as JSON: a `numeric` is a number then, and a `timestamp` has a T.
 */
export const readAsOne = async <Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> => {
  const sql = `select coalesce(json_agg(found), '[]')::text as "all" from (${query.sql}) found`;
  const { rows } = await db.executeQuery<{ all: string }>({ ...query, sql });
  return JSON.parse(rows[0]?.all ?? '[]');
};
