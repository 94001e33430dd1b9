import type { Language } from '@ieum/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

type CodeName = { code: string; name: string };
type Found = CodeName & { parents: CodeName[] };

/**
 * Cleaned search: `words` may be anywhere, `phrase` is all of them in order, `code` matches the beginning of a code.
 */
export type CodeQuery = { words: string[]; phrase: string; code: string };

const FALLBACKS: Record<Language, Language[]> = {
  kr: ['kr', 'en', 'jp', 'cn'],
  en: ['en', 'kr', 'cn', 'jp'],
  cn: ['cn', 'en', 'kr', 'jp'],
  jp: ['jp', 'en', 'kr', 'cn'],
};

/** Selects the name in the reader's language, or in the nearest language that has one. */
const nameOf = (table: string, language: Language): RawBuilder<string> => {
  const names = FALLBACKS[language].map((fallback) => sql`nullif(${sql.ref(`${table}.name_${fallback}`)}, '')`);
  return sql<string>`coalesce(${sql.join(names)}, '')`;
};

/** Selects the wider codes of each entry in the same statement. */
const parentsOf = (language: Language) => sql<CodeName[]>`(
  select coalesce(json_agg(json_build_object('code', wider.code, 'name', ${nameOf('wider', language)})
    order by array_position(entry.parents, wider.code)), '[]')
  from factory_code_entry wider where wider.list_id = entry.list_id and wider.code = any(entry.parents)
)`;

const entries = (db: Db, listId: string, language: Language) =>
  db
    .selectFrom('factory_code_entry as entry')
    .select('entry.code')
    .select([nameOf('entry', language).as('name'), parentsOf(language).as('parents')])
    .where('entry.list_id', '=', listId);

/** Returns the codes without a wider one, for a reader who has typed nothing yet. */
export const findRoots = (db: Db, listId: string, language: Language, limit: number): Promise<Found[]> =>
  entries(db, listId, language).where('entry.parent', '=', '').orderBy('entry.code').limit(limit).execute();

/**
 * Ranks the code itself first, then codes, names and words that begin with the search, then anything that contains it.
 */
export const findCodes = (
  db: Db,
  listId: string,
  { words, phrase, code }: CodeQuery,
  language: Language,
  limit: number,
): Promise<Found[]> => {
  const hasNgrams = sql<boolean>`factory_code_grams(entry.search_text) @> (${sql.join(
    words.map((word) => sql`factory_code_grams(${word}::text)`),
    sql` || `,
  )})`;
  const has = (pattern: string) => sql<boolean>`entry.search_text like ${pattern}`;
  const rank = sql`case
    when entry.code = ${code} then 0
    when ${code} <> '' and starts_with(entry.code, ${code}) then 1
    when ${has(`%| ${phrase}%`)} then 2
    when ${has(`% ${phrase}%`)} then 3
    when ${sql.join(
      words.map((word) => has(`% ${word}%`)),
      sql` and `,
    )} then 4
    else 5 end`;
  const isInOwnLanguage = sql`position(${phrase} in lower(${nameOf('entry', language)})) > 0`;
  return words
    .reduce((query, word) => query.where(has(`%${word}%`)), entries(db, listId, language).where(hasNgrams))
    .orderBy(rank)
    .orderBy(isInOwnLanguage, 'desc')
    .orderBy(sql`length(entry.code)`)
    .orderBy('entry.code')
    .limit(limit)
    .execute();
};

/** Returns the name of a code, if the list has it. */
export const findCodeName = async (db: Db, listId: string, code: string, language: Language) =>
  (
    await db
      .selectFrom('factory_code_entry as entry')
      .select(nameOf('entry', language).as('name'))
      .where('entry.list_id', '=', listId)
      .where('entry.code', '=', code)
      .executeTakeFirst()
  )?.name;
