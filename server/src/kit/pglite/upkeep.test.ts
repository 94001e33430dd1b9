import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import { openEmbedded } from './embedded.ts';
import { tidyUp } from './upkeep.ts';

it('vacuums what has changed and keeps the log short', async () => {
  const database = await openEmbedded({ folder: useFolders()(), snapshot: SNAPSHOT, deadlineMs: 30_000 });
  const { kysely } = database;
  await sql`create table "Large thing" (id int primary key, name text)`.execute(kysely);
  await sql`insert into "Large thing" select n, repeat('x', 900) from generate_series(1, 20000) n`.execute(kysely);
  await sql`update "Large thing" set name = 'y'`.execute(kysely);
  await tidyUp(database);
  const log = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int8 as bytes
    from pg_control_checkpoint()`.execute(kysely);
  expect(log.rows[0]?.bytes).toBeLessThan(100_000);
  const table = await sql`
    select reltuples from pg_class where relname = 'Large thing'`.execute(kysely);
  expect(table.rows).toEqual([{ reltuples: 20_000 }]);
  await database.close();
});
