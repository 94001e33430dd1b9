import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { SearchKeys } from './search-keys.ts';

/** Number of matches that are read before the best are shown: nobody would see more. */
export const LOOKED_AT = 100;
/** Number of rows that are read for one product or partner: more than are ever shown. */
export const ROWS_PER_MATCH = 30;
const SINGLE = 1;

type Searched = {
  /** Table with `search_heads`, `search_grams` and `search_text`. */
  table: string;
  /** Company whose rows are searched, which is part of their keys too; null for all companies. */
  companyId: string | null;
  /** True if the n-grams of the table include single letters. */
  hasSingles: boolean;
};

const keysOf = (companyId: string | null, wanted: string[]) =>
  sql`search_keys(search_seed(${companyId}::uuid), ${wanted}::text[])`;
export const patternsIn = ({ patterns }: SearchKeys) => sql`${patterns}::text[]`;

/**
 * Condition that a row has all of these keys, by its index. The keys come from a subquery: otherwise the planner would
 * guess from the letters how many rows have them all, and be far off where each is common and no row has both.
 */
export const has = (column: 'search_heads' | 'search_grams', companyId: string | null, wanted: string[]) =>
  sql<boolean>`one.${sql.raw(column)} @> (select ${keysOf(companyId, wanted)})`;

/**
 * Returns ids with the rank of their match: 0 has exactly this name, 1 begins with it, 2 has a word that begins with
 * it, 3 has it somewhere. Each part stops at `LOOKED_AT` rows, so that a word of all rows is hardly more work than a
 * rare name. Where the better matches are enough, the rest is not searched: an index would have to collect all of it.
 */
export const matchesIn = (query: SearchKeys, { table, companyId, hasSingles }: Searched) => {
  // Avoids `=`: the index of the company would be used instead, however many rows it has.
  const scope = companyId === null ? sql`true` : sql`one.company_id is not distinct from ${companyId}::uuid`;
  const from = sql`from ${sql.table(table)} as one where ${scope}`;
  const some = sql`limit ${sql.lit(LOOKED_AT)}`;
  const known = (grams: string[]) => (hasSingles ? grams : grams.filter((gram) => [...gram].length > SINGLE));
  const holds = (grams: string[]) =>
    known(grams).length === 0 ? sql`` : sql`and ${has('search_grams', companyId, known(grams))}`;
  const somewhere =
    known(query.grams).length === 0
      ? sql``
      : sql`union all (
          select one.id, case when one.search_heads @> ${keysOf(companyId, [query.wordStart])} then 2 else 3 end
          ${from} ${holds(query.grams)} and one.search_text ~ all (${patternsIn(query)}) ${some})`;
  return sql`(
    select id, min(fit) as fit from (select * from (
      (select one.id, 0 as fit ${from} and ${has('search_heads', companyId, [query.whole])} and ${isWhole(query)} ${some})
      union all (select one.id, 1 ${from} and ${has('search_heads', companyId, query.starts)} ${holds(query.startGrams)}
        and one.search_text ~ ${query.startPattern} ${some})
      ${somewhere}
    ) as each_way ${some}) as looked_at group by id)`;
};

export type Match = { id: string; fit: number };

export const findMatches = async (db: Db, query: SearchKeys, source: Searched) => {
  const { rows } = await sql<Match>`select id, fit from ${matchesIn(query, source)} as found`.execute(db);
  return rows;
};
export const fitsIn = (fits: Match[]) => sql`(
  select * from unnest(${fits.map(({ id }) => id)}::uuid[], ${fits.map(({ fit }) => fit)}::int[]) as known (id, fit))`;

/** Ranks a few known rows in the same way, without an index. */
export const rankOf = (query: SearchKeys) => {
  const keys = (...wanted: string[]) => keysOf(null, wanted);
  return sql<number>`case when one.search_heads @> ${keys(query.whole)} then 0
    when one.search_text ~ ${query.startPattern} then 1
    when one.search_heads @> ${keys(query.wordStart)} then 2 else 3 end`;
};

const isWhole = ({ line }: SearchKeys) => sql`strpos(chr(10) || one.search_text || chr(10), ${`\n${line}\n`}) > 0`;

/** Returns those of the rows that match. */
export const matchesAmong = (query: SearchKeys, table: string, ids: string[]) => sql`(
  select one.id, ${rankOf(query)} as fit from ${sql.table(table)} as one
  where one.id = any(${ids}::uuid[]) and one.search_text ~ all (${patternsIn(query)})
  order by fit, one.id limit ${sql.lit(LOOKED_AT)})`;

/**
 * Condition that a row belongs to this partner. It avoids `=`: where a company has half of all rows, the planner would
 * read some from the table in the hope that they are this partner's, and read all of them where none is.
 */
export const isWith = (side: `${string}_company_id`) => {
  const column = sql.ref(`one.${side}`);
  return sql`${column} between partner.id and partner.id`;
};

/** Reads the row of each match one by one: otherwise the planner would read the whole table for a hundred of them. */
export const rowOf = (table: string) => sql`(select * from ${sql.table(table)} where id = found.id offset 0)`;
