import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { usePostgres } from '../../../test/fixtures/database/databases.ts';
import { StartError } from '../start-error.ts';
import { openPostgres } from './postgres.ts';

const refusalOf = async (url: string) => {
  const error = await openPostgres({ url, deadlineMs: 5_000, onError: () => undefined }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartError);
  return String(error.message);
};

it.each([
  'not an address',
  'mysql://kim:geheim@db.example/ieum',
  'postgres://kim:ge#heim@db.example/ieum',
  'postgres://kim:ge?heim@db.example/ieum',
  'postgres://kim:12#heim@db.example/ieum',
])('refuses the address %s without repeating it', async (url) => {
  const message = await refusalOf(url);
  expect(message).toMatch(/^DATABASE_URL is not a PostgreSQL address/);
  expect(message).not.toMatch(/kim|geheim|12|heim/);
});

it('names a server that cannot be reached, but no user and no password', async () => {
  const message = await refusalOf('postgres://kim:geheim@127.0.0.1:1/ieum');
  expect(message).toMatch(/^PostgreSQL at 127\.0\.0\.1:1 \(database "ieum"\) cannot be reached/);
  expect(message).not.toMatch(/kim|geheim/);
});

const url = await usePostgres();
if (url) {
  it('says which of password and database is wrong', async () => {
    const wrongPassword = Object.assign(new URL(url), { password: 'wrong' }).href;
    expect(await refusalOf(wrongPassword)).toContain('refused the user or password');
    expect(await refusalOf(Object.assign(new URL(url), { pathname: '/nowhere' }).href)).toContain(
      'has no database "nowhere"',
    );
  });

  it('ends a query over its deadline and goes on', async () => {
    const database = await openPostgres({ url, deadlineMs: 200, onError: () => undefined });
    const endless = sql`select count(*) from generate_series(1, 1000000000000)`;
    await expect(endless.execute(database.kysely)).rejects.toMatchObject({ code: '57014' });
    await database.ping();
    const slow = sql`select pg_sleep(0.3)`;
    await database.unhurried((connection) => slow.execute(connection));
    await database.close();
  });

  it('survives the end of its connections, in a transaction and out of one', async () => {
    const errors: Error[] = [];
    const database = await openPostgres({ url, deadlineMs: 5_000, onError: (error) => errors.push(error) });
    const endOthers = () =>
      database.unhurried((connection) =>
        sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(connection),
      );
    const cutOff = database.inTransaction(async (db) => {
      await sql`select 1`.execute(db);
      await endOthers();
      await sql`select 1`.execute(db);
    });
    await expect(cutOff).rejects.toMatchObject({ code: expect.stringMatching(/^(08006|57P01)$/) });
    await database.ping();
    expect(errors.length).toBeGreaterThan(0);
    await database.close();
  });

  it('F-4 waits once for a server that has fallen silent, not for its rollback too, and never asks it again', async () => {
    const line = await openLine(new URL(url));
    const [deadlineMs, silenceMs] = [200, 100];
    const database = await openPostgres({ url: line.url, deadlineMs, silenceMs, onError: () => undefined });
    const silent = Promise.withResolvers<void>();
    const cutOff = database.inTransaction(async (db) => {
      line.fallSilent();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      silent.resolve();
      await sql`select 'into silence'`.execute(db);
    });
    const refused = expect(cutOff).rejects.toMatchObject({ code: '08006' });
    await silent.promise;
    await vi.advanceTimersByTimeAsync(deadlineMs + silenceMs);
    // The clock is stopped from here on: any further timer would wait forever.
    await refused;
    vi.useRealTimers();
    expect(line.unheard()).toContain('into silence');
    line.speak();
    await database.ping();
    expect(line.unheard()).not.toContain('select 1');
    await database.close();
    await line.close();
  });
}

/** Opens a proxy between the product and its database. It can fall silent without closing, as a frozen machine does. */
const openLine = async (target: URL) => {
  let isSilent = false;
  let unheard = '';
  const deaf = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.on('data', (bytes) => {
      if (isSilent) deaf.add(near);
      if (deaf.has(near)) unheard += bytes;
      else far.write(bytes);
    });
    far.on('data', (bytes) => near.write(bytes));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from.on('error', () => undefined).on('close', () => to.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port }).href,
    unheard: () => unheard,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
