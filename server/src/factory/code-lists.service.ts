import { CODES_FOUND_MAX, CODES_MAX, type CodeList, type codesContract, KSIC_REVISIONS } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import type { Db, InTransaction } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import { readCodeFile } from './code-file.ts';
import {
  deleteCodeList,
  deleteUnfinished,
  findBuiltIn,
  findCodeList,
  findCodeLists,
  findEntries,
  findListInUse,
  insertCodeList,
  insertEntries,
  replaceCodeList,
  tidyIndex,
} from './code-lists.store.ts';
import { queryOf } from './code-query.ts';
import { type CodeRow, codeRowsOf } from './code-rows.ts';
import { findCodes, findRoots } from './code-search.store.ts';

/** On the embedded database everybody else waits for an open transaction: so many rows take a fraction of a second. */
const BATCH = 500;
const HOUR_MS = 60 * 60 * 1000;
/** An answer that named a problem in every row would be larger than the file. */
const PROBLEMS_MAX = 100;

type Upload = Parameters<Handlers<typeof codesContract>['loadCodeList']>[1];

export const codeListsService: Handlers<typeof codesContract> = {
  async searchCodes({ db }, { scheme, revision, query, language }) {
    const list = await findListInUse(db, scheme, revision);
    if (!list) return { list: null, rows: [], hasMore: false };
    const asked = queryOf(query);
    // One more than is shown says whether there is more.
    const limit = CODES_FOUND_MAX + 1;
    const found = asked
      ? await findCodes(db, list.id, asked, language, limit)
      : await findRoots(db, list.id, language, limit);
    return { list, rows: found.slice(0, CODES_FOUND_MAX), hasMore: found.length > CODES_FOUND_MAX };
  },

  async listCodeLists({ db }) {
    return { rows: (await findCodeLists(db)).map(present) };
  },

  /** Arrives beside the one in use, a part at a time, and takes its place when it is whole. */
  async loadCodeList({ inTransaction, record, actor, clock, file }, input) {
    refuseRevision(input);
    const raw = await readCodeFile(file.path, CODES_MAX);
    const base = await inTransaction((db) => findBase(db, input));
    const { rows, problems } = codeRowsOf(raw, base);
    if (problems.length > 0) {
      const named = problems.slice(0, PROBLEMS_MAX);
      fail(
        'factory.list_wrong',
        Object.fromEntries(named.map(({ place, column, problem }) => [`${place}.${column}`, problem])),
      );
    }
    const at = clock();
    const { id } = await inTransaction(async (db) => {
      await deleteUnfinished(db, new Date(at.getTime() - HOUR_MS));
      return insertCodeList(db, { ...input, size: raw.length, at, by: actor.id });
    });
    await insertInParts(inTransaction, id, rows);
    return inTransaction(async (db) => {
      await replaceCodeList(db, id, input);
      await record(db, id);
      return present((await findCodeList(db, id)) ?? fail('request.conflict'));
    });
  },

  async removeCodeList({ db }, { id }) {
    if (!(await deleteCodeList(db, id))) fail('request.not_found');
    return {};
  },
};

/** Factories say which revision of KSIC their code is of: a list of any other would be found by nobody. */
const refuseRevision = ({ scheme, revision }: Upload) => {
  if (scheme === 'ksic' && !KSIC_REVISIONS.some((one) => one === revision))
    fail('request.invalid', { revision: 'invalid_value' });
};

/** What Korea adds to the Harmonized System goes on where its six digits end. */
const findBase = async (db: Db, { scheme, revision }: Upload) => {
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

const present = ({ loadedBy, ...list }: NonNullable<Awaited<ReturnType<typeof findCodeList>>>): CodeList => ({
  ...list,
  loadedBy: loadedBy ?? '',
});
