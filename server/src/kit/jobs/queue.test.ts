import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { ATTEMPTS_MAX, createJobs, type GivenUpHandlers, type JobHandlers, LEASE_MS } from './queue.ts';

const databases = await useDatabases();
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describe.each(databases)('jobs on %s', (_, database) => {
  const { inTransaction, kysely } = database;
  const errors: unknown[] = [];
  let now = Date.parse('2026-11-15T00:00:00Z');

  /** Creates a runner that the database cannot tell from another process. */
  const runner = (handlers: JobHandlers, onGivenUp: GivenUpHandlers = {}) =>
    createJobs({
      database,
      clock: () => new Date(now),
      handlers,
      onGivenUp,
      onError: (error) => errors.push(error),
      pollMs: 1,
    });
  type Runner = ReturnType<typeof runner>;
  const add = (jobs: Runner, key: string, more: { payload?: unknown; dueAt?: Date } = {}) =>
    inTransaction((db) => jobs.enqueue(db, { kind: 'mail', key, ...more }));
  const stored = async () =>
    await kysely
      .selectFrom('kit_job')
      .select(['key', 'state', 'attempts', 'done', 'total', 'error'])
      .orderBy('key')
      .execute();

  beforeEach(async () => {
    errors.length = 0;
    await sql`delete from kit_job`.execute(kysely);
  });

  it('runs a job with what was given, once for its key', async () => {
    const payloads: unknown[] = [];
    const jobs = runner({ mail: async ({ payload }) => void payloads.push(payload) });
    expect(await add(jobs, 'a', { payload: { to: ['김'] } })).toBe(true);
    expect(await add(jobs, 'a', { payload: 'again' })).toBe(false);
    expect(await jobs.runDue()).toBe(1);
    expect(await add(jobs, 'a')).toBe(false);
    expect(await jobs.runDue()).toBe(0);
    expect(payloads).toEqual([{ to: ['김'] }]);
  });

  it('F-5 starts none while the disk has no room, and then what has waited', async () => {
    const ran = Promise.withResolvers<void>();
    let looks = 0;
    const jobs = createJobs({
      database: { inTransaction, hasRoom: () => ++looks > 3 },
      clock: () => new Date(now),
      handlers: { mail: async () => (looks > 3 ? ran.resolve() : ran.reject(new Error('there was no room'))) },
      onError: (error) => errors.push(error),
      pollMs: 1,
    });
    await add(jobs, 'a');
    jobs.start();
    await ran.promise;
    await jobs.stop();
    expect(await stored()).toMatchObject([{ key: 'a', state: 'done', attempts: 1 }]);
  });

  it('forgets a job whose transaction is undone', async () => {
    const jobs = runner({ mail: async () => undefined });
    const undone = inTransaction(async (db) => {
      await jobs.enqueue(db, { kind: 'mail', key: 'a' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await jobs.runDue()).toBe(0);
  });

  it('waits until a job is due and leaves kinds it does not know', async () => {
    const jobs = runner({ mail: async () => undefined });
    await add(jobs, 'later', { dueAt: new Date(now + 1) });
    await inTransaction((db) => jobs.enqueue(db, { kind: 'import', key: 'foreign' }));
    expect(await jobs.runDue()).toBe(0);
    now += 1;
    expect(await jobs.runDue()).toBe(1);
  });

  it('runs each job once though two processes look at once', async () => {
    const ran: string[] = [];
    const handlers: JobHandlers = { mail: async ({ payload }) => void ran.push(String(payload)) };
    const [first, second] = [runner(handlers), runner(handlers)];
    const keys = Array.from({ length: 20 }, (_, n) => String(n));
    for (const key of keys) await add(first, key, { payload: key });
    const counts = await Promise.all([first.runDue(), second.runDue()]);
    expect(counts[0] + counts[1]).toBe(20);
    expect(ran.sort()).toEqual(keys.sort());
  });

  it('takes over when the lease of a dead process has ended', async () => {
    const stuck = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    let late = { isCancelled: async () => false };
    const dead = runner({
      mail: async (job) => {
        late = job;
        started.resolve();
        await stuck.promise;
      },
    });
    const heir = runner({ mail: async () => undefined });
    await add(dead, 'a');
    const running = dead.runDue();
    await started.promise;
    now += LEASE_MS - 1;
    expect(await heir.runDue()).toBe(0);
    now += 1;
    expect(await heir.runDue()).toBe(1);
    expect(await late.isCancelled()).toBe(true);
    stuck.reject(new Error('too late to matter'));
    await running;
    expect(await stored()).toMatchObject([{ state: 'done', attempts: 2, error: null }]);
  });

  it('tries again later, ever later, and then gives up and says so', async () => {
    const givenUp: unknown[] = [];
    const jobs = runner(
      { mail: () => Promise.reject(new Error('no route')) },
      { mail: async (_db, payload, error) => void givenUp.push([payload, error]) },
    );
    await add(jobs, 'a', { payload: '김' });
    const delays = [10, 40, 160, 640].map((seconds) => seconds * 1000);
    for (const delay of delays) {
      expect(await jobs.runDue()).toBe(1);
      expect(await stored()).toMatchObject([{ state: 'waiting', error: 'no route' }]);
      now += delay - 1;
      expect(await jobs.runDue()).toBe(0);
      now += 1;
    }
    expect(givenUp).toEqual([]);
    expect(await jobs.runDue()).toBe(1);
    expect(await stored()).toMatchObject([{ state: 'failed', attempts: ATTEMPTS_MAX, error: 'no route' }]);
    expect(givenUp).toEqual([['김', 'no route']]);
    expect(errors).toHaveLength(ATTEMPTS_MAX);
  });

  it('29.7 plans the next day of a daily job although every attempt of today failed', async () => {
    const midnight = Date.parse('2026-11-16T00:00:00Z');
    now = midnight - 1;
    const ran: number[] = [];
    const run = async () => {
      ran.push(now);
      if (now < midnight + DAY_MS) throw new Error('not today');
    };
    const onError = (error: unknown) => errors.push(error);
    const jobs = createJobs({ database, clock: () => new Date(now), daily: { sweep: run }, onError, pollMs: 1 });
    await inTransaction((db) => jobs.planDaily(db));
    now = midnight;
    for (let attempts = 0; attempts < ATTEMPTS_MAX; attempts += 1) {
      expect(await jobs.runDue()).toBe(1);
      now += HOUR_MS;
    }
    expect(await stored()).toMatchObject([
      { key: '2026-11-16', state: 'failed', attempts: ATTEMPTS_MAX, error: 'not today' },
      { key: '2026-11-17', state: 'waiting', attempts: 0 },
    ]);
    now = midnight + DAY_MS;
    expect(await jobs.runDue()).toBe(1);
    expect(ran).toHaveLength(ATTEMPTS_MAX + 1);
    expect(await stored()).toMatchObject([
      { state: 'failed' },
      { key: '2026-11-17', state: 'done' },
      { key: '2026-11-18', state: 'waiting' },
    ]);
  });

  it('gives up a job that ends the process each time', async () => {
    const givenUp: unknown[] = [];
    const onGivenUp = { mail: async (_db: unknown, payload: unknown) => void givenUp.push(payload) };
    const jobs = runner({ mail: async () => undefined }, onGivenUp);
    await add(jobs, 'a', { payload: '김' });
    await kysely
      .updateTable('kit_job')
      .set({ attempts: ATTEMPTS_MAX, state: 'running', leased_until: new Date(now).toISOString() })
      .execute();
    expect(await jobs.runDue()).toBe(1);
    expect(await stored()).toMatchObject([{ state: 'failed', error: 'the process ended during every attempt' }]);
    expect(givenUp).toEqual(['김']);
  });

  it('shows how far a job is, and lets it be cancelled', async () => {
    const seen: unknown[] = [];
    const jobs = runner({
      mail: async ({ progress, isCancelled }) => {
        seen.push(await isCancelled());
        await progress(3, 10);
        seen.push(await stored());
        await inTransaction((db) => jobs.cancel(db, 'mail', 'a'));
        seen.push(await isCancelled());
      },
    });
    await add(jobs, 'a');
    await jobs.runDue();
    expect(seen).toMatchObject([false, [{ state: 'running', done: 3, total: 10 }], true]);
    expect(await stored()).toMatchObject([{ state: 'cancelled', done: 3 }]);
  });

  it('does not run what was cancelled before', async () => {
    const jobs = runner({ mail: async () => undefined });
    await add(jobs, 'a');
    expect(await inTransaction((db) => jobs.cancel(db, 'mail', 'a'))).toBe(true);
    expect(await inTransaction((db) => jobs.cancel(db, 'mail', 'a'))).toBe(false);
    expect(await jobs.runDue()).toBe(0);
  });

  it('does not let a long job hold up another kind', async () => {
    const mailed = Promise.withResolvers<void>();
    const jobs = runner({ import: () => mailed.promise, mail: async () => mailed.resolve() });
    await inTransaction((db) => jobs.enqueue(db, { kind: 'import', key: 'a' }));
    await add(jobs, 'b');
    expect(await jobs.runDue()).toBe(2);
  });

  it('looks for jobs until it is stopped, which waits for the running one', async () => {
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const jobs = runner({
      mail: async () => {
        started.resolve();
        await finish.promise;
      },
    });
    jobs.start();
    await add(jobs, 'a');
    await add(jobs, 'b');
    await started.promise;
    const stopped = jobs.stop();
    finish.resolve();
    await stopped;
    expect(await stored()).toMatchObject([{ state: 'done' }, { state: 'waiting' }]);
  });
});
