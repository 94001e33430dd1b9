import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { SNAPSHOT, useFolders } from '../../../test/fixtures/database/databases.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from './embedded.ts';
import { type Analyzed, tidyUp } from './upkeep.ts';

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

it('analyzes each column of a large table on its own, and again only when the table has changed', async () => {
  const database = await openEmbedded({ folder: useFolders()(), snapshot: SNAPSHOT, deadlineMs: 30_000 });
  const { kysely } = database;
  const analyzed: Analyzed = new Map();
  const turnsOfUpkeep = async () => {
    let turns = 0;
    const unhurried: Database['unhurried'] = (run) => {
      turns += 1;
      return database.unhurried(run);
    };
    await tidyUp({ unhurried }, analyzed);
    return turns;
  };
  await turnsOfUpkeep();
  const idle = await turnsOfUpkeep();
  await sql`create table large (id int primary key, name text, "On day" date)`.execute(kysely);
  await sql`insert into large select n, 'x', '2026-01-01' from generate_series(1, 3000) n`.execute(kysely);
  expect(await turnsOfUpkeep()).toBe(idle + 4);
  const { rows } = await sql`select attname as name from pg_stats where tablename = 'large' order by 1`.execute(kysely);
  expect(rows).toEqual([{ name: 'On day' }, { name: 'id' }, { name: 'name' }]);
  expect(await turnsOfUpkeep()).toBe(idle);
  await sql`update large set name = 'y' where id <= 400`.execute(kysely);
  expect(await turnsOfUpkeep()).toBe(idle + 3);
  await database.close();
});
