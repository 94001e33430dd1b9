import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { insertJob } from '../jobs/queue.store.ts';
import { afterCommit, refuseInTransaction } from './database.ts';
import { prepared } from './prepared-statement.ts';

const databases = await useDatabases();

it.each(databases)('reads the same values from %s', async (_, { kysely }) => {
  const { rows } = await sql`
    select count(*) as count, 9007199254740992::int8 as big, 1.50::numeric as amount, date '2026-11-15' as day,
      timestamptz '2026-11-15 09:00:00.5+09' as moment, interval '36 hours' as span,
      to_json(timestamptz '2026-11-15 09:00:00.5+09') as "inJson"`.execute(kysely);
  expect(rows).toEqual([
    {
      count: 1,
      big: 2 ** 53,
      amount: '1.50',
      day: '2026-11-15',
      moment: '2026-11-15T00:00:00.5+00:00',
      span: '36:00:00',
      inJson: '2026-11-15T00:00:00.5+00:00',
    },
  ]);
});

it.each(databases)('tells on %s what an error is about', async (_, { kysely }) => {
  await sql`create table thing (name text not null constraint thing_once unique)`.execute(kysely);
  const insert = (name: string | null) => sql`insert into thing values (${name})`.execute(kysely);
  await insert('a');
  await expect(insert('a')).rejects.toMatchObject({
    code: '23505',
    message: 'duplicate key value violates unique constraint "thing_once"',
    detail: 'Key (name)=(a) already exists.',
    table: 'thing',
    constraint: 'thing_once',
  });
  await expect(insert(null)).rejects.toMatchObject({ code: '23502', column: 'name' });
});

it.each(databases)('refuses on %s what would hold up a transaction', async (_, { inTransaction }) => {
  await expect(inTransaction(() => inTransaction(async () => 1))).rejects.toThrow('a transaction inside a transaction');
  await expect(inTransaction(async () => refuseInTransaction('hashing'))).rejects.toThrow('hashing inside');
});

it.each(databases)('lets on %s what a transaction started go on after its end', async (_, { inTransaction }) => {
  const ended = Promise.withResolvers<void>();
  let after = Promise.resolve(0);
  await inTransaction(async () => {
    after = ended.promise.then(() => inTransaction(async () => 1));
  });
  ended.resolve();
  expect(await after).toBe(1);
});

it.each(databases)(
  '26.7 runs after the commit on %s what waits for it, and not after a rollback',
  async (_, database) => {
    const ran: string[] = [];
    await database.inTransaction(async () => {
      afterCommit(() => ran.push('committed'));
      expect(ran).toEqual([]);
    });
    const failing = database.inTransaction(async () => {
      afterCommit(() => ran.push('rolled back'));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    afterCommit(() => ran.push('outside'));
    // What runs then may begin a transaction of its own.
    const next = Promise.withResolvers<number>();
    await database.inTransaction(async () => {
      afterCommit(() => next.resolve(database.inTransaction(async () => 1)));
    });
    expect(await next.promise).toBe(1);
    expect(ran).toEqual(['committed', 'outside']);
  },
);

it.each(databases)('tries a transaction on %s again after a conflict, three times', async (_, { inTransaction }) => {
  const conflict = Object.assign(new Error('conflict'), { code: '40001' });
  let calls = 0;
  const failing = (times: number) => async () => {
    calls += 1;
    if (calls <= times) throw conflict;
    return calls;
  };
  expect(await inTransaction(failing(3))).toBe(4);
  calls = 0;
  await expect(inTransaction(failing(4))).rejects.toBe(conflict);
});

it.each(databases)('keeps transactions on %s that run at once apart', async (_, { inTransaction, kysely }) => {
  await sql`create table mixed (turn int)`.execute(kysely);
  const seen = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) =>
      inTransaction(async (db) => {
        await sql`insert into mixed values (${turn})`.execute(db);
        await new Promise(setImmediate);
        await sql`insert into mixed values (${turn})`.execute(db);
        const { rows } = await sql<{ n: number }>`select count(*) as n from mixed where turn = ${turn}`.execute(db);
        if (turn % 2) throw new Error('undo');
        return rows[0]?.n;
      }),
    ),
  );
  expect(seen.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'undone'))).toEqual(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? 'undone' : 2)),
  );
  const { rows } = await sql`select turn, count(*) as n from mixed group by turn order by turn`.execute(kysely);
  expect(rows).toEqual(Array.from({ length: 10 }, (_, half) => ({ turn: half * 2, n: 2 })));
});

