import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { sqlStateOf } from '../db/database.ts';
import { DISK_FULL } from '../files/disk-room.ts';
import type { Result } from './engine.ts';
import { databaseError } from './errors.ts';

/** An ended session stays ended: a transaction never continues in the next one. */
export type Session = {
  run: (text: string, parameters: readonly unknown[], limitMs: number) => Promise<Result>;
  close: () => Promise<void>;
};

/** `gone` waits until nothing of the session is left. */
export type OnDeath = (error: Error, gone: Promise<unknown>) => void;

/** Opens a session and reports when it ends unexpectedly. */
type OpenSession = (onDeath: OnDeath) => Promise<Session>;

/**
 * Presents the one session of PGlite as the pool that Kysely's PostgreSQL dialect expects: a connection has it alone
 * until the release, in the order of requests. (Kysely's own PGlite dialect mixes up transactions that run at once.)
 */
export const createPGlitePool = async (open: OpenSession, onReopen: (why: string) => void) => {
  const waiting: Waiting[] = [];
  let isTaken = false;
  let closing: Promise<void> | undefined;

  const reopen: OnDeath = (error, gone) => {
    for (const { reject } of waiting.splice(0)) reject(error);
    if (!closing) onReopen(error.message);
    current = gone.then(() => (closing ? Promise.reject(error) : open(reopen)));
    // The next connection sees the failure and tries again.
    current.catch(() => undefined);
  };
  let current = open(reopen);
  await current;

  /** A caller that holds the session too long, in a transaction that does not end, must not stop all others. */
  const turn = async (limitMs: number) => {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const turn = { resolve, reject };
    waiting.push(turn);
    const giveUp = () => {
      if (!waiting.includes(turn)) return;
      waiting.splice(waiting.indexOf(turn), 1);
      reject(databaseError(`the database was busy for more than ${limitMs} ms`, '57014'));
    };
    const timer = Number.isFinite(limitMs) ? setTimeout(giveUp, limitMs) : undefined;
    await promise.finally(() => clearTimeout(timer));
  };
  const pass = () => {
    const next = waiting.shift();
    if (next) next.resolve();
    else isTaken = false;
  };

  const session = async () => {
    try {
      return await current;
    } catch {
      current = open(reopen);
      return await current;
    }
  };

  const connect = async (limitMs: number): Promise<PostgresPoolClient> => {
    if (closing) throw databaseError('the database is closed', '57P01');
    await turn(limitMs);
    try {
      return clientOf(await session(), limitMs, pass);
    } catch (error) {
      pass();
      const code = sqlStateOf(error) === DISK_FULL ? DISK_FULL : '57P03';
      throw databaseError(`the database cannot be opened: ${error instanceof Error ? error.message : error}`, code);
    }
  };

  const close = () => {
    const end = async () => {
      // A crash during the wait ends the wait as well.
      await turn(CLOSE_MS).catch(() => undefined);
      await (await current.catch(() => undefined))?.close();
    };
    closing ??= end();
    return closing;
  };

  /** Returns a pool that shares the session and has its own limit for a query. */
  const poolOf = (limitMs: number): PostgresPool => ({
    connect: () => connect(limitMs),
    end: async () => undefined,
    options: {},
  });
  return { poolOf, close };
};

/** After this time an open transaction is given up; the next start rolls it back. */
const CLOSE_MS = 30_000;

type Waiting = { resolve: () => void; reject: (error: Error) => void };

const clientOf = (session: Session, limitMs: number, pass: () => void) => {
  let last: Promise<unknown> = Promise.resolve();
  /** Queries that are sent at once on one connection follow one another, as with `pg`. */
  const query = (text: string, parameters: readonly unknown[] = []) => {
    const next = last.then(() => session.run(text, parameters, limitMs));
    last = next.catch(() => undefined);
    return next;
  };
  return { query, release: pass } as PostgresPoolClient;
};
