import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database, Tables } from './db.ts';
import { StartError } from './start-error.ts';

type Migration = { name: string; text: string; hash: string };

/** Any number, as long as every version of Ieum uses the same. */
const LOCK = 4_971_305_118;

/** Brings the database up to the files of the folder; says which were applied now. */
export const migrate = async (database: Pick<Database, 'unhurried'>, folder: string): Promise<string[]> => {
  const migrations = readMigrations(folder);
  return database.unhurried(async (connection) => {
    // Whoever starts at the same time waits here, and then finds everything done.
    await run(connection, 'select pg_advisory_lock($1)', [LOCK]);
    try {
      return await applyMissing(connection, migrations);
    } finally {
      await run(connection, 'select pg_advisory_unlock($1)', [LOCK]);
    }
  });
};

const applyMissing = async (connection: Kysely<Tables>, migrations: Migration[]) => {
  await run(connection, CREATE_TABLE);
  const rows = await run<Omit<Migration, 'text'>>(connection, 'select name, hash from kit_migration order by name');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  refuseDifferent(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(connection, migration);
  return missing.map(({ name }) => name);
};

const refuseDifferent = (applied: Map<string, string>, migrations: Migration[]) => {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name))
      throw new StartError(
        `The database has the migration ${name}, which this version does not know: start the newer version of Ieum that made it.`,
      );
    if (known.get(name) !== hash)
      throw new StartError(
        `The migration ${name} was changed after this database had applied it: put the file back as it was and write the change as a new migration.`,
      );
  }
};

const apply = async (connection: Kysely<Tables>, { name, text, hash }: Migration) => {
  try {
    await connection.transaction().execute(async (transaction) => {
      await run(transaction, text);
      await run(transaction, 'insert into kit_migration (name, hash) values ($1, $2)', [name, hash]);
    });
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
      // A checkout on Windows may change the ends of lines; that is not another migration.
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });

const CREATE_TABLE = `
  create table if not exists kit_migration (
    name text primary key, hash text not null, applied_at timestamptz not null default now()
  )`;

const run = async <Row>(connection: Kysely<Tables>, text: string, parameters: unknown[] = []) =>
  (await connection.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
