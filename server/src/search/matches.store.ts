import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import type { Asked } from './query.ts';

/** Of what fits, so many are looked at before the best are shown: more would be read than anybody sees. */
export const LOOKED_AT = 100;
/** Of one product or one partner, more than are ever shown. */
export const OF_EACH = 30;
const SINGLE = 1;

/** Read by the function that has written the words of all rows; the statements that follow are planned with its answer. */
export const readWords = async (db: Db, typed: string) => {
  const { rows } = await sql<{ words: string[] }>`select factory_words(${typed}::text) as words`.execute(db);
  return rows[0]?.words ?? [];
};

type Source = {
  table: 'factory' | 'supply_product' | 'factory_certificate' | 'company' | 'account_user';
  /** Whose are looked through, which their keys say too; nobody's are everybody's. */
  companyId: string | null;
  /** Whether single letters are in its grams. */
  hasSingles: boolean;
};

const keysOf = (companyId: string | null, wanted: string[]) =>
  sql`search_keys(search_seed(${companyId}::uuid), ${wanted}::text[])`;
export const patternsIn = ({ patterns }: Asked) => sql`${patterns}::text[]`;

/**
 * That a row has all of these, by its index. As a question of its own: the planner would guess from the letters how many rows have
 * them all, and be far off where each is common and no row has both.
 */
export const has = (column: 'search_heads' | 'search_grams', companyId: string | null, wanted: string[]) =>
  sql<boolean>`one.${sql.raw(column)} @> (select ${keysOf(companyId, wanted)})`;

/**
 * Ids with how well they fit: 0 is called so, 1 begins so, 2 has a word that begins so, 3 has it somewhere. Each part stops at so
 * many rows, so that what is in all rows is hardly more work than a rare name; and where the better ones are enough, nobody looks
 * for the rest, of which an index would have to gather all.
 */
export const fitting = (asked: Asked, { table, companyId, hasSingles }: Source) => {
  // Not by `=`, or the index of the company would be used instead, however many it has.
  const scope = companyId === null ? sql`true` : sql`one.company_id is not distinct from ${companyId}::uuid`;
  const from = sql`from ${sql.table(table)} as one where ${scope}`;
  const some = sql`limit ${sql.lit(LOOKED_AT)}`;
  const known = (grams: string[]) => (hasSingles ? grams : grams.filter((gram) => [...gram].length > SINGLE));
  const holds = (grams: string[]) =>
    known(grams).length === 0 ? sql`` : sql`and ${has('search_grams', companyId, known(grams))}`;
  const somewhere =
    known(asked.grams).length === 0
      ? sql``
      : sql`union all (
          select one.id, case when one.search_heads @> ${keysOf(companyId, [asked.wordStart])} then 2 else 3 end
          ${from} ${holds(asked.grams)} and one.search_text ~ all (${patternsIn(asked)}) ${some})`;
  return sql`(
    select id, min(fit) as fit from (select * from (
      (select one.id, 0 as fit ${from} and ${has('search_heads', companyId, [asked.whole])} and ${isWhole(asked)} ${some})
      union all (select one.id, 1 ${from} and ${has('search_heads', companyId, asked.starts)} ${holds(asked.startGrams)}
        and one.search_text ~ ${asked.startPattern} ${some})
      ${somewhere}
    ) as each_way ${some}) as looked_at group by id)`;
};

export type Fit = { id: string; fit: number };

/** A company's own factories and products are found once: links and declarations are about them. */
export const findFits = async (db: Db, asked: Asked, source: Source) => {
  const { rows } = await sql<Fit>`select id, fit from ${fitting(asked, source)} as found`.execute(db);
  return rows;
};
export const fitsIn = (fits: Fit[]) => sql`(
  select * from unnest(${fits.map(({ id }) => id)}::uuid[], ${fits.map(({ fit }) => fit)}::int[]) as known (id, fit))`;

/** Of rows that are few and known: the same, without an index. */
export const fitOf = (asked: Asked) => {
  const keys = (...wanted: string[]) => keysOf(null, wanted);
  return sql<number>`case when one.search_heads @> ${keys(asked.whole)} then 0
    when one.search_text ~ ${asked.startPattern} then 1
    when one.search_heads @> ${keys(asked.wordStart)} then 2 else 3 end`;
};

const isWhole = ({ line }: Asked) => sql`strpos(chr(10) || one.search_text || chr(10), ${`\n${line}\n`}) > 0`;

/** Of these companies, whichever fit. */
export const fittingAmong = (asked: Asked, ids: string[]) => sql`(
  select one.id, ${fitOf(asked)} as fit from company as one
  where one.id = any(${ids}::uuid[]) and one.search_text ~ all (${patternsIn(asked)})
  order by fit, one.id limit ${sql.lit(LOOKED_AT)})`;

/**
 * Between a company and this partner. Not by `=`: where a company has half of all rows, the planner would take some from the table
 * in the hope that they are this partner's, and read all of them where none is.
 */
export const isWith = (side: `${string}_company_id`) => {
  const column = sql.ref(`one.${side}`);
  return sql`${column} between partner.id and partner.id`;
};

/** A row for each that fits, one by one: the planner would rather read the whole table for a hundred of them. */
export const rowOf = (table: Source['table'] | 'company_case') =>
  sql`(select * from ${sql.table(table)} where id = found.id offset 0)`;
