import { setTimeout as wait } from 'node:timers/promises';
import type { ImportCounts } from '@ieum/contract';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { parseRow, type RowRules } from '../sheet/row-parser.ts';
import { applyDecisions, findToUpdate, markSameTarget, markTwice } from './duplicates.store.ts';
import { findAnyImport, type Import, lockImport, noteProgress, updateImport } from './import.store.ts';
import { type RowThread, startRowThread } from './row-thread.ts';
import { judged, lineUp } from './row-verdicts.ts';
import { countVerdicts, findRowsAfter, findRowsBy, findRowsTwice, type StoredRow, storeChecked } from './rows.store.ts';

/** So many rows to a turn of the database: short enough that nobody notices it. */
export const ROWS_AT_ONCE = 100;

export const rulesOf = ({ emptyCells, country }: Import, now: Date): RowRules => ({
  emptyCells,
  country,
  today: todayInSeoul(now),
});

/** Looks at every row, a few at a time; whoever cancels is heard between two turns. */
export const checkImport = async (inTransaction: InTransaction, clock: Clock, id: string) => {
  const one = await inTransaction((db) => findAnyImport(db, id));
  if (one?.state !== 'checking') return;
  const total = one.sheet?.rows ?? 0;
  const rules = rulesOf(one, clock());
  const thread = startRowThread();
  try {
    let done = 0;
    for (let after = 0; ; ) {
      const rows = await inTurn(() => inTransaction((db) => findRowsAfter(db, id, after, ROWS_AT_ONCE)));
      if (rows.length === 0) break;
      after = rows.at(-1)?.row ?? after;
      done += rows.length;
      if (!(await checkPart(inTransaction, thread, { one, rows, rules, done, total }))) return;
    }
    const toUpdate = await inTurn(() =>
      inTransaction(async (db) => {
        await markTwice(db, id);
        await applyDecisions(db, id, one.companyId);
        return findToUpdate(db, id);
      }),
    );
    for (let at = 0; at < toUpdate.length; at += ROWS_AT_ONCE) {
      const part = toUpdate.slice(at, at + ROWS_AT_ONCE);
      const rows = await inTransaction((db) => findRowsBy(db, id, part));
      if (!(await checkPart(inTransaction, thread, { one, rows, rules, done: total, total }))) return;
    }
    await inTransaction(async (db) => {
      if ((await lockImport(db, id))?.state !== 'checking') return;
      await markSameTarget(db, id);
      await updateImport(db, id, { state: 'checked', counts: await countsOf(db, id) }, true);
    });
  } finally {
    await thread.close();
  }
};

type Part = { one: Import; rows: StoredRow[]; rules: RowRules; done: number; total: number };

/** False when it was cancelled. */
const checkPart = async (inTransaction: InTransaction, thread: RowThread, { one, rows, rules, done, total }: Part) => {
  const lined = await inTransaction((db) => lineUp(db, one, rows));
  const parsed = await thread.parse(
    lined.map(({ given }) => given),
    rules,
  );
  return inTurn(() =>
    inTransaction(async (db) => {
      if (!(await noteProgress(db, one.id, 'checking', done, total))) return false;
      await storeChecked(db, one.id, await judged(db, one.companyId, lined, parsed));
      return true;
    }),
  );
};

/** Few rows, in the request that has changed them; and those that were wrong because of them. */
export const recheckRows = async (db: Db, one: Import, changed: number[], now: Date) => {
  const numbers = [...new Set([...changed, ...(await findRowsTwice(db, one.id))])];
  const rules = rulesOf(one, now);
  const look = async (rows: StoredRow[]) => {
    const lined = await lineUp(db, one, rows);
    const parsed = lined.map(({ given }) => parseRow(given, rules));
    await storeChecked(db, one.id, await judged(db, one.companyId, lined, parsed));
  };
  if (numbers.length > 0) await look(await findRowsBy(db, one.id, numbers));
  await markTwice(db, one.id);
  await applyDecisions(db, one.id, one.companyId);
  const toUpdate = await findToUpdate(db, one.id);
  if (toUpdate.length > 0) await look(await findRowsBy(db, one.id, toUpdate));
  await markSameTarget(db, one.id);
  await updateImport(db, one.id, { counts: await countsOf(db, one.id) }, true);
};

export const NO_COUNTS: ImportCounts = { new: 0, changed: 0, same: 0, bad: 0, alike: 0, skipped: 0 };

export const countsOf = async (db: Db, id: string): Promise<ImportCounts> => ({
  ...NO_COUNTS,
  ...(await countVerdicts(db, id)),
});

const PAUSE_MAX_MS = 50;

/** After a turn of the database the others have theirs, for as long. */
export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  const started = performance.now();
  const value = await work();
  await wait(Math.min(performance.now() - started, PAUSE_MAX_MS));
  return value;
};
