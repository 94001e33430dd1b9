import { CODES_FOUND_MAX, type CodeList, type codesContract, KSIC_REVISIONS } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { writeCodeList } from './list-loader.ts';
import { deleteCodeList, findCodeList, findCodeLists, findListInUse, replaceCodeList } from './lists.store.ts';
import { findCodes, findRoots } from './search.store.ts';
import { queryOf } from './search-query.ts';

type Upload = Parameters<Handlers<typeof codesContract>['loadCodeList']>[1];

export const codeListsService: Handlers<typeof codesContract> = {
  async searchCodes({ db }, { scheme, revision, query, language }) {
    const list = await findListInUse(db, scheme, revision);
    if (!list) return { list: null, rows: [], hasMore: false };
    const codeQuery = queryOf(query);
    // One row more than is shown, to know whether there are more.
    const limit = CODES_FOUND_MAX + 1;
    const found = codeQuery
      ? await findCodes(db, list.id, codeQuery, language, limit)
      : await findRoots(db, list.id, language, limit);
    return { list, rows: found.slice(0, CODES_FOUND_MAX), hasMore: found.length > CODES_FOUND_MAX };
  },

  async listCodeLists({ db }) {
    return { rows: (await findCodeLists(db)).map(present) };
  },

  /** Writes the list beside the one in use, a part at a time, and switches when it is complete. */
  async loadCodeList({ inTransaction, record, actor, clock, file }, input) {
    refuseRevision(input);
    const id = await writeCodeList(inTransaction, input, { path: file.path, at: clock(), by: actor.id });
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

/**
 * Refuses an unknown revision of KSIC. A factory names the revision of its code, so no search would find such a list.
 */
const refuseRevision = ({ scheme, revision }: Upload) => {
  if (scheme === 'ksic' && !KSIC_REVISIONS.some((known) => known === revision))
    fail('request.invalid', { revision: 'invalid_value' });
};

const present = ({ loadedBy, ...list }: NonNullable<Awaited<ReturnType<typeof findCodeList>>>): CodeList => ({
  ...list,
  loadedBy: loadedBy ?? '',
});
