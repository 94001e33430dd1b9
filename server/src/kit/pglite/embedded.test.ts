import { chmodSync, cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { openEmbedded } from './embedded.ts';

const newFolder = useFolders();
const open = (folder: string, deadlineMs = 30_000) => openEmbedded({ folder, snapshot: SNAPSHOT, deadlineMs });
const namesIn = async ({ kysely }: Database) =>
  (await sql<{ name: string }>`select name from thing order by name`.execute(kysely)).rows.map(({ name }) => name);

/** Lists all files but the caches that PostgreSQL deletes at every start. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.endsWith('pg_internal.init'));

const template = newFolder();
const first = await open(template);
await sql`create table thing (name text)`.execute(first.kysely);
await sql`insert into thing values ('kept')`.execute(first.kysely);
await first.close();

/** Creates a folder whose database has been used before. */
const usedFolder = () => {
  const folder = newFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
};

describe('a start', () => {
  it('finds what was written before', async () => {
    const database = await open(usedFolder());
    expect(await namesIn(database)).toEqual(['kept']);
    await database.close();
  });

  it('begins anew what a crash left half prepared', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'db.preparing', 'base'), { recursive: true });
    writeFileSync(join(folder, 'db.preparing', 'PG_VERSION'), '18\n');
    const database = await open(folder);
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['db', 'reserve']);
    await database.close();
  });

  it('does without a snapshot', async () => {
    const database = await openEmbedded({ folder: newFolder(), deadlineMs: 30_000 });
    expect(await migrate(database, MIGRATIONS)).toEqual(readdirSync(MIGRATIONS).sort());
    await database.close();
  });

  it('answers in UTC and to a ping', async () => {
    const database = await open(newFolder());
    await database.ping();
    expect((await sql`show time zone`.execute(database.kysely)).rows).toEqual([{ TimeZone: 'UTC' }]);
    await Promise.all([database.close(), database.close()]);
    await expect(database.ping()).rejects.toMatchObject({ code: '57P01' });
  });
});

describe('a start on a damaged database', () => {
  const folder = usedFolder();
  const at = (path: string) => join(folder, 'db', path);
  const damages: [string, string, (path: string) => void][] = [
    ['a control file of other content', 'global/pg_control', (path) => writeFileSync(path, Buffer.alloc(8192, 0xff))],
    ['no control file', 'global/pg_control', (path) => rmSync(path)],
    ['no version', 'PG_VERSION', (path) => rmSync(path)],
    ['another version', 'PG_VERSION', (path) => writeFileSync(path, '17\n')],
    ['no log', 'pg_wal', (path) => rmSync(path, { recursive: true })],
    ['a catalog of other content', 'base/5/1259', (path) => writeFileSync(path, Buffer.alloc(8192, 0xff))],
    ['a file that may not be read', 'global/pg_control', (path) => chmodSync(path, 0)],
  ];

  it.each(damages)('refuses %s and deletes nothing', async (_, path, damage) => {
    const whole = join(folder, 'whole');
    cpSync(at(''), whole, { recursive: true });
    damage(at(path));
    const before = filesIn(at(''));
    const error = await open(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect(error).toMatchObject({ message: expect.stringContaining(join(folder, 'db')) });
    expect(filesIn(at(''))).toEqual(expect.arrayContaining(before));
    rmSync(at(''), { recursive: true });
    renameSync(whole, at(''));
  });

  it('opens it again once it is whole', async () => {
    const database = await open(folder);
    expect(await namesIn(database)).toEqual(['kept']);
    await database.close();
  });
});

describe('a query over its deadline', () => {
  const endless = sql`select count(*) from generate_series(1, 1000000000000)`;

  it('fails with everything that waits, and the next one finds every commit', async () => {
    const folder = usedFolder();
    const reasons: string[] = [];
    const database = await openEmbedded({ folder, deadlineMs: 500, onReopen: (why) => reasons.push(why) });
    const inTransaction = database.inTransaction(async (db) => {
      await sql`insert into thing values ('lost')`.execute(db);
      await endless.execute(db);
    });
    const overdue = { status: 'rejected', reason: { code: '57014' } };
    expect(await Promise.allSettled([inTransaction, database.ping()])).toMatchObject([overdue, overdue]);
    expect(await namesIn(database)).toEqual(['kept']);
    expect(reasons).toEqual(['the database took longer than 500 ms']);
    await database.close();
  });

  it('does not let its transaction go on in the new session', async () => {
    const database = await open(usedFolder(), 500);
    const going = database.inTransaction(async (db) => {
      await endless.execute(db).catch(() => undefined);
      await sql`insert into thing values ('stray')`.execute(db);
    });
    await expect(going).rejects.toMatchObject({ code: '57014' });
    expect(await namesIn(database)).toEqual(['kept']);
    await database.close();
  });

  it('is not the only wait that ends: so does one for a transaction that stays open', async () => {
    const database = await open(usedFolder(), 500);
    const finish = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const idle = database.inTransaction(async () => {
      begun.resolve();
      await finish.promise;
    });
    await begun.promise;
    await expect(database.ping()).rejects.toMatchObject({ code: '57014' });
    finish.resolve();
    await idle;
    await database.ping();
    await database.close();
  });

  it('is let be where there is no deadline', async () => {
    const database = await open(usedFolder(), 1);
    const slow = sql<{ n: number }>`select count(*) as n from generate_series(1, 300000)`;
    const { rows } = await database.unhurried((connection) => slow.execute(connection));
    expect(rows).toEqual([{ n: 300_000 }]);
    await database.close();
  });
});

describe('a crash of the database', () => {
  it('fails the query, and the next ones work as soon as the cause is gone', async () => {
    const folder = usedFolder();
    const reasons: string[] = [];
    const database = await openEmbedded({ folder, deadlineMs: 30_000, onReopen: (why) => reasons.push(why) });
    const log = join(folder, 'db', 'pg_wal');
    renameSync(log, `${log}.away`);
    const large = sql`insert into thing select repeat('x', 1000) from generate_series(1, 20000)`;
    await expect(large.execute(database.kysely)).rejects.toMatchObject({ code: '57P02' });
    await expect(database.ping()).rejects.toMatchObject({ code: '57P03' });
    renameSync(`${log}.away`, log);
    expect(await namesIn(database)).toEqual(['kept']);
    expect(reasons).toEqual([expect.stringContaining('pg_wal')]);
    await database.close();
  });
});

describe('close', () => {
  it('waits for the transaction that runs', async () => {
    const folder = usedFolder();
    const database = await open(folder);
    const begun = Promise.withResolvers<void>();
    const writing = database.inTransaction(async (db) => {
      begun.resolve();
      await sql`select count(*) from generate_series(1, 300000)`.execute(db);
      await sql`insert into thing values ('last')`.execute(db);
    });
    await begun.promise;
    await Promise.all([writing, database.close()]);
    const again = await open(folder);
    expect(await namesIn(again)).toEqual(['kept', 'last']);
    await again.close();
  });
});
