import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { sqlStateOf } from '../db/database.ts';
import { DISK_FULL } from '../files/disk-room.ts';
import type { Result } from './engine.ts';
import { databaseError } from './errors.ts';

/** A session that has ended stays ended: a transaction never goes on in the next one. */
export type Session = {
  run: (text: string, parameters: readonly unknown[], limitMs: number) => Promise<Result>;
  close: () => Promise<void>;
};

/** `gone` waits until nothing of the session is left. */
export type OnDeath = (error: Error, gone: Promise<unknown>) => void;

/** Opens a session, and tells when that one has ended by itself. */
type OpenSession = (onDeath: OnDeath) => Promise<Session>;

/**
 * The one session of PGlite as the pool that Kysely's PostgreSQL dialect expects: whoever connects has it alone until
 * the release, in the order of asking. (Kysely's own PGlite dialect mixes up transactions that run at once.)
 */
export const createPGlitePool = async (open: OpenSession, onReopen: (why: string) => void) => {
  const waiting: Waiting[] = [];
  let isTaken = false;
  let closing: Promise<void> | undefined;

  const reopen: OnDeath = (error, gone) => {
    for (const { reject } of waiting.splice(0)) reject(error);
    if (!closing) onReopen(error.message);
    current = gone.then(() => (closing ? Promise.reject(error) : open(reopen)));
    // Whoever connects next sees the failure and tries again.
    current.catch(() => undefined);
  };
  let current = open(reopen);
  await current;

  /** Whoever holds the session for too long, inside a transaction that does not end, must not stop everybody. */
  const turn = async (limitMs: number) => {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { resolve, reject };
    waiting.push(one);
    const giveUp = () => {
      if (!waiting.includes(one)) return;
      waiting.splice(waiting.indexOf(one), 1);
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
      // A crash while we wait ends the wait as well.
      await turn(CLOSE_MS).catch(() => undefined);
      await (await current.catch(() => undefined))?.close();
    };
    closing ??= end();
    return closing;
  };

  /** Pools that share the session and differ in how long a query may take. */
  const poolOf = (limitMs: number): PostgresPool => ({
    connect: () => connect(limitMs),
    end: async () => undefined,
    options: {},
  });
  return { poolOf, close };
};

/** A transaction that does not end by then is given up; what it did is rolled back at the next start. */
const CLOSE_MS = 30_000;

type Waiting = { resolve: () => void; reject: (error: Error) => void };

const clientOf = (session: Session, limitMs: number, pass: () => void) => {
  let last: Promise<unknown> = Promise.resolve();
  /** Queries sent at once on one connection follow one another, as with `pg`. */
  const query = (text: string, parameters: readonly unknown[] = []) => {
    const next = last.then(() => session.run(text, parameters, limitMs));
    last = next.catch(() => undefined);
    return next;
  };
  return { query, release: pass } as PostgresPoolClient;
};
