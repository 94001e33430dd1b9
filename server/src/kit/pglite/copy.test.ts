import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import { lockDataFolder } from '../files/data-folder.ts';
import { copyDatabase, newCopyIn, removeLeftCopies } from './copy.ts';
import { openEmbedded } from './embedded.ts';

const newFolder = useFolders();
const folder = newFolder();
const database = await openEmbedded({ folder, snapshot: SNAPSHOT, deadlineMs: 30_000 });
afterAll(() => database.close());

const copyNow = async () => {
  const copy = newCopyIn(folder);
  await copyDatabase(database, folder, copy);
  return copy;
};
const insert = (no: number) =>
  database.inTransaction((db) =>
    sql`insert into company (business_number) values (${`${1_000_000_000 + no}`})`.execute(db),
  );

describe('copyDatabase', () => {
  it('holds whatever was committed before, and leaves the original to others', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, no) => insert(no)));
    const copying = copyNow();
    const later = insert(50);
    const copy = await copying;
    await later;
    const opened = await openEmbedded({ folder: copy, deadlineMs: 30_000 });
    const { rows } = await sql`select count(*) as count from company where business_number < '1000000050'`.execute(
      opened.kysely,
    );
    expect(rows).toEqual([{ count: 50 }]);
    await opened.close();
  });

  it('leaves nothing when it fails', async () => {
    const elsewhere = newFolder();
    const copy = newCopyIn(elsewhere);
    await expect(copyDatabase(database, elsewhere, copy)).rejects.toThrow('ENOENT');
    expect(existsSync(copy)).toBe(false);
  });
});

describe('removeLeftCopies', () => {
  it('takes away what nobody reads any more', async () => {
    const [read, promised, left] = [await copyNow(), await copyNow(), await copyNow()];
    const lock = lockDataFolder(read);
    removeLeftCopies(folder, new Set([promised]));
    expect([read, promised, left].map(existsSync)).toEqual([true, true, false]);
    lock.release();
    removeLeftCopies(folder);
    expect([read, promised].map(existsSync)).toEqual([false, false]);
  });
});
