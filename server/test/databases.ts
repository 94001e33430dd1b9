import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Database } from '../src/kit/db.ts';
import { openInMemory } from '../src/kit/embedded.ts';
import { migrate } from '../src/kit/migrate.ts';
import { openPostgres } from '../src/kit/postgres.ts';
import { createCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests that are run on PostgreSQL make their databases. */
    postgresUrl?: string;
    /** For those that want a cluster to themselves. */
    postgresPrograms?: string;
  }
}

/** Made by the build, which runs before all tests. */
export const SNAPSHOT = 'server/dist/snapshot.tar';
export const MIGRATIONS = 'server/migrations';
const TEMPLATE = 'ieum_template';

/** Every such test runs twice, in two projects: on a migrated PGlite, and on a migrated PostgreSQL database of its own. */
const openMigrated = async (atEnd?: (run: () => Promise<void>) => void): Promise<[name: string, Database]> => {
  const url = await createDatabase(TEMPLATE, atEnd);
  if (!url) return ['PGlite', await openInMemory(SNAPSHOT)];
  return ['PostgreSQL', await openPostgres({ url, deadlineMs: 5_000, onError: () => undefined })];
};

/** Of this process, opened and not in use. */
const free: Database[] = [];

/** For whoever rolls back all they do: one that others have had before, and will have after. It ends with the process. */
export const borrowDatabase = async () => {
  const database = free.pop() ?? (await openMigrated(() => undefined))[1];
  return { database, giveBack: () => free.push(database) };
};

export const useDatabases = async () => {
  const databases = [await openMigrated()];
  afterAll(() => Promise.all(databases.map(([, database]) => database.close())));
  return databases;
};

/** The address of an empty database, which is dropped after the tests; nothing where they run on PGlite. */
export const usePostgres = () => createDatabase('template0');

/** For tests that are about PostgreSQL alone, in a file whose name says so: `*.postgres.test.ts`. */
export const needPostgres = async () => {
  const url = await usePostgres();
  if (!url) throw new Error('this test runs on PostgreSQL only');
  return url;
};

/** A PostgreSQL that a test may kill; its commits are on the disk, as they are in earnest. */
export const useCluster = async (nextPort?: () => Promise<number>) => {
  const programs = inject('postgresPrograms');
  if (!programs) throw new Error('this test runs on PostgreSQL only');
  const cluster = await createCluster(programs, {}, nextPort);
  afterAll(cluster.remove);
  return cluster;
};

const createDatabase = async (template: string, atEnd: (run: () => Promise<void>) => void = afterAll) => {
  const server = inject('postgresUrl');
  if (!server) return undefined;
  const name = `ieum_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  atEnd(() => administer(server, `drop database ${name} with (force)`));
  return addressOf(server, name);
};

/** Migrated once, and then copied for every test file. */
export const createTemplate = async (server: string) => {
  await administer(server, `create database ${TEMPLATE}`);
  const url = addressOf(server, TEMPLATE);
  const database = await openPostgres({ url, deadlineMs: 60_000, onError: () => undefined });
  await migrate(database, MIGRATIONS);
  await database.close();
};

const addressOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

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
