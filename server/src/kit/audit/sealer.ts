import { setTimeout } from 'node:timers';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import { hashOfLine, NO_HASH } from './chain.ts';
import { readHead, writeHead } from './head.ts';
import {
  deleteWaiting,
  findLastSeal,
  findSeal,
  findWaiting,
  insertSeals,
  isAnyWaiting,
  lockSealing,
  type NewSeal,
} from './seal.store.ts';

type Options = {
  database: Pick<Database, 'inTransaction' | 'inStatement'> & Partial<Pick<Database, 'hasRoom'>>;
  /** Folder that keeps the head of the chain. */
  folder: string;
  clock: Clock;
  onError: (error: unknown) => void;
  everyMs?: number;
};

const EVERY_MS = 3_000;
/** Interval in which the head is checked even if nothing is sealed, so that a lost file is written again. */
const HEAD_EVERY_MS = 5 * 60 * 1000;
/** Small enough that nobody waits for it on a database that does one thing at a time. */
const BATCH = 500;

/**
 * Seals new lines every few seconds, and once more at the end. It is a timer and not a job, because each job would
 * leave a row behind. Any number of processes may run one.
 */
export const createSealer = ({ database, folder, clock, onError, everyMs = EVERY_MS }: Options) => {
  const { inTransaction, inStatement, hasRoom = () => true } = database;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let headSeenAt = 0;

  /** Returns how many lines were sealed. */
  const sealWaiting = async () => {
    let count = 0;
    // A check costs no transaction, and usually no line waits.
    while (await inStatement(isAnyWaiting)) {
      const sealed = await inTransaction((db) => sealBatch(db, clock()));
      count += sealed;
      if (sealed < BATCH) break;
    }
    return count;
  };

  const pass = async () => {
    if (!hasRoom()) return;
    const count = await sealWaiting();
    const isDue = Math.abs(Date.now() - headSeenAt) > HEAD_EVERY_MS;
    if (count === 0 && !isDue) return;
    await keepHead(inStatement, folder, clock);
    headSeenAt = Date.now();
  };
  const safePass = () => pass().catch(onError);

  const schedule = () => {
    timer = setTimeout(() => {
      running = safePass().then(() => {
        if (!isStopping) schedule();
      });
    }, everyMs);
  };

  return {
    sealWaiting,
    start: () => {
      running = safePass().then(() => {
        if (!isStopping) schedule();
      });
    },
    /** Seals every line that was written until now and writes the head to the disk. */
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await running;
      headSeenAt = 0;
      await safePass();
    },
  };
};

const sealBatch = async (db: Db, now: Date) => {
  await lockSealing(db);
  const waiting = await findWaiting(db, BATCH);
  if (waiting.length === 0) return 0;
  let { seq, hash } = (await findLastSeal(db)) ?? { seq: 0, hash: NO_HASH };
  const seals: NewSeal[] = [];
  for (const line of waiting) {
    seq += 1;
    hash = hashOfLine(hash, line);
    seals.push({ seq, auditId: line.id, hash });
  }
  await insertSeals(db, seals, now);
  await deleteWaiting(
    db,
    waiting.map(({ no }) => no),
  );
  return waiting.length;
};

/** Never replaces a head that the chain does not know: that head proves that something was cut off. */
export const keepHead = async (inStatement: Database['inStatement'], folder: string, clock: Clock) => {
  const known = readHead(folder);
  if (known === 'damaged') throw new Error('the head of the audit log cannot be read');
  const last = await inStatement(findLastSeal);
  const then = known && (await inStatement((db) => findSeal(db, known.seq)));
  if (known && then?.hash !== known.hash) throw new Error('the audit log does not hold the head that was written');
  if (!last || (known && known.seq >= last.seq)) return;
  writeHead(folder, { ...last, at: clock().toISOString() });
};
