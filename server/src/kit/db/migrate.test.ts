import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, useDatabases, useFolders, usePostgres } from '../../../test/fixtures/database/databases.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const newFolder = useFolders();
const databases = await useDatabases();

const copyWith = (name: string, text: string) => {
  const folder = newFolder();
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return folder;
};
const SEVERAL = `
  create table moved (name text);
  create function moved_name() returns text language plpgsql as $$ begin return 'a; b'; end $$;
  insert into moved values (moved_name());`;

describe.each(databases)('migrate on %s', (_, database) => {
  it('applies nothing twice', async () => {
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    const { rows } = await sql<{ name: string }>`select name from kit_migration order by name`.execute(database.kysely);
    expect(rows.map(({ name }) => name)).toEqual(readdirSync(MIGRATIONS).sort());
  });

  it('keeps nothing of a file that fails', async () => {
    const folder = copyWith('9000_moved.sql', `${SEVERAL} select 1 / 0;`);
    await expect(migrate(database, folder)).rejects.toThrow('The migration 9000_moved.sql failed');
    await expect(sql`select * from moved`.execute(database.kysely)).rejects.toMatchObject({ code: '42P01' });
  });

  it('applies a new file of several statements, whatever its line ends', async () => {
    expect(await migrate(database, copyWith('9000_moved.sql', SEVERAL))).toEqual(['9000_moved.sql']);
    expect(await migrate(database, copyWith('9000_moved.sql', SEVERAL.replaceAll('\n', '\r\n')))).toEqual([]);
    expect((await sql`select * from moved`.execute(database.kysely)).rows).toEqual([{ name: 'a; b' }]);
  });

  it('refuses a file that was changed after it was applied', async () => {
    const folder = copyWith('9000_moved.sql', `${SEVERAL} -- later`);
    await expect(migrate(database, folder)).rejects.toThrow('9000_moved.sql was changed after');
  });

  it('refuses a database that knows more than this version', async () => {
    await expect(migrate(database, MIGRATIONS)).rejects.toThrow('9000_moved.sql, which this version does not know');
  });
});

const url = await usePostgres();
if (url) {
  const open = () => openPostgres({ url, deadlineMs: 5_000, onError: () => undefined });
  const several = await Promise.all([open(), open(), open()]);
  afterAll(() => Promise.all(several.map((database) => database.close())));

  it('lets one of several processes that start at once apply everything', async () => {
    const applied = await Promise.all(several.map((database) => migrate(database, MIGRATIONS)));
    expect(applied.flat()).toEqual(readdirSync(MIGRATIONS).sort());
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });
}
