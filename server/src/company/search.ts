import { nameFor } from '@ieum/contract';
import { joinDetail, type SearchSources, titled } from '../kit/search.ts';
import { findCases, findCompanies } from './search.store.ts';

const admin: SearchSources['admin'] = {
  async company({ db, keys, size, language }) {
    const rows = await findCompanies(db, keys, size);
    return rows.map(({ id, names, number, state, isDisabled }) => ({
      id,
      ...titled(names, language, number),
      state: isDisabled ? 'disabled' : state,
    }));
  },
  async case({ db, keys, size, language }) {
    const rows = await findCases(db, keys, size);
    return rows.map(({ id, companyNames, applicant, number, state }) => {
      const company = nameFor(companyNames, language);
      return { id, title: company || applicant, detail: joinDetail(company && applicant, number), state };
    });
  },
};

export const companySearch = { admin };
