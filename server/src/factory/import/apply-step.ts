import type { Clock } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import { lockFactories } from '../record/bulk.store.ts';
import { addFactories, type ChangedFactory, changeFactories, type NewFactory } from '../record/bulk-writer.ts';
import type { Saving } from '../record/writer.ts';
import type { RowRules } from '../sheet/row-parser.ts';
import { countsOf, ROWS_AT_ONCE, rulesOf, withPause } from './check-step.ts';
import { findAnyImport, type Import, lockImport, noteProgress, updateImport } from './import.store.ts';
import { type RowThread, startRowThread } from './row-thread.ts';
import { lineUp } from './row-verdicts.ts';
import { findRowsAfter, type StoredRow, storeApplied } from './rows.store.ts';

/**
 * Thrown when a factory has changed since the rows were checked. Then nothing is written and the rows are checked
 * again.
 */
class Overtaken extends Error {}

/** Rows per statement. */
const WRITTEN_AT_ONCE = 250;

type Prepared = { row: number; id: string; version: number; saving: Saving };

/**
 * Applies a confirmed import. First all rows are prepared, a few at a time and without a transaction. Then one
 * transaction writes them in statements of 250 rows each, to block others as briefly as possible. Returns false when
 * the rows have to be checked again.
 */
export const applyImport = async (inTransaction: InTransaction, clock: Clock, id: string): Promise<boolean> => {
  const run = await inTransaction((db) => findAnyImport(db, id));
  if (run?.state !== 'applying' || !run.confirmedBy) return true;
  const at = clock();
  const by = run.confirmedBy;
  const thread = startRowThread();
  try {
    const prepared = await prepareAll(inTransaction, thread, { run, rules: rulesOf(run, at), by, at });
    if (!prepared) return true;
    return await inTransaction((db) => write(db, run, prepared, at));
  } catch (error) {
    const isTaken = error instanceof Failure && error.code === 'factory.code_taken';
    if (error instanceof Overtaken || isTaken) return false;
    throw error;
  } finally {
    await thread.close();
  }
};

type Applying = { run: Import; rules: RowRules; by: string; at: Date };

/** Returns nothing if the import was cancelled meanwhile. */
const prepareAll = async (inTransaction: InTransaction, thread: RowThread, applying: Applying) => {
  const { run } = applying;
  const total = (run.counts.new ?? 0) + (run.counts.changed ?? 0);
  const prepared: Prepared[] = [];
  for (let after = 0; ; ) {
    const found = await withPause(() => inTransaction((db) => findRowsAfter(db, run.id, after, ROWS_AT_ONCE)));
    const last = found.at(-1);
    if (!last) return prepared;
    after = last.row;
    const rows = found.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
    prepared.push(...(await prepare(inTransaction, thread, rows, applying)));
    const isOurs = await inTransaction((db) => noteProgress(db, run.id, 'applying', prepared.length, total));
    if (!isOurs) return undefined;
  }
};

const prepare = async (
  inTransaction: InTransaction,
  thread: RowThread,
  rows: StoredRow[],
  { run, rules, by, at }: Applying,
): Promise<Prepared[]> => {
  if (rows.length === 0) return [];
  const lined = await inTransaction((db) => lineUp(db, run, rows));
  const parsed = await thread.parse(
    lined.map(({ given }) => given),
    rules,
  );
  return parsed.map(({ row, outcome }, index) => {
    const target = lined[index]?.target;
    const wasThere = rows[index]?.verdict === 'changed';
    if (!outcome || wasThere !== (target !== undefined)) throw new Overtaken();
    const confirmedAt = target?.confirmedAt ?? null;
    const saving = { ...outcome, companyId: run.companyId, kind: 'imported' as const, by, at, confirmedAt };
    return { row, id: target?.id ?? crypto.randomUUID(), version: target?.version ?? 0, saving };
  });
};

const write = async (db: Db, run: Import, prepared: Prepared[], at: Date) => {
  if ((await lockImport(db, run.id))?.state !== 'applying') return true;
  for (let from = 0; from < prepared.length; from += WRITTEN_AT_ONCE) {
    const part = prepared.slice(from, from + WRITTEN_AT_ONCE);
    const added: NewFactory[] = part.filter(({ version }) => version === 0);
    const changed: ChangedFactory[] = part.filter(({ version }) => version > 0);
    const versions = await lockFactories(
      db,
      run.companyId,
      changed.map(({ id }) => id),
    );
    if (changed.some(({ id, version }) => versions.get(id) !== version)) throw new Overtaken();
    await addFactories(db, added);
    await changeFactories(db, changed);
    await storeApplied(
      db,
      run.id,
      part.map(({ row, id, version }) => ({ row, factoryId: id, version: version + 1 })),
    );
  }
  const counts = await countsOf(db, run.id);
  await updateImport(db, run.id, { state: 'done', counts, ended_at: at.toISOString() }, true);
  return true;
};
