import type { CodeScheme } from '@ieum/contract';
import { type Generated, type GeneratedAlways, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { BaseCode, CodeRow } from './list-rows.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_code_list: {
      id: Generated<string>;
      scheme: CodeScheme;
      revision: string;
      source: string;
      published_on: string;
      is_built_in: Generated<boolean>;
      is_ready: Generated<boolean>;
      size: number;
      loaded_at: string;
      loaded_by: string | null;
    };
    factory_code_entry: {
      list_id: string;
      code: string;
      parent: string;
      parents: string[];
      name_kr: string;
      name_en: string;
      name_cn: string;
      name_jp: string;
      search_text: GeneratedAlways<string>;
    };
  }
}

const columns = [
  'list.id',
  'list.scheme',
  'list.revision',
  'list.source',
  'list.published_on as publishedOn',
  'list.is_built_in as isBuiltIn',
  'list.size',
  'list.loaded_at as loadedAt',
  'person.name as loadedBy',
] as const;

/** Selects finished lists only; a list that is still loading is hidden. */
const lists = (db: Db) =>
  db
    .selectFrom('factory_code_list as list')
    .leftJoin('account_person as person', 'person.id', 'list.loaded_by')
    .select(columns)
    .where('list.is_ready', '=', true);

/** Returns the few lists by scheme, the newest first, built-in ones last. */
export const findCodeLists = (db: Db) =>
  lists(db)
    .orderBy('list.scheme')
    .orderBy('list.is_built_in')
    .orderBy('list.published_on', 'desc')
    .orderBy('list.id')
    .execute();

export const findCodeList = (db: Db, id: string) => lists(db).where('list.id', '=', id).executeTakeFirst();

/** Returns the list of this revision, or the newest; loaded lists come before built-in ones. */
export const findListInUse = (db: Db, scheme: CodeScheme, revision: string | undefined) =>
  lists(db)
    .where('list.scheme', '=', scheme)
    .$if(revision !== undefined, (query) => query.where('list.revision', '=', revision ?? ''))
    .orderBy('list.is_built_in')
    .orderBy('list.published_on', 'desc')
    .orderBy('list.id')
    .limit(1)
    .executeTakeFirst();

/** Returns a loaded list of this revision, whichever file it came from. */
export const findLoaded = (db: Db, scheme: CodeScheme, revision: string) =>
  lists(db)
    .where('list.scheme', '=', scheme)
    .where('list.revision', '=', revision)
    .where('list.is_built_in', '=', false)
    .executeTakeFirst();

/** Returns the built-in list, even if another has been loaded. */
export const findBuiltIn = (db: Db, scheme: CodeScheme, revision: string) =>
  lists(db)
    .where('list.scheme', '=', scheme)
    .where('list.revision', '=', revision)
    .where('list.is_built_in', '=', true)
    .executeTakeFirst();

export const findEntries = async (db: Db, listId: string): Promise<BaseCode[]> => {
  const rows = await db
    .selectFrom('factory_code_entry')
    .select(['code', 'parent', 'name_kr as kr', 'name_en as en', 'name_cn as cn', 'name_jp as jp'])
    .where('list_id', '=', listId)
    .orderBy('code')
    .execute();
  return rows.map(({ code, parent, ...names }) => ({ code, parent, names }));
};

type Loaded = {
  scheme: CodeScheme;
  revision: string;
  source: string;
  publishedOn: string;
  size: number;
  at: Date;
  /** Null for a list that comes with the product. */
  by: string | null;
};

/** Inserts a list that is not ready yet. */
export const insertCodeList = (db: Db, { scheme, revision, source, publishedOn, size, at, by }: Loaded) =>
  db
    .insertInto('factory_code_list')
    .values({
      scheme,
      revision,
      source,
      size,
      published_on: publishedOn,
      loaded_at: at.toISOString(),
      loaded_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Inserts many rows as one JSON value: a statement cannot have that many placeholders. */
export const insertEntries = async (db: Db, listId: string, rows: CodeRow[]) => {
  const values = JSON.stringify(rows.map(({ names, ...row }) => ({ ...row, ...names })));
  await sql`
    insert into factory_code_entry (list_id, code, parent, parents, name_kr, name_en, name_cn, name_jp)
    select ${listId}::uuid, code, parent, parents, kr, en, cn, jp
    from json_to_recordset(${values}::json)
      as row(code text, parent text, parents text[], kr text, en text, cn text, jp text)
  `.execute(db);
};

/** Moves new entries from the pending list into the index; otherwise every search would scan the pending list. */
export const tidyIndex = async (db: Db) => {
  await sql`select gin_clean_pending_list('factory_code_search')`.execute(db);
};

/** Puts the list in use and deletes the one that it replaces. */
export const replaceCodeList = async (
  db: Db,
  id: string,
  { scheme, revision }: Pick<Loaded, 'scheme' | 'revision'>,
) => {
  await db
    .deleteFrom('factory_code_list')
    .where('scheme', '=', scheme)
    .where('revision', '=', revision)
    .where('is_built_in', '=', false)
    .where('is_ready', '=', true)
    .execute();
  await db.updateTable('factory_code_list').set({ is_ready: true }).where('id', '=', id).execute();
};

/** Deletes a loaded list; a built-in one stays. */
export const deleteCodeList = async (db: Db, id: string) =>
  (await db
    .deleteFrom('factory_code_list')
    .where('id', '=', id)
    .where('is_built_in', '=', false)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Deletes lists that a process left half loaded when it died. */
export const deleteUnfinished = async (db: Db, startedBefore: Date) => {
  await db
    .deleteFrom('factory_code_list')
    .where('is_ready', '=', false)
    .where('loaded_at', '<', startedBefore.toISOString())
    .execute();
};
