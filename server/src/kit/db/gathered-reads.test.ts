import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import type { Db } from './database.ts';
import { gatheredReads } from './gathered-reads.ts';

const databases = await useDatabases();

const numberOf = async (db: Db, value: number) =>
  (await sql<{ value: number }>`select ${value}::int as value`.execute(db)).rows[0]?.value;

it.each(databases)(
  '29 sends the reads of one moment on %s as one statement, each with its own values',
  async (_, { kysely }) => {
    const read = async (whole: Db) => {
      const db = gatheredReads(whole);
      const twice = async (value: number) => numberOf(db, ((await numberOf(db, value)) ?? 0) * 2);
      expect(await Promise.all([numberOf(db, 1), twice(2), twice(3), numberOf(gatheredReads(db), 4)])).toEqual([
        1, 4, 6, 4,
      ]);
    };
    const { statements } = await watchStatements(kysely as unknown as Db, read);
    expect(statements).toHaveLength(2);
    expect(statements[0]).toContain('$4');
  },
);

it.each(databases)(
  '29 returns many rows in their order on %s, none as none, and values as JSON writes them',
  async (_, { kysely }) => {
    const db = gatheredReads(kysely as unknown as Db);
    const [many, none, values] = await Promise.all([
      sql`select nth from generate_series(1, 300) nth order by nth desc`.execute(db),
      sql`select 1 as one where false`.execute(db),
      sql`select 5::int8 as count, 1.50::numeric as amount, date '2026-11-15' as day, null as nothing,
      timestamptz '2026-11-15 09:00:00.5+09' as moment, array['a', 'b'] as list, '{"a": 1}'::jsonb as inside`.execute(
        db,
      ),
    ]);
    expect(many.rows).toEqual(Array.from({ length: 300 }, (_row, at) => ({ nth: 300 - at })));
    expect(none.rows).toEqual([]);
    expect(values.rows).toEqual([
      {
        count: 5,
        amount: 1.5,
        day: '2026-11-15',
        nothing: null,
        moment: '2026-11-15T00:00:00.5+00:00',
        list: ['a', 'b'],
        inside: { a: 1 },
      },
    ]);
  },
);

it.each(databases)(
  '29 fails all reads of a statement that fails on %s, and the next ones succeed',
  async (_, { kysely }) => {
    const db = gatheredReads(kysely as unknown as Db);
    const asked = await Promise.allSettled([numberOf(db, 1), sql`select 1 / ${0}::int`.execute(db)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await numberOf(db, 7)).toBe(7);
  },
);

it.each(databases)('28.4 refuses a write and a transaction on %s', async (_, { kysely }) => {
  const db = gatheredReads(kysely as unknown as Db);
  await expect(db.deleteFrom('kit_job').execute()).rejects.toThrow('a read may not write');
  await expect((db as unknown as typeof kysely).transaction().execute(async () => 1)).rejects.toThrow('no transaction');
});

it.each(databases)('28.4 reads on %s what its transaction has written', async (_, { inTransaction }) => {
  const seen = await inTransaction(async (db) => {
    await sql`create temporary table note (word text) on commit drop`.execute(db);
    await sql`insert into note values ('가')`.execute(db);
    const reads = gatheredReads(db);
    const read = async () => (await sql<{ word: string }>`select word from note`.execute(reads)).rows[0]?.word;
    return Promise.all([read(), read()]);
  });
  expect(seen).toEqual(['가', '가']);
});
