import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Applied } from '../db/migrate.ts';

export type Column = {
  name: string;
  type: string;
  /** The order of text differs between databases unless a collation is given. */
  isCollated: boolean;
  /** Position in the primary key. */
  keyPlace: number | null;
};
export type Table = { name: string; columns: Column[] };
/** `value` is text, because it may be larger than JSON can express exactly. It is null until a number was drawn. */
export type Sequence = { name: string; value: string | null };
export type ForeignKey = { table: string; name: string; definition: string };

/** Fixes how values are written, so that the settings of a server do not matter. */
export const fixRendering = async (db: Db) => {
  await sql`
    select set_config(name, value, true) from (values
      ('datestyle', 'ISO'), ('intervalstyle', 'postgres'), ('timezone', 'UTC'),
      ('bytea_output', 'hex'), ('extra_float_digits', '1'), ('client_encoding', 'UTF8')
    ) as setting (name, value)`.execute(db);
};

/** Returns Ieum's own tables, without those of extensions and without generated columns. */
export const findTables = async (db: Db) => {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'isCollated', a.attcollation <> 0,
      'keyPlace', array_position(i.indkey::int2[], a.attnum)
    ) order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.oid, c.relname
    order by c.relname collate "C"`.execute(db);
  return rows;
};

export const findMigrations = async (db: Db) =>
  (await sql<Applied>`select name, hash from kit_migration order by name collate "C"`.execute(db)).rows;

export const findSequences = async (db: Db) => {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() order by sequencename collate "C"`.execute(db);
  return rows;
};

export const hasRows = async (db: Db, table: string) => {
  const { rows } = await sql<{ has: boolean }>`select exists (select from ${sql.id(table)}) as has`.execute(db);
  return rows[0]?.has === true;
};

/** Selects every value as the database itself writes it. No value becomes a number or a date of JavaScript. */
export const openRows = async (db: Db, { name, columns }: Table) => {
  const values = sql.join(columns.map((column) => sql`${sql.id(column.name)}::text`));
  await sql`
    declare backup_rows no scroll cursor for
    select array_to_json(array[${values}])::text as line from ${sql.id(name)} order by ${orderOf(columns)}`.execute(db);
};

export const fetchLines = async (db: Db, count: number) => {
  const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(db);
  return rows.map(({ line }) => line);
};

export const closeRows = async (db: Db) => {
  await sql`close backup_rows`.execute(db);
};

/**
 * Orders by the key, or by all columns if there is none. The order is the same in every database, whatever its
 * language.
 */
const orderOf = (columns: Column[]) => {
  const key = columns
    .filter(({ keyPlace }) => keyPlace !== null)
    .toSorted((a, b) => Number(a.keyPlace) - Number(b.keyPlace));
  const ordered = key.map(({ name, isCollated }) =>
    isCollated ? sql`${sql.id(name)} collate "C"` : sql`${sql.id(name)}`,
  );
  return sql.join(ordered.length ? ordered : columns.map(({ name }) => sql`${sql.id(name)}::text collate "C"`));
};
