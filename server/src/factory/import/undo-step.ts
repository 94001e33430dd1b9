import type { Clock } from '../../kit/clock.ts';
import { type Db, type InTransaction, sqlStateOf } from '../../kit/db/database.ts';
import { deleteFactories } from '../record/bulk.store.ts';
import { type ChangedFactory, changeFactories, findCodeOwners } from '../record/bulk-writer.ts';
import { wholeDetails } from '../record/writer.ts';
import { countLeft, findApplied, findLastRow, storeUndone } from './applied.store.ts';
import { hideAdded, showFactories } from './hidden.store.ts';
import { findAnyImport, type Import, lockImport, updateImport } from './import.store.ts';
import { createPace, runPart } from './turns.ts';

const RESTORED_AT_ONCE = 250;
const REMOVED_AT_ONCE = 100;

type Applied = Awaited<ReturnType<typeof findApplied>>[number];

/**
 * Undoes an import. One transaction restores changed factories and hides added ones, so nobody sees a part. Then
 * the hidden ones are removed in short transactions. Factories that were used or edited since stay.
 */
export const undoImport = async (inTransaction: InTransaction, clock: Clock, id: string) => {
  const isOurs = await inTransaction(async (db) => {
    const run = await findAnyImport(db, id);
    if (!run?.undoneBy || (await lockImport(db, id))?.state !== 'undoing') return false;
    await restoreChanged(db, run, run.undoneBy, clock());
    await hideAdded(db, id);
    return true;
  });
  if (!isOurs) return;
  await removeAdded(inTransaction, id);
  await inTransaction(async (db) => {
    if ((await lockImport(db, id))?.state !== 'undoing') return;
    const left = await countLeft(db, id);
    await updateImport(db, id, { state: 'undone', left_count: left, ended_at: clock().toISOString() }, true);
  });
};

const restoreChanged = async (db: Db, run: Import, by: string, at: Date) => {
  const last = await findLastRow(db, run.id);
  for (let after = 0; after < last; after += RESTORED_AT_ONCE) {
    const part = await findApplied(db, run.id, { added: false, after, limit: RESTORED_AT_ONCE });
    if (part.length === 0) continue;
    const restorable = part.filter((row) => row.isUntouched).map((row) => restoring(row, run, by, at));
    const owners = await findCodeOwners(db, run.companyId, restorable);
    // Another factory may use the old code by now.
    const restored = restorable.filter(({ id, saving }) => (owners.get(saving.details.code) ?? id) === id);
    await changeFactories(db, restored);
    const done = new Set(rowsOf(restored));
    await storeUndone(db, run.id, 'restored', [...done]);
    await storeUndone(
      db,
      run.id,
      'left',
      rowsOf(part).filter((row) => !done.has(row)),
    );
  }
};

const removeAdded = async (inTransaction: InTransaction, id: string) => {
  const pace = createPace(REMOVED_AT_ONCE);
  const last = await inTransaction((db) => findLastRow(db, id));
  for (let after = 0; after < last; ) {
    const from = after;
    let next = from;
    const removing = (most: number, isForced: boolean) =>
      runPart(inTransaction, pace, async (db, rows) => {
        if ((await lockImport(db, id))?.state !== 'undoing') return undefined;
        const limit = Math.min(rows, most);
        const part = await findApplied(db, id, { added: true, after: from, limit });
        if (part.length > 0) await removePart(db, id, part, isForced);
        next = from + limit;
        return part;
      });
    // If one of them is used elsewhere, each gets a transaction of its own, and that one is left.
    const part = await removing(REMOVED_AT_ONCE, false)
      .catch((error) => (isInUse(error) ? removing(1, false) : Promise.reject(error)))
      .catch((error) => (isInUse(error) ? removing(1, true) : Promise.reject(error)));
    if (!part) return;
    after = next;
  }
};

/** Something refers to a factory that was to be removed. */
const isInUse = (error: unknown) => sqlStateOf(error) === '23503';

/** Removes the factories of these rows, or leaves them, all if forced, and shows those that stay. */
const removePart = async (db: Db, importId: string, part: Applied[], isForced: boolean) => {
  const isGone = ({ isUntouched, hasMore }: Applied) => !isForced && isUntouched && !hasMore;
  const removed = part.filter(isGone);
  await deleteFactories(
    db,
    removed.map(({ id }) => id),
  );
  await showFactories(
    db,
    part.map(({ id }) => id),
  );
  await storeUndone(db, importId, 'removed', rowsOf(removed));
  await storeUndone(db, importId, 'left', rowsOf(part.filter((row) => !isGone(row))));
};

const rowsOf = (rows: { row: number }[]) => rows.map(({ row }) => row);

type Restored = ChangedFactory & { row: number };

const restoring = (
  { row, id, version, detailsBefore, stateBefore, confirmedAt }: Applied,
  { companyId }: Import,
  by: string,
  at: Date,
): Restored => {
  const was = { details: wholeDetails(detailsBefore ?? {}), state: stateBefore ?? 'active' };
  return { row, id, version, saving: { ...was, companyId, kind: 'undone', by, at, confirmedAt } };
};
