import { FOUND_KINDS, type searchContract } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import type { Actor, Handlers } from '../kit/http/context.ts';
import { partnersOf } from '../supply/links/partners.ts';
import { findFits, readWords } from './matches.store.ts';
import { type Asked, askedOf, withoutClusters } from './query.ts';
import { operatorSources, type Shared, supplierSources } from './sources.ts';

export const searchService: Handlers<typeof searchContract> = {
  async search({ db, actor, clock, sender }, { query, kind, size }) {
    const typed = withoutClusters(query);
    const asked = askedOf(typed, await readWords(db, typed));
    const told = { db, now: clock(), language: sender.language, asked, size: size + 1 };
    const looking = { ...told, ...sharedBy(db, actor, asked) };
    const groups = [];
    for (const one of kind ? [kind] : FOUND_KINDS) {
      const rows =
        actor.role === 'admin'
          ? await operatorSources[one]?.({ ...looking, actor })
          : await supplierSources[one]?.({ ...looking, actor });
      if (rows?.length) groups.push({ kind: one, rows: rows.slice(0, size), hasMore: rows.length > size });
    }
    return { groups };
  },
};

/** What several kinds rest on. An operator's keys of factories are pairs of letters alone, and everybody's. */
const sharedBy = (db: Db, actor: Exclude<Actor, { role: 'newcomer' }>, asked: Asked): Shared => {
  const companyId = actor.role === 'admin' ? null : actor.companyId;
  const hasSingles = companyId !== null;
  return {
    factories: once(() => findFits(db, asked, { table: 'factory', companyId, hasSingles })),
    products: once(() => findFits(db, asked, { table: 'supply_product', companyId, hasSingles })),
    partners: once(async () => (actor.role === 'admin' ? [] : partnersOf(db, actor))),
  };
};

const once = <T>(ask: () => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
};
