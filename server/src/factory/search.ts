import { lightOf, nameFor, namesFor, placeName } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import { findMatches } from '../kit/db/name-search.ts';
import type { Actor } from '../kit/http/context.ts';
import { joinDetail, type Search, type SearchSources, titled } from '../kit/search.ts';
import { findCertificates, findFactories } from './search.store.ts';

/** Finds the caller's factories that match. The keys of operators are pairs of letters alone, of all companies. */
export const matchedFactories = ({ db, actor, keys, once }: Search<Exclude<Actor, { role: 'newcomer' }>>) => {
  const companyId = actor.role === 'admin' ? null : actor.companyId;
  return once('factory', () =>
    findMatches(db, keys, { table: 'factory_shown', companyId, hasSingles: companyId !== null }),
  );
};

const supplier: SearchSources['supplier'] = {
  async factory(search) {
    const { db, size, language } = search;
    const rows = await findFactories(db, await matchedFactories(search), size);
    return rows.map(({ id, name, nameEnglish, code, region, locality, state }) => ({
      id,
      ...titled({ name, nameEnglish }, language, code, placeName(region, locality, language)),
      state,
    }));
  },
  async certificate({ db, actor, now, keys, size }) {
    const rows = await findCertificates(db, actor.companyId, keys, size);
    return rows.map(({ id, standard, number, issuer, ...validity }) => ({
      id,
      title: standard,
      detail: joinDetail(number, issuer),
      state: lightOf(validity, todayInSeoul(now)),
    }));
  },
};

const admin: SearchSources['admin'] = {
  async factory(search) {
    const { db, size, language } = search;
    const rows = await findFactories(db, await matchedFactories(search), size);
    return rows.map(({ id, name, nameEnglish, state, companyNames }) => {
      const { first, beside } = namesFor({ name, nameEnglish }, language);
      return { id, title: first, detail: joinDetail(nameFor(companyNames, language), beside), state };
    });
  },
};

export const factorySearch = { supplier, admin };
