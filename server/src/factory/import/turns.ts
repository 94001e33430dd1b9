import { setTimeout as wait } from 'node:timers/promises';
import type { Db, InTransaction } from '../../kit/db/database.ts';

/** Time that a part may take. A request has a few turns of the database, and can wait for a part in each of them. */
const PART_MS = 40;
const FIRST = 25;
const LEAST = 10;
/** A part is at most so many times as large as the one before, because one short time says little. */
const GROWTH = 2;

type Pace = { rows: () => number; note: (rows: number, ms: number) => void };

/** Sizes each part of a long write by the time that the part before took, whatever the machine is busy with. */
export const createPace = (most: number): Pace => {
  let rows = Math.min(FIRST, most);
  return {
    rows: () => rows,
    note: (done, ms) => {
      if (done === 0) return;
      const fitting = Math.round((done * PART_MS) / Math.max(ms, 1));
      rows = Math.min(Math.max(Math.min(fitting, rows * GROWTH), LEAST), most);
    },
  };
};

/** Runs one part of a long write, and sizes the next one. `part` returns the rows that it has handled. */
export const runPart = async <Rows extends readonly unknown[] | undefined>(
  inTransaction: InTransaction,
  pace: Pace,
  part: (db: Db, rows: number) => Promise<Rows>,
): Promise<Rows> => {
  const { value, ms } = await timed(inTransaction, (db) => part(db, pace.rows()));
  pace.note(value?.length ?? 0, ms);
  return value;
};

/** Runs a turn of the database. Others have theirs after it. */
export const inTurn = async <T>(inTransaction: InTransaction, work: (db: Db) => Promise<T>): Promise<T> =>
  (await timed(inTransaction, work)).value;

const PAUSE_MAX_MS = 50;
/** Part of the time of a turn that is left to others after it. Those who wait already come next in any case. */
const PAUSE_SHARE = 0.25;

/** Measures the time in which nobody else had the database, without the wait for it. */
const timed = async <T>(inTransaction: InTransaction, work: (db: Db) => Promise<T>) => {
  const turn = await inTransaction(async (db) => {
    const started = performance.now();
    const value = await work(db);
    return { value, ms: performance.now() - started };
  });
  await wait(Math.min(turn.ms * PAUSE_SHARE, PAUSE_MAX_MS));
  return turn;
};
