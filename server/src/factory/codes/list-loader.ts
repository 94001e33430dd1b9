import { CODES_MAX, type codesContract, type Input } from '@ieum/contract';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { readCodeFile } from './list-file.ts';
import { type CodeRow, codeRowsOf } from './list-rows.ts';
import {
  deleteCodeList,
  deleteUnfinished,
  findBuiltIn,
  findEntries,
  findListInUse,
  insertCodeList,
  insertEntries,
  tidyIndex,
} from './lists.store.ts';

/**
 * Rows per transaction. On the embedded database every other request waits for an open transaction; 500 rows take a
 * fraction of a second.
 */
const BATCH = 500;
const HOUR_MS = 60 * 60 * 1000;
/** Limit of reported problems: an answer that named one in every row would be larger than the file. */
const PROBLEMS_MAX = 100;

export type ListHead = Omit<Input<(typeof codesContract)['loadCodeList']>, 'file'>;

/** Writes a file beside the list in use, a part at a time. The caller then puts the new list in use. */
export const writeCodeList = async (
  inTransaction: InTransaction,
  head: ListHead,
  { path, at, by }: { path: string; at: Date; by: string | null },
) => {
  const raw = await readCodeFile(path, CODES_MAX);
  const base = await inTransaction((db) => findBase(db, head));
  const { rows, problems } = codeRowsOf(raw, base);
  if (problems.length > 0) {
    const named = problems.slice(0, PROBLEMS_MAX);
    fail(
      'factory.list_wrong',
      Object.fromEntries(named.map(({ place, column, problem }) => [`${place}.${column}`, problem])),
    );
  }
  const { id } = await inTransaction(async (db) => {
    await deleteUnfinished(db, new Date(at.getTime() - HOUR_MS));
    return insertCodeList(db, { ...head, size: raw.length, at, by });
  });
  await insertInParts(inTransaction, id, rows);
  return id;
};

/** Returns the codes that this list builds on: HSK continues where the six digits of the Harmonized System end. */
const findBase = async (db: Db, { scheme, revision }: ListHead) => {
  const base = scheme === 'hsk' ? await findListInUse(db, 'hs', undefined) : await findBuiltIn(db, scheme, revision);
  return base ? findEntries(db, base.id) : [];
};

const insertInParts = async (inTransaction: InTransaction, id: string, rows: CodeRow[]) => {
  try {
    for (let from = 0; from < rows.length; from += BATCH) {
      await inTransaction((db) => insertEntries(db, id, rows.slice(from, from + BATCH)));
    }
    await inTransaction(tidyIndex);
  } catch (error) {
    await inTransaction((db) => deleteCodeList(db, id));
    throw error;
  }
};
