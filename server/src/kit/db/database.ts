import { AsyncLocalStorage } from 'node:async_hooks';
import type { ColumnType, Kysely, Transaction } from 'kysely';

/** Each store adds its own tables: `declare module './database.ts' { interface Tables { … } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Tables {}

/** Columns of a view. PostgreSQL would write through it into the table of another slice; this type allows reads only. */
export type View<Columns> = { [Name in keyof Columns]: ColumnType<Columns[Name], never, never> };

/** Handle of a store: a transaction, or a handle for reads if nothing is written. */
export type Db = Transaction<Tables>;

export type InTransaction = <T>(run: (db: Db) => Promise<T>) => Promise<T>;

/** Carries short texts to the other processes. A text may be lost, so it can only be a hint. */
export type Wire = { send: (text: string) => void; close: () => Promise<void> };

export type Database = {
  kysely: Kysely<Tables>;
  inTransaction: InTransaction;
  /** For reads: each statement is its own transaction, which saves two round trips. */
  inStatement: InTransaction;
  /** One connection without a deadline, for migrations and upkeep. */
  unhurried: <T>(run: (connection: Kysely<Tables>) => Promise<T>) => Promise<T>;
  ping: () => Promise<void>;
  /** Whether the database's disk has room for another write; reads need none. */
  hasRoom: () => boolean;
  /** Connects the processes that share this database. Missing where there is only one. */
  openWire?: (onText: (text: string) => void) => Wire;
  close: () => Promise<void>;
};

/** Serialization failure and deadlock: the same work may succeed when it runs alone. */
const RETRIED = ['40001', '40P01'];
const RETRIES = 3;

/** `run` may be called again from its start, so it must do nothing that a rollback cannot undo. */
export const transactionsOf =
  (kysely: Kysely<Tables>): InTransaction =>
  async (run) => {
    for (let retries = 0; ; retries++) {
      try {
        return await kysely.transaction().execute(run);
      } catch (error) {
        if (retries >= RETRIES || !RETRIED.includes(sqlStateOf(error))) throw error;
      }
    }
  };

/** Statements of this handle are independent: each sees what is committed, and none may write. */
export const statementsOf =
  (reads: Db): InTransaction =>
  (run) =>
    run(reads);

/** Returns the SQLSTATE of a database error, or '' for any other error. */
export const sqlStateOf = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
};

const storage = new AsyncLocalStorage<{ isOpen: boolean; committed: (() => void)[] }>();

/** Guards slow work: one open transaction blocks all others on PGlite. */
export const refuseInTransaction = (what: string) => {
  if (storage.getStore()?.isOpen) throw new Error(`${what} inside a transaction`);
};

/**
 * Runs the function after the commit of the open transaction, or at once if none is open. A rollback drops it. After a
 * deadlock the transaction is tried again, and the function may run twice.
 */
export const afterCommit = (run: () => void) => {
  const transaction = storage.getStore();
  if (transaction?.isOpen) transaction.committed.push(run);
  else run();
};

/** Refuses a transaction inside a transaction, which would wait for the first one forever. */
export const guarded =
  (inTransaction: InTransaction): InTransaction =>
  async (run) => {
    refuseInTransaction('a transaction');
    const transaction = { isOpen: true, committed: [] as (() => void)[] };
    try {
      const result = await storage.run(transaction, () => inTransaction(run));
      for (const follow of transaction.committed) follow();
      return result;
    } finally {
      // Work that was started inside and continues after the end, such as a timer, is outside now.
      transaction.isOpen = false;
    }
  };

const asText = (value: string) => value;

/**
 * Converts `2026-11-15 01:02:03.4+00` to the form of JSON; the offset is always +00, because every session runs in UTC.
 */
const asMoment = (value: string) => `${value.replace(' ', 'T')}:00`;

/**
 * Parsers by OID: int8, date, timestamp, timestamptz, interval. The drivers differ in arrays too: select those as JSON.
 */
export const parsers: Record<number, (value: string) => unknown> = {
  20: Number,
  1082: asText,
  1114: asText,
  1184: asMoment,
  1186: asText,
};
