import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { readAsOne } from './rows-as-one.ts';

const databases = await useDatabases();

it.each(databases)('28.5 reads the same rows of %s as one text, in their order', async (_, database) => {
  const rows = sql<{ nth: number }>`
    select nth, case when nth > 2 then '공장 "' || nth || '"' end as name, nth::int8 as big, nth = 1 as first,
      date '2026-11-15' as day, timestamptz '2026-11-15 09:00:00.5+09' as moment, json_build_array(nth) as list
    from generate_series(1, 300) nth order by nth desc`;
  const none = sql`select 1 as one where false`;
  await database.inStatement(async (db) => {
    const { rows: plain } = await rows.execute(db);
    expect(plain).toHaveLength(300);
    expect(await readAsOne(db, rows.compile(db))).toEqual(plain);
    expect(await readAsOne(db, none.compile(db))).toEqual([]);
  });
});
