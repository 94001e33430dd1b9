import type { ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';

/** Names of a record, to be selected from a table or view that has them. */
export const NAMES = [
  'name',
  'name_english as nameEnglish',
  'name_chinese as nameChinese',
  'name_japanese as nameJapanese',
] as const;

/** Names as the columns that keep them. */
export const nameColumns = ({ name, nameEnglish, nameChinese, nameJapanese }: ScriptNames) => ({
  name,
  name_english: nameEnglish,
  name_chinese: nameChinese,
  name_japanese: nameJapanese,
});

/** Names of a joined row as one value. */
export const namesIn = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<ScriptNames>`jsonb_build_object('name', ${column('name')}, 'nameEnglish', ${column('name_english')},
    'nameChinese', ${column('name_chinese')}, 'nameJapanese', ${column('name_japanese')})`;
};

/** The same for a row that may be missing. */
export const namesIfAny = (alias: string) =>
  sql<ScriptNames | null>`case when ${sql.ref(`${alias}.id`)} is not null then ${namesIn(alias)} end`;

/** All names of a joined row as one text, for a search in its words. */
export const everyNameIn = (alias: string) => {
  const columns = ['name', 'name_english', 'name_chinese', 'name_japanese'].map((name) => sql.ref(`${alias}.${name}`));
  return sql<string>`concat_ws(' ', ${sql.join(columns)})`;
};
