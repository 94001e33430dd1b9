import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { leftToAll } from '../../../test/suite.ts';
import { createFileStore } from '../../document/file-store.ts';
import { openArchive } from '../../kit/backup/archive-reader.ts';
import { readManifest } from '../../kit/backup/manifest.ts';
import type { Database } from '../../kit/db/database.ts';
import { createLog } from '../../kit/log.ts';
import { tokenKeyIn } from '../../kit/security/token-key.ts';
import { readSettings } from '../../kit/settings.ts';
import { openStorage } from '../storage.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const newFolder = useFolders();
const log = createLog('silent');
const ROOT = 'server';
const KEYS = ['1', '2', '3', '4'].map((digit) => `aa/${digit.repeat(30)}`);
const [first = '', second = '', third = '', fourth = ''] = KEYS;

const placeOf = (folder: string) => ({
  folder,
  settings: readSettings({ DATA_DIR: folder }),
  files: createFileStore(join(folder, 'files')),
  file: join(newFolder(), 'backup.tar'),
});
const use = async (folder: string, run: (database: Database) => Promise<unknown>) => {
  const { database, close } = await openStorage(readSettings({ DATA_DIR: folder }), ROOT, log);
  await run(database).finally(close);
};
const bytesOf = (key: string) => Buffer.from(`the file ${key}`);

let { folder, settings, files, file } = placeOf(newFolder());

const template = newFolder();

/** Stores four documents, in the order of their keys, and the key that signs sessions. */
beforeAll(async () => {
  tokenKeyIn(template);
  const store = createFileStore(join(template, 'files'));
  for (const key of KEYS) await store.put(key, bytesOf(key));
  await use(template, ({ inTransaction }) =>
    inTransaction(async (db) => {
      for (const [no, key] of KEYS.entries()) {
        const sha256 = createHash('sha256').update(bytesOf(key)).digest('hex');
        await sql`
          insert into document (id, storage_key, name, media_type, size, sha256, created_at)
          values (${`00000000-0000-4000-8000-00000000000${no}`}, ${key}, '증명서.pdf', 'application/pdf', 1, ${sha256}, now())
        `.execute(db);
      }
    }),
  );
});
/** Each test gets a copy: creating a database takes longer than copying its folder. */
beforeEach(() => {
  ({ folder, settings, files, file } = placeOf(newFolder()));
  cpSync(template, folder, { recursive: true });
});

const backUp = () => makeBackup(file, settings, ROOT, log);
const restore = async (target: string) => {
  const archive = await openArchive(file);
  const manifest = readManifest(await archive.manifest(), 'server/migrations');
  return restoreBackup({ archive, manifest }, readSettings({ DATA_DIR: target }), ROOT, log).finally(archive.close);
};

describe('makeBackup', () => {
  // The gate keeps the test below, and a whole backup in `test/backups/backup.test.ts`.
  leftToAll(() => {
    it('holds the files that rows name, the key, and nothing else', async () => {
      await files.put(`bb/${'5'.repeat(30)}`, Buffer.from('a stray'));
      expect(await backUp()).toMatchObject({ lost: [], damaged: [], manifest: { files: { count: 4, missing: 0 } } });
      const target = newFolder();
      expect(await restore(target)).toMatchObject({ count: 4, missing: [] });
      const restored = createFileStore(join(target, 'files'));
      for (const key of KEYS) expect(await restored.read(key)).toEqual(bytesOf(key));
      expect(readdirSync(join(target, 'files/kept'))).toEqual(['aa']);
      expect(tokenKeyIn(target)).toBe(tokenKeyIn(folder));
    });
  });

  it('says when a file is lost or has changed, and saves the others', async () => {
    unlinkSync(files.pathOf(second));
    writeFileSync(files.pathOf(third), 'something else');
    expect(await backUp()).toMatchObject({ lost: [second], damaged: [third] });
    const target = newFolder();
    expect(await restore(target)).toMatchObject({ count: 3, missing: [second] });
    expect(readFileSync(createFileStore(join(target, 'files')).pathOf(third), 'utf8')).toBe('something else');
  });

  // The gate keeps lost and changed files above.
  leftToAll(() => {
    it('leaves out a file that is deleted while it is at work', async () => {
      // The backup waits at a pipe until the test writes to it.
      unlinkSync(files.pathOf(first));
      execFileSync('sh', ['-c', 'mkfifo "$0"', files.pathOf(first)]);
      const made = backUp();
      const pipe = await open(files.pathOf(first), 'w');
      await use(folder, ({ kysely }) => sql`delete from document where storage_key = ${fourth}`.execute(kysely));
      await files.remove(fourth);
      await pipe.writeFile(bytesOf(first));
      await pipe.close();
      expect(await made).toMatchObject({ lost: [], damaged: [], manifest: { files: { count: 3, missing: 1 } } });
    });
  });

  it('leaves no file when it fails', async () => {
    writeFileSync(join(folder, 'db/PG_VERSION'), '3');
    await expect(backUp()).rejects.toThrow('was made by PostgreSQL 3');
    expect(existsSync(file) || existsSync(`${file}.partial`)).toBe(false);
  });
});

describe('restoreBackup', () => {
  // All tests share one archive: a restore only reads it.
  const archived = join(newFolder(), 'backup.tar');
  beforeAll(async () => {
    await makeBackup(archived, readSettings({ DATA_DIR: template }), ROOT, log);
  });
  beforeEach(() => {
    file = archived;
  });

  it('restores a backup whose tar headers Ieum wrote itself', async () => {
    file = 'server/test/fixtures/backup/before-tar-stream.tar';
    const target = newFolder();
    expect(await restore(target)).toMatchObject({ count: 4, missing: [] });
    const restored = createFileStore(join(target, 'files'));
    for (const key of KEYS) expect(await restored.read(key)).toEqual(bytesOf(key));
    await use(target, async ({ kysely }) => {
      const { rows } = await sql`select storage_key, name from document order by id`.execute(kysely);
      expect(rows).toEqual(KEYS.map((key) => ({ storage_key: key, name: '증명서.pdf' })));
    });
  });

  it('can be run again after it was interrupted among the files', async () => {
    const target = newFolder();
    await createFileStore(join(target, 'files')).put(second, Buffer.from('half'));
    expect(await restore(target)).toMatchObject({ count: 4 });
    expect(await createFileStore(join(target, 'files')).read(second)).toEqual(bytesOf(second));
  });

  it('refuses a place with rows or files of its own', async () => {
    await expect(restore(folder)).rejects.toThrow('There is data already (in document)');
    const target = newFolder();
    await createFileStore(join(target, 'files')).put(`bb/${'5'.repeat(30)}`, Buffer.from('mine'));
    await expect(restore(target)).rejects.toThrow('There are files already');
    expect(readdirSync(join(target, 'files/kept'))).toEqual(['bb']);
  });

  // The gate keeps the refusal of any other place above.
  leftToAll(() => {
    it('takes a place that was only started', async () => {
      const target = newFolder();
      await use(target, async () => tokenKeyIn(target));
      expect(await restore(target)).toMatchObject({ count: 4 });
      expect(tokenKeyIn(target)).toBe(tokenKeyIn(folder));
    });
  });
});
