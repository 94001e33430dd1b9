import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { expect, it } from 'vitest';
import { SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import { openDurableEngine } from './engine.ts';
import { POSTGRES_MAJOR } from './module.ts';
import { SyncedFS } from './synced-fs.ts';
import { unpackTar } from './tar.ts';

const newFolder = useFolders();

const restored = async () => {
  const folder = newFolder();
  await unpackTar(readFileSync(SNAPSHOT), folder);
  return folder;
};

it('syncs every commit to the disk, and no query that changes nothing', async () => {
  const folder = await restored();
  const fs = new SyncedFS(folder);
  const engine = await openDurableEngine({ folder, fs });
  const syncsOf = async (text: string) => {
    const before = fs.synced;
    await engine.run(text, []);
    return fs.synced - before;
  };
  await engine.run('create table thing (name text)', []);
  expect(await syncsOf(`insert into thing values ('a')`)).toBe(1);
  expect(await syncsOf('begin')).toBe(0);
  expect(await syncsOf(`insert into thing values ('b')`)).toBe(0);
  expect(await syncsOf('commit')).toBe(1);
  expect(await syncsOf('select * from thing')).toBe(0);
  await engine.close();
});

it('refuses to run when commits do not reach the disk', async () => {
  class DeafFS extends SyncedFS {
    override init = NodeFS.prototype.init;
  }
  const folder = await restored();
  const opened = openDurableEngine({ folder, fs: new DeafFS(folder) });
  await expect(opened).rejects.toThrow('a commit does not reach the disk');
});

it('knows the version that the snapshot has', async () => {
  expect(readFileSync(join(await restored(), 'PG_VERSION'), 'utf8')).toBe(`${POSTGRES_MAJOR}\n`);
});

it('checks pages, writes UTF-8 and sorts the same on every machine', async () => {
  const engine = await openDurableEngine({ folder: await restored() });
  const { rows } = await engine.run(
    `select current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
      current_setting('fsync') as fsync, datcollate as collate from pg_database where datname = current_database()`,
    [],
  );
  expect(rows).toEqual([{ checksums: 'on', encoding: 'UTF8', fsync: 'on', collate: 'C' }]);
  await engine.close();
});

it('28.10 plans a statement with a list once, and reads each item as it was written', async () => {
  const engine = await openDurableEngine({ folder: await restored() });
  const items = ['a', '', ' ', 'NULL', 'null', '{}', 'a,b', '"', '\\', '\\"', "'", '\n', '가', '🔋'];
  const ask = (list: unknown[]) => engine.run('select $1::text[] as list, cardinality($1::text[]) as size', [list]);
  for (const list of [items, [], [null, 'a'], items.toReversed()])
    expect((await ask(list)).rows).toEqual([{ list, size: list.length }]);
  expect((await engine.run('select $1::int8[] as list', [[1, 2 ** 40]])).rows).toEqual([{ list: [1, 2 ** 40] }]);
  const { rows } = await engine.run(
    `select count(*)::int as known from pg_prepared_statements where statement like 'select $1::text[]%'`,
    [],
  );
  expect(rows).toEqual([{ known: 1 }]);
  await engine.close();
});

it('refuses a snapshot that is cut off', async () => {
  const tar = readFileSync(SNAPSHOT);
  const unpacked = unpackTar(tar.subarray(0, tar.length / 2 + 7), newFolder());
  await expect(unpacked).rejects.toThrow('the snapshot is cut off or damaged');
});
