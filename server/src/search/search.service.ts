import { FOUND_KINDS, type searchContract } from '@ieum/contract';
import { gatheredReads } from '../kit/db/gathered-reads.ts';
import { searchKeysOf, withoutClusters } from '../kit/db/search-keys.ts';
import type { Handlers } from '../kit/http/context.ts';
import { createOnce, type SearchSources } from '../kit/search.ts';
import { readWords } from './words.store.ts';

/**
 * Asks the sources that the slices declare. Each source searches only what its caller may see. They read at the same time,
 * and what they ask for together is one statement: its number does not depend on how many sources there are.
 */
export const createSearchService = (sources: Required<SearchSources>): Handlers<typeof searchContract> => ({
  async search({ db: whole, actor, clock, sender }, { query, kind, size }) {
    const db = gatheredReads(whole);
    const typed = withoutClusters(query);
    const keys = searchKeysOf(typed, await readWords(db, typed));
    const search = { db, now: clock(), language: sender.language, keys, size: size + 1, once: createOnce() };
    const groups = await Promise.all(
      (kind ? [kind] : FOUND_KINDS).map(async (foundKind) => {
        const rows =
          actor.role === 'admin'
            ? await sources.admin[foundKind]?.({ ...search, actor })
            : await sources.supplier[foundKind]?.({ ...search, actor });
        return { kind: foundKind, rows: rows?.slice(0, size) ?? [], hasMore: (rows?.length ?? 0) > size };
      }),
    );
    return { groups: groups.filter(({ rows }) => rows.length > 0) };
  },
});
