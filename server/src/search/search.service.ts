import { FOUND_KINDS, type searchContract } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import type { Actor, Handlers } from '../kit/http/context.ts';
import { partnersOf } from '../supply/links/partners.ts';
import { findMatches, readWords } from './matches.store.ts';
import { type Asked, searchKeysOf, withoutClusters } from './query.ts';
import { operatorSources, type Shared, supplierSources } from './sources.ts';

export const searchService: Handlers<typeof searchContract> = {
  async search({ db, actor, clock, sender }, { query, kind, size }) {
    const typed = withoutClusters(query);
    const asked = searchKeysOf(typed, await readWords(db, typed));
    const base = { db, now: clock(), language: sender.language, asked, size: size + 1 };
    const looking = { ...base, ...sharedBy(db, actor, asked) };
    const groups = [];
    for (const foundKind of kind ? [kind] : FOUND_KINDS) {
      const rows =
        actor.role === 'admin'
          ? await operatorSources[foundKind]?.({ ...looking, actor })
          : await supplierSources[foundKind]?.({ ...looking, actor });
      if (rows?.length) groups.push({ kind: foundKind, rows: rows.slice(0, size), hasMore: rows.length > size });
    }
    return { groups };
  },
};

/** Loads what several kinds need. An operator's keys of factories are pairs of letters alone, of all companies. */
const sharedBy = (db: Db, actor: Exclude<Actor, { role: 'newcomer' }>, asked: Asked): Shared => {
  const companyId = actor.role === 'admin' ? null : actor.companyId;
  const hasSingles = companyId !== null;
  return {
    factories: once(() => findMatches(db, asked, { table: 'factory', companyId, hasSingles })),
    products: once(() => findMatches(db, asked, { table: 'supply_product', companyId, hasSingles })),
    partners: once(async () => (actor.role === 'admin' ? [] : partnersOf(db, actor))),
  };
};

const once = <T>(ask: () => Promise<T>) => {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask();
    return answer;
  };
};
