import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database, Db, Tables } from './database.ts';

type Migration = { name: string; text: string; hash: string };
export type Applied = Omit<Migration, 'text'>;

/** Any number that all versions of Ieum share. */
const LOCK = 4_971_305_118;

/** Applies the missing migrations of the folder. Returns their names. */
export const migrate = async (database: Pick<Database, 'unhurried'>, folder: string): Promise<string[]> => {
  const migrations = readMigrations(folder);
  return database.unhurried(async (connection) => {
    // Another process that starts at the same time waits here, and then finds everything applied.
    await run(connection, 'select pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyMissing(connection, migrations);
    } finally {
      await run(connection, 'select pg_advisory_unlock($1)', [LOCK]);
    }
  });
};

/** Applies only the wanted migrations, in a transaction of the caller. */
export const migrateWithin = (db: Db, folder: string, wanted: Applied[]) => {
  const names = new Set(wanted.map(({ name }) => name));
  return applyMissing(
    db,
    readMigrations(folder).filter(({ name }) => names.has(name)),
  );
};

/** Makes other migrations wait until the transaction has ended. */
export const lockMigrations = async (db: Db) => {
  await run(db, 'select pg_advisory_xact_lock($1)', [LOCK]);
};

/** Returns all migrations that this version knows. */
export const migrationsIn = (folder: string): Applied[] =>
  readMigrations(folder).map(({ name, hash }) => ({ name, hash }));

const applyMissing = async (connection: Kysely<Tables>, migrations: Migration[]) => {
  await run(connection, CREATE_TABLE);
  const rows = await run<Applied>(connection, 'select name, hash from kit_migration order by name');
  refuseStrange(rows, migrations);
  const applied = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(connection, migration);
  return missing.map(({ name }) => name);
};

/** Returns the first applied migration that is unknown or has another hash. */
export const findUnknownMigration = (applied: Applied[], migrations: Applied[]) => {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  const strange = applied.find(({ name, hash }) => known.get(name) !== hash);
  return strange && { name: strange.name, isKnown: known.has(strange.name) };
};

const refuseStrange = (applied: Applied[], migrations: Migration[]) => {
  const strange = findUnknownMigration(applied, migrations);
  if (!strange) return;
  throw new StartError(
    strange.isKnown
      ? `The migration ${strange.name} was changed after this database had applied it: put the file back as it was and write the change as a new migration.`
      : `The database has the migration ${strange.name}, which this version does not know: start the newer version of Ieum that made it.`,
  );
};

const apply = async (connection: Kysely<Tables>, { name, text, hash }: Migration) => {
  const write = async (transaction: Kysely<Tables>) => {
    await run(transaction, text);
    await run(transaction, 'insert into kit_migration (name, hash) values ($1, $2)', [name, hash]);
  };
  try {
    await (connection.isTransaction ? write(connection) : connection.transaction().execute(write));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The migration ${name} failed and nothing of it was kept: ${why}`, { cause: error });
  }
};

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      // A checkout on Windows may change line endings, which does not make another migration.
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

const CREATE_TABLE = `
  create table if not exists kit_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now()
  )`;

const run = async <Row>(connection: Kysely<Tables>, text: string, parameters: unknown[] = []) =>
  (await connection.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
