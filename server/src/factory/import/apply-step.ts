import type { Clock } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import { lockFactories } from '../record/bulk.store.ts';
import { addFactories, type ChangedFactory, changeFactories } from '../record/bulk-writer.ts';
import type { Saving } from '../record/writer.ts';
import type { RowRules } from '../sheet/row-parser.ts';
import { countApplied, storeApplied } from './applied.store.ts';
import { countsOf, rulesOf } from './check-step.ts';
import { showHidden } from './hidden.store.ts';
import { findAnyImport, type Import, lockImport, noteProgress, updateImport } from './import.store.ts';
import { type RowThread, startRowThread } from './row-thread.ts';
import { lineUp } from './row-verdicts.ts';
import { findToApply } from './rows.store.ts';
import { createPace, runPart } from './turns.ts';

/** Thrown when a factory has changed since the check. Then nothing is shown and the rows are checked again. */
class Overtaken extends Error {}

/** Largest number of new factories in one transaction. */
export const ADDED_AT_ONCE = 100;
/** Changed factories in one statement. */
const CHANGED_AT_ONCE = 250;

type Prepared = { row: number; id: string; version: number; saving: Saving };
type Applying = { run: Import; rules: RowRules; by: string; at: Date };

/**
 * Applies a confirmed import. New factories are written in short transactions and stay hidden. The last transaction
 * changes the existing ones and shows all of them, so nobody sees a part. After a crash it continues with the rows that
 * are not written yet. Nothing may be shown if it returns `overtaken` or `stopped`.
 */
export const applyImport = async (
  inTransaction: InTransaction,
  clock: Clock,
  id: string,
): Promise<'done' | 'overtaken' | 'stopped'> => {
  const run = await inTransaction((db) => findAnyImport(db, id));
  if (run?.state !== 'applying' || !run.confirmedBy) return 'stopped';
  const at = clock();
  const thread = startRowThread();
  try {
    const changed = await addInParts(inTransaction, thread, { run, rules: rulesOf(run, at), by: run.confirmedBy, at });
    const isDone = changed !== undefined && (await inTransaction((db) => finish(db, run, changed, at)));
    return isDone ? 'done' : 'stopped';
  } catch (error) {
    const isTaken = error instanceof Failure && error.code === 'factory.code_taken';
    if (error instanceof Overtaken || isTaken) return 'overtaken';
    throw error;
  } finally {
    await thread.close();
  }
};

/** Writes the new factories and returns the changes, which are not written yet; nothing if the import was cancelled. */
const addInParts = async (inTransaction: InTransaction, thread: RowThread, applying: Applying) => {
  const { run } = applying;
  const total = (run.counts.new ?? 0) + (run.counts.changed ?? 0);
  let done = await inTransaction((db) => countApplied(db, run.id));
  const changed: Prepared[] = [];
  const pace = createPace(ADDED_AT_ONCE);
  for (let after = 0; ; ) {
    const found = await inTransaction(async (db) => {
      const rows = await findToApply(db, run.id, after, pace.rows());
      return { rows, lined: await lineUp(db, run, rows) };
    });
    const last = found.rows.at(-1);
    if (!last) return changed;
    after = last.row;
    const prepared = await prepare(thread, found, applying);
    const added = prepared.filter(({ version }) => version === 0);
    changed.push(...prepared.filter(({ version }) => version > 0));
    done += prepared.length;
    const written = await runPart(inTransaction, pace, async (db) => {
      if (!(await noteProgress(db, run.id, 'applying', done, total))) return undefined;
      await add(db, run.id, added);
      return prepared;
    });
    if (!written) return undefined;
  }
};

type Found = { rows: Awaited<ReturnType<typeof findToApply>>; lined: Awaited<ReturnType<typeof lineUp>> };

const prepare = async (
  thread: RowThread,
  { rows, lined }: Found,
  { run, rules, by, at }: Applying,
): Promise<Prepared[]> => {
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

const add = async (db: Db, importId: string, added: Prepared[]) => {
  if (added.length === 0) return;
  await addFactories(db, importId, added);
  const stored = await storeApplied(db, importId, appliedOf(added));
  // A process that was taken for dead has written them meanwhile. Later there is nothing left of these rows to write.
  if (stored < added.length) throw new Error('another process writes the rows of this import');
};

const appliedOf = (rows: Prepared[]) =>
  rows.map(({ row, id, version }) => ({ row, factoryId: id, version: version + 1 }));

/** Returns false if the import was cancelled. */
const finish = async (db: Db, run: Import, changed: Prepared[], at: Date) => {
  if ((await lockImport(db, run.id))?.state !== 'applying') return false;
  for (let from = 0; from < changed.length; from += CHANGED_AT_ONCE) {
    const part: (Prepared & ChangedFactory)[] = changed.slice(from, from + CHANGED_AT_ONCE);
    const versions = await lockFactories(
      db,
      run.companyId,
      part.map(({ id }) => id),
    );
    if (part.some(({ id, version }) => versions.get(id) !== version)) throw new Overtaken();
    await changeFactories(db, part);
    await storeApplied(db, run.id, appliedOf(part));
  }
  await showHidden(db, run.id);
  const counts = await countsOf(db, run.id);
  await updateImport(db, run.id, { state: 'done', counts, ended_at: at.toISOString() }, true);
  return true;
};
