import type { ImportState } from '@ieum/contract';
import type { InTransaction } from '../../kit/db/database.ts';
import { removeHidden } from './hidden.store.ts';
import { lockImport } from './import.store.ts';
import { createPace, runPart } from './turns.ts';

const REMOVED_AT_ONCE = 100;

/** An import that is done hides nothing, and what it hides while it is undone still belongs to rows. */
const DISCARDED: ImportState[] = ['applying', 'cancelled', 'failed', 'undone'];

/** Removes, in parts, what an import has written and nobody has seen. */
export const discardImport = async (inTransaction: InTransaction, id: string) => {
  const pace = createPace(REMOVED_AT_ONCE);
  for (;;) {
    const removed = await runPart(inTransaction, pace, async (db, rows) => {
      const run = await lockImport(db, id);
      return run && DISCARDED.includes(run.state) ? removeHidden(db, id, rows) : [];
    });
    if (removed.length === 0) return;
  }
};
