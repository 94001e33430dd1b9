import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { needPostgres, SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import { contentOf, expectGuards, expectOddRows, sendOddRows } from '../../../test/fixtures/database/odd-rows.ts';
import { openPostgres } from '../db/postgres.ts';
import { openInMemory } from '../pglite/embedded.ts';

const newFolder = useFolders();
const open = async (url: string) => {
  const database = await openPostgres({ url, deadlineMs: 30_000, onError: () => undefined });
  // A server that writes dates and bytes in another way.
  const name = sql.id(new URL(url).pathname.slice(1));
  await sql`alter database ${name} set datestyle = 'SQL, DMY'`.execute(database.kysely);
  await sql`alter database ${name} set bytea_output = 'escape'`.execute(database.kysely);
  return database;
};
const [left, right] = [await open(await needPostgres()), await open(await needPostgres())];
const [here, there] = [await openInMemory(SNAPSHOT), await openInMemory(SNAPSHOT)];
afterAll(() => Promise.all([left, right, here, there].map((database) => database.close())));

describe('restoreContent', () => {
  it.each([
    ['from the embedded database to PostgreSQL', here, left],
    ['from PostgreSQL to the embedded database', right, there],
  ])('brings every row and value exactly %s', async (_, source, target) => {
    const sent = await sendOddRows(source, target, newFolder());
    expect(await contentOf(target)).toEqual(sent);
    await expectOddRows(target);
    await expectGuards(target);
  });
});
