import type { Clock } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import { lockFactories } from '../record/bulk.store.ts';
import { addFactories, type ChangedFactory, changeFactories, type NewFactory } from '../record/bulk-writer.ts';
import type { Saving } from '../record/writer.ts';
import type { RowRules } from '../sheet/row-parser.ts';
import { countsOf, inTurn, ROWS_AT_ONCE, rulesOf } from './check-step.ts';
import { findAnyImport, type Import, lockImport, noteProgress, updateImport } from './import.store.ts';
import { type RowThread, startRowThread } from './row-thread.ts';
import { lineUp } from './row-verdicts.ts';
import { findRowsAfter, type StoredRow, storeApplied } from './rows.store.ts';

/** Somebody has changed something since the rows were looked at: then they are looked at again, and nothing is written. */
class Overtaken extends Error {}

/** Rows to a statement. */
const WRITTEN_AT_ONCE = 250;

type Prepared = { row: number; id: string; version: number; saving: Saving };

/**
 * First everything is made ready, a few rows at a time and without a transaction; then all of it is written in one, which
 * is nothing but statements of 250 rows each, so that it holds up others as briefly as can be. Gives false when the
 * rows have to be checked again.
 */
export const applyImport = async (inTransaction: InTransaction, clock: Clock, id: string): Promise<boolean> => {
  const one = await inTransaction((db) => findAnyImport(db, id));
  if (one?.state !== 'applying' || !one.confirmedBy) return true;
  const at = clock();
  const by = one.confirmedBy;
  const thread = startRowThread();
  try {
    const prepared = await prepareAll(inTransaction, thread, { one, rules: rulesOf(one, at), by, at });
    if (!prepared) return true;
    return await inTransaction((db) => write(db, one, prepared, at));
  } catch (error) {
    const isTaken = error instanceof Failure && error.code === 'factory.code_taken';
    if (error instanceof Overtaken || isTaken) return false;
    throw error;
  } finally {
    await thread.close();
  }
};

type Applying = { one: Import; rules: RowRules; by: string; at: Date };

/** Nothing when it was cancelled meanwhile. */
const prepareAll = async (inTransaction: InTransaction, thread: RowThread, applying: Applying) => {
  const { one } = applying;
  const total = (one.counts.new ?? 0) + (one.counts.changed ?? 0);
  const prepared: Prepared[] = [];
  for (let after = 0; ; ) {
    const found = await inTurn(() => inTransaction((db) => findRowsAfter(db, one.id, after, ROWS_AT_ONCE)));
    const last = found.at(-1);
    if (!last) return prepared;
    after = last.row;
    const rows = found.filter(({ verdict }) => verdict === 'new' || verdict === 'changed');
    prepared.push(...(await prepare(inTransaction, thread, rows, applying)));
    const isOurs = await inTransaction((db) => noteProgress(db, one.id, 'applying', prepared.length, total));
    if (!isOurs) return undefined;
  }
};

const prepare = async (
  inTransaction: InTransaction,
  thread: RowThread,
  rows: StoredRow[],
  { one, rules, by, at }: Applying,
): Promise<Prepared[]> => {
  if (rows.length === 0) return [];
  const lined = await inTransaction((db) => lineUp(db, one, rows));
  const parsed = await thread.parse(
    lined.map(({ given }) => given),
    rules,
  );
  return parsed.map(({ row, outcome }, index) => {
    const target = lined[index]?.target;
    const wasThere = rows[index]?.verdict === 'changed';
    if (!outcome || wasThere !== (target !== undefined)) throw new Overtaken();
    const confirmedAt = target?.confirmedAt ?? null;
    const saving = { ...outcome, companyId: one.companyId, kind: 'imported' as const, by, at, confirmedAt };
    return { row, id: target?.id ?? crypto.randomUUID(), version: target?.version ?? 0, saving };
  });
};

const write = async (db: Db, one: Import, prepared: Prepared[], at: Date) => {
  if ((await lockImport(db, one.id))?.state !== 'applying') return true;
  for (let from = 0; from < prepared.length; from += WRITTEN_AT_ONCE) {
    const part = prepared.slice(from, from + WRITTEN_AT_ONCE);
    const added: NewFactory[] = part.filter(({ version }) => version === 0);
    const changed: ChangedFactory[] = part.filter(({ version }) => version > 0);
    const versions = await lockFactories(
      db,
      one.companyId,
      changed.map(({ id }) => id),
    );
    if (changed.some(({ id, version }) => versions.get(id) !== version)) throw new Overtaken();
    await addFactories(db, added);
    await changeFactories(db, changed);
    await storeApplied(
      db,
      one.id,
      part.map(({ row, id, version }) => ({ row, factoryId: id, version: version + 1 })),
    );
  }
  const counts = await countsOf(db, one.id);
  await updateImport(db, one.id, { state: 'done', counts, ended_at: at.toISOString() }, true);
  return true;
};
