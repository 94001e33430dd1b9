import { FOUND_KINDS, type searchContract } from '@ieum/contract';
import { searchKeysOf, withoutClusters } from '../kit/db/search-keys.ts';
import type { Handlers } from '../kit/http/context.ts';
import { createOnce, type SearchSources } from '../kit/search.ts';
import { readWords } from './words.store.ts';

/** Asks the sources that the slices declare. Each source searches only what its caller may see. */
export const createSearchService = (sources: Required<SearchSources>): Handlers<typeof searchContract> => ({
  async search({ db, actor, clock, sender }, { query, kind, size }) {
    const typed = withoutClusters(query);
    const keys = searchKeysOf(typed, await readWords(db, typed));
    const search = { db, now: clock(), language: sender.language, keys, size: size + 1, once: createOnce() };
    const groups = [];
    for (const foundKind of kind ? [kind] : FOUND_KINDS) {
      const rows =
        actor.role === 'admin'
          ? await sources.admin[foundKind]?.({ ...search, actor })
          : await sources.supplier[foundKind]?.({ ...search, actor });
      if (rows?.length) groups.push({ kind: foundKind, rows: rows.slice(0, size), hasMore: rows.length > size });
    }
    return { groups };
  },
});
