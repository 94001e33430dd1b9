import { SHEET_PROBLEMS_MAX } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import type { SheetProblem } from './rows.ts';

export type RowOutcome = 'added' | 'changed' | 'same' | SheetProblem[];

/** Thrown to roll everything back. */
class RolledBack extends Error {}

/**
 * Runs every row through the same rules as if somebody typed it, one after the other in one transaction: a row sees
 * what those above it have done. The changes stay only if they are wanted and nothing is wrong.
 */
export const runRows = async <R>(
  inTransaction: InTransaction,
  rows: R[],
  isWanted: boolean,
  apply: (db: Db, row: R) => Promise<RowOutcome>,
) => {
  const counts = { added: 0, changed: 0, same: 0 };
  const problems: SheetProblem[] = [];
  let isApplied = false;
  const run = async (db: Db) => {
    for (const row of rows) {
      const outcome = await apply(db, row);
      if (typeof outcome === 'string') counts[outcome] += 1;
      else problems.push(...outcome);
    }
    if (!isWanted || problems.length > 0) throw new RolledBack();
  };
  try {
    await inTransaction(run);
    isApplied = true;
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  const shown = problems.slice(0, SHEET_PROBLEMS_MAX);
  return { isApplied, rows: rows.length, ...counts, problemCount: problems.length, problems: shown };
};

/** Reports a refusal as a problem of the row; any other error ends the whole import. */
export const rowProblemOf = (error: unknown, row: number, columns: Partial<Record<string, string>>): SheetProblem[] => {
  if (!(error instanceof Failure)) throw error;
  const problem = error.code.replace(/^\w+\./, '');
  return [{ row, column: columns[problem] ?? '', problem }];
};
