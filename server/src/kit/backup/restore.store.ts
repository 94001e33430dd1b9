import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Column, ForeignKey, Sequence } from './content.store.ts';

/** `rows` is a JSON array of rows, each an array of texts in the order of the columns. */
export const insertRows = async (db: Db, table: string, columns: Column[], rows: string) => {
  const names = sql.join(columns.map(({ name }) => sql.id(name)));
  const values = sql.join(columns.map(({ type }, at) => sql`(line ->> ${sql.lit(at)})::${sql.raw(type)}`));
  await sql`
    insert into ${sql.id(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${rows}::jsonb) as line`.execute(db);
};

/** Tables refer to each other in circles, so no order of loading would satisfy the keys. */
export const dropForeignKeys = async (db: Db) => {
  const { rows } = await sql<ForeignKey>`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.conparentid = 0 and c.connamespace = current_schema()::regnamespace
    order by r.relname, c.conname`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(db);
  return rows;
};

/** Adds the keys again, which checks every row. */
export const addForeignKeys = async (db: Db, keys: ForeignKey[]) => {
  for (const { table, name, definition } of keys)
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
};

/** Triggers are off during a restore, because their effects are already part of the content. */
export const switchTriggers = async (db: Db, table: string, to: 'enable' | 'disable') => {
  await sql`alter table ${sql.id(table)} ${sql.raw(to)} trigger user`.execute(db);
};

export const emptyTable = async (db: Db, table: string) => {
  await sql`delete from ${sql.id(table)}`.execute(db);
};

export const setSequences = async (db: Db, sequences: Sequence[]) => {
  for (const { name, value } of sequences) {
    await sql`
      select setval(format('%I', sequencename)::regclass, coalesce(${value}::int8, start_value), ${value !== null})
      from pg_sequences where schemaname = current_schema() and sequencename = ${name}`.execute(db);
  }
};
