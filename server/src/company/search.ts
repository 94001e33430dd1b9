import { joinDetail, type SearchSources } from '../kit/search.ts';
import { findCases, findCompanies } from './search.store.ts';

const admin: SearchSources['admin'] = {
  async company({ db, keys, size }) {
    const rows = await findCompanies(db, keys, size);
    return rows.map(({ id, name, nameEnglish, number, state, isDisabled }) => ({
      id,
      title: name,
      detail: joinDetail(nameEnglish, number),
      state: isDisabled ? 'disabled' : state,
    }));
  },
  async case({ db, keys, size }) {
    const rows = await findCases(db, keys, size);
    return rows.map(({ id, companyName, applicant, number, state }) => ({
      id,
      title: companyName || applicant,
      detail: joinDetail(companyName && applicant, number),
      state,
    }));
  },
};

export const companySearch = { admin };
