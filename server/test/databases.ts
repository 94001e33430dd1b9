import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import type { Database } from '../src/kit/db.ts';
import { openInMemory } from '../src/kit/embedded.ts';
import { migrate } from '../src/kit/migrate.ts';
import { openPostgres } from '../src/kit/postgres.ts';

/** Made by the build, which runs before all tests. */
export const SNAPSHOT = 'server/dist/snapshot.tar';
export const MIGRATIONS = 'server/migrations';

/** A migrated PGlite and, where `DATABASE_URL` names a server, a migrated PostgreSQL database of our own. */
export const useDatabases = async () => {
  const databases: [string, Database][] = [['PGlite', await openInMemory(SNAPSHOT)]];
  const url = await usePostgres();
  if (url) {
    const database = await openPostgres({ url, deadlineMs: 5_000, onError: () => undefined });
    await migrate(database, MIGRATIONS);
    databases.push(['PostgreSQL', database]);
  }
  afterAll(() => Promise.all(databases.map(([, database]) => database.close())));
  return databases;
};

/** The address of an empty database, which is dropped after the tests; nothing without a server. */
export const usePostgres = async () => {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  const name = `ieum_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  afterAll(() => administer(server, `drop database ${name} with (force)`));
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
};

const administer = async (connectionString: string, statement: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
};

export const useFolders = () => {
  const made: string[] = [];
  afterAll(() => {
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), 'ieum-'));
    made.push(folder);
    return folder;
  };
};
