import { SHEET_PROBLEMS_MAX } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { Failure } from '../../kit/http/failure.ts';
import type { SheetProblem } from './rows.ts';

/** What became of a row. */
export type RowOutcome = 'added' | 'changed' | 'same' | SheetProblem[];

/** Thrown to take everything back. */
class TakenBack extends Error {}

/**
 * Every row through the same rules as if somebody typed it, one after the other in one transaction: a row sees what those
 * above it have done. It stays only where it is wanted and nothing is wrong.
 */
export const tryRows = async <R>(
  inTransaction: InTransaction,
  rows: R[],
  isWanted: boolean,
  one: (db: Db, row: R) => Promise<RowOutcome>,
) => {
  const counts = { added: 0, changed: 0, same: 0 };
  const problems: SheetProblem[] = [];
  let isApplied = false;
  const run = async (db: Db) => {
    for (const row of rows) {
      const outcome = await one(db, row);
      if (typeof outcome === 'string') counts[outcome] += 1;
      else problems.push(...outcome);
    }
    if (!isWanted || problems.length > 0) throw new TakenBack();
  };
  try {
    await inTransaction(run);
    isApplied = true;
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  const told = problems.slice(0, SHEET_PROBLEMS_MAX);
  return { isApplied, rows: rows.length, ...counts, problemCount: problems.length, problems: told };
};

/** A refusal of the rules as a problem of the row; anything else that goes wrong ends all of it. */
export const refusedAt = (error: unknown, row: number, columns: Partial<Record<string, string>>): SheetProblem[] => {
  if (!(error instanceof Failure)) throw error;
  const problem = error.code.replace(/^\w+\./, '');
  return [{ row, column: columns[problem] ?? '', problem }];
};
