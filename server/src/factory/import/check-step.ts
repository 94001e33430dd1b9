import type { ImportCounts } from '@ieum/contract';
import { type Clock, todayInSeoul } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { parseRow, type RowRules } from '../sheet/row-parser.ts';
import { applyDecisions, findToUpdate, markSameCodes, markSameNames, markSameTarget } from './duplicates.store.ts';
import { findAnyImport, type Import, lockImport, noteProgress, updateImport } from './import.store.ts';
import { type RowThread, startRowThread } from './row-thread.ts';
import { judgeRows, type Lined, lineUp } from './row-verdicts.ts';
import {
  countVerdicts,
  findDuplicateRows,
  findRowsAfter,
  findRowsBy,
  type StoredRow,
  storeChecked,
} from './rows.store.ts';
import { inTurn } from './turns.ts';

/** Rows per turn of the database: few enough that nobody notices it. */
const ROWS_AT_ONCE = 100;

export const rulesOf = ({ emptyCells, country }: Import, now: Date): RowRules => ({
  emptyCells,
  country,
  today: todayInSeoul(now),
});

/** Checks every row, a few at a time. A cancellation takes effect between two turns. */
export const checkImport = async (inTransaction: InTransaction, clock: Clock, id: string) => {
  const run = await inTransaction((db) => findAnyImport(db, id));
  if (run?.state !== 'checking') return;
  const total = run.sheet?.rows ?? 0;
  const rules = rulesOf(run, clock());
  const thread = startRowThread();
  try {
    let done = 0;
    for (let after = 0; ; ) {
      const lined = await inTransaction(async (db) =>
        lineUp(db, run, await findRowsAfter(db, id, after, ROWS_AT_ONCE)),
      );
      if (lined.length === 0) break;
      after = lined.at(-1)?.given.row ?? after;
      done += lined.length;
      if (!(await checkPart(inTransaction, thread, { run, lined, rules, done, total }))) return;
    }
    await inTurn(inTransaction, (db) => markSameCodes(db, id));
    await inTurn(inTransaction, (db) => markSameNames(db, id));
    const toUpdate = await inTurn(inTransaction, async (db) => {
      await applyDecisions(db, id, run.companyId);
      return findToUpdate(db, id);
    });
    for (let at = 0; at < toUpdate.length; at += ROWS_AT_ONCE) {
      const part = toUpdate.slice(at, at + ROWS_AT_ONCE);
      const lined = await inTransaction(async (db) => lineUp(db, run, await findRowsBy(db, id, part)));
      if (!(await checkPart(inTransaction, thread, { run, lined, rules, done: total, total }))) return;
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

type Part = { run: Import; lined: Lined[]; rules: RowRules; done: number; total: number };

/** Returns false if the import was cancelled. */
const checkPart = async (inTransaction: InTransaction, thread: RowThread, { run, lined, rules, done, total }: Part) => {
  const parsed = await thread.parse(
    lined.map(({ given }) => given),
    rules,
  );
  return inTurn(inTransaction, async (db) => {
    if (!(await noteProgress(db, run.id, 'checking', done, total))) return false;
    await storeChecked(db, run.id, await judgeRows(db, run.companyId, lined, parsed));
    return true;
  });
};

/** Checks a few rows within the request that changed them, and the rows that were wrong because of them. */
export const recheckRows = async (db: Db, run: Import, changed: number[], now: Date) => {
  const numbers = [...new Set([...changed, ...(await findDuplicateRows(db, run.id))])];
  const rules = rulesOf(run, now);
  const look = async (rows: StoredRow[]) => {
    const lined = await lineUp(db, run, rows);
    const parsed = lined.map(({ given }) => parseRow(given, rules));
    await storeChecked(db, run.id, await judgeRows(db, run.companyId, lined, parsed));
  };
  if (numbers.length > 0) await look(await findRowsBy(db, run.id, numbers));
  await markSameCodes(db, run.id);
  await markSameNames(db, run.id);
  await applyDecisions(db, run.id, run.companyId);
  const toUpdate = await findToUpdate(db, run.id);
  if (toUpdate.length > 0) await look(await findRowsBy(db, run.id, toUpdate));
  await markSameTarget(db, run.id);
  await updateImport(db, run.id, { counts: await countsOf(db, run.id) }, true);
};

export const NO_COUNTS: ImportCounts = { new: 0, changed: 0, same: 0, bad: 0, alike: 0, skipped: 0 };

export const countsOf = async (db: Db, id: string): Promise<ImportCounts> => ({
  ...NO_COUNTS,
  ...(await countVerdicts(db, id)),
});