it.each(databases)('does not call a transaction on %s committed that was rolled back', async (_, { inTransaction }) => {
  const swallowing = inTransaction(async (db) => {
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow();
});

it.each(databases)('answers queries on %s that share a transaction one after the other', async (_, database) => {
  const values = await database.inTransaction((db) =>
    Promise.all([1, 2, 3].map(async (n) => (await sql<{ n: number }>`select ${n}::int as n`.execute(db)).rows[0]?.n)),
  );
  expect(values).toEqual([1, 2, 3]);
});

it.each(databases)('refuses a write on %s where only reads are meant', async (_, { inStatement }) => {
  const row = { name: 'x', key: 'y', window_ends: '2026-11-15T00:00:00Z', count: 1 };
  const writing = inStatement((db) => db.insertInto('kit_limit').values(row).execute());
  await expect(writing).rejects.toThrow('a read may not write');
  expect(await inStatement((db) => db.selectFrom('kit_limit').selectAll().execute())).toEqual([]);
});

it.each(databases)('asks on %s a prepared statement with other values each time', async (_, database) => {
  await database.inTransaction(async (db) => {
    for (const kind of ['a', 'b', 'c']) await insertJob(db, { kind, key: 'k', payload: null, dueAt: '2026-11-15' });
  });
  let built = 0;
  const kindsUpTo = prepared<{ last: string }>()((db, place) => {
    built += 1;
    return db.selectFrom('kit_job').select('kind').where('kind', '<=', place('last')).orderBy('kind');
  });
  const ask = (last: string) => database.inStatement((db) => kindsUpTo(db, { last }));
  expect([await ask('a'), await ask('b')]).toEqual([[{ kind: 'a' }], [{ kind: 'a' }, { kind: 'b' }]]);
  expect(built).toBe(1);
});

it.each(databases)('asks on %s a statement again that has failed before', async (_, { kysely, inTransaction }) => {
  const halfOf = (n: number) => sql<{ half: number }>`select 10 / ${n}::int as half`.execute(kysely);
  for (let turn = 0; turn < 3; turn++) {
    await expect(halfOf(0)).rejects.toMatchObject({ code: '22012' });
    expect((await halfOf(2)).rows).toEqual([{ half: 5 }]);
    await expect(sql`select ${turn}::no_such_type`.execute(kysely)).rejects.toMatchObject({ code: '42704' });
    const undone = inTransaction((db) => sql`select 10 / ${turn - turn}::int`.execute(db));
    await expect(undone).rejects.toMatchObject({ code: '22012' });
  }
});

it.each(databases)('takes values of every kind as parameters on %s', async (_, { kysely }) => {
  const at = new Date('2026-11-15T01:02:03.456Z');
  const { rows } = await sql`
    select ${'한글 "\'\\'}::text as text, ${null}::text as nothing, ${true}::bool as yes, ${-1.5}::float8 as number,
      ${2 ** 53}::int8 as big, ${at}::timestamptz as moment, ${JSON.stringify({ a: [1] })}::jsonb as json,
      ${['a', 'b,c']}::text[] as list`.execute(kysely);
  expect(rows).toEqual([
    {
      text: '한글 "\'\\',
      nothing: null,
      yes: true,
      number: -1.5,
      big: 2 ** 53,
      moment: '2026-11-15T01:02:03.456+00:00',
      json: { a: [1] },
      list: ['a', 'b,c'],
    },
  ]);
});
