import { nameFor } from '@ieum/contract';
import { joinDetail, type SearchSources } from '../kit/search.ts';
import { maskedEmail } from '../kit/security/contact-masking.ts';
import { findPeople } from './search.store.ts';

const admin: SearchSources['admin'] = {
  async person({ db, keys, size, language }) {
    const rows = await findPeople(db, keys, size);
    return rows.map(({ id, name, email, state, companyNames }) => ({
      id,
      title: name,
      detail: joinDetail(maskedEmail(email), companyNames ? nameFor(companyNames, language) : ''),
      state,
    }));
  },
};

export const accountSearch = { admin };
