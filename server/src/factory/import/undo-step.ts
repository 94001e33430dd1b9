import type { Clock } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { deleteFactories } from '../record/bulk.store.ts';
import { type ChangedFactory, changeFactories, findCodeOwners } from '../record/bulk-writer.ts';
import { wholeDetails } from '../record/writer.ts';
import { findAnyImport, type Import, lockImport, updateImport } from './import.store.ts';
import { countGone, findAppliedAfter, storeUndone } from './rows.store.ts';

const UNDONE_AT_ONCE = 250;

type Applied = Awaited<ReturnType<typeof findAppliedAfter>>[number];

/**
 * Undoes an import in one transaction. Added factories are removed and changed ones restored; factories that somebody
 * has edited since stay.
 */
export const undoImport = async (inTransaction: InTransaction, clock: Clock, id: string) => {
  await inTransaction(async (db) => {
    const run = await findAnyImport(db, id);
    if (!run?.undoneBy || (await lockImport(db, id))?.state !== 'undoing') return;
    let left = await countGone(db, id);
    for (let after = 0; ; ) {
      const part = await findAppliedAfter(db, id, after, UNDONE_AT_ONCE);
      const last = part.at(-1);
      if (!last) break;
      after = last.row;
      left += await undoPart(db, run, run.undoneBy, part, clock());
    }
    const ended = { state: 'undone', left_count: left, ended_at: clock().toISOString() } as const;
    await updateImport(db, id, ended, true);
  });
};

/** Returns how many factories had to be left. */
const undoPart = async (db: Db, run: Import, by: string, part: Applied[], at: Date) => {
  const isMade = ({ stateBefore }: Applied) => stateBefore === null;
  const removed = part.filter((row) => row.isUntouched && isMade(row) && !row.hasMore);
  const restorable = part.filter((row) => row.isUntouched && !isMade(row)).map((row) => restoring(row, run, by, at));
  const owners = await findCodeOwners(db, run.companyId, restorable);
  // Another factory may use the old code by now.
  const restored = restorable.filter(({ id, saving }) => (owners.get(saving.details.code) ?? id) === id);
  await deleteFactories(
    db,
    removed.map(({ id }) => id),
  );
  await changeFactories(db, restored);
  const done = new Set([...removed, ...restored].map(({ row }) => row));
  const left = part.flatMap(({ row }) => (done.has(row) ? [] : [row]));
  await storeUndone(db, run.id, 'removed', rowsOf(removed));
  await storeUndone(db, run.id, 'restored', rowsOf(restored));
  await storeUndone(db, run.id, 'left', left);
  return left.length;
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
