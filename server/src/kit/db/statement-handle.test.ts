import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { insertJob } from '../jobs/queue.store.ts';

const databases = await useDatabases();
/** More than a pool has connections. */
const MANY = 30;

it.each(databases)('28.5 gives its connection back on %s after a statement that fails', async (_, { inStatement }) => {
  for (let no = 0; no < MANY; no++) {
    const failing = inStatement((db) => sql`select 1 / ${0}::int`.execute(db));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
  }
  const { rows } = await inStatement((db) => sql`select 1 as one`.execute(db));
  expect(rows).toEqual([{ one: 1 }]);
});

it.each(databases)('28.5 opens no transaction on %s: each statement is one', async (_, { inStatement }) => {
  await inStatement(async (db) => {
    const transaction = async () => (await sql`select txid_current()::text as id`.execute(db)).rows[0];
    expect(await transaction()).not.toEqual(await transaction());
  });
});

it.each(databases)('28.5 writes nothing on %s, and streams nothing', async (_, { inStatement }) => {
  const job = { kind: 'a', key: 'b', payload: null, dueAt: '2026-11-15T00:00:00Z' };
  await expect(inStatement((db) => insertJob(db, job))).rejects.toThrow('a read may not write');
  const reading = inStatement(async (db) => {
    for await (const row of db.selectFrom('kit_job').selectAll().stream()) return row;
    return undefined;
  });
  await expect(reading).rejects.toThrow('no transaction and no stream');
});
