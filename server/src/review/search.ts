import { type FormWords, formatPeriods, type Language, type Names, nameFor, TAG_OF } from '@ieum/contract';
import { matchedFactories } from '../factory/search.ts';
import { joinDetail, type MemberSearch, type SearchSources } from '../kit/search.ts';
import { knownPartners, matchedProducts } from '../supply/search.ts';
import { presentListed } from './record/view/declaration.presenter.ts';
import { presentRequests } from './requests/request.presenter.ts';
import { findDeclarationIds, findRequestIds, findSubmittedIds, type SearchScope } from './search.store.ts';

const supplier: SearchSources['supplier'] = {
  async declaration(search) {
    const { db, actor, keys, size, language } = search;
    const ids = await findDeclarationIds(db, await scopeOf(search), keys, size);
    const rows = await presentListed(db, actor, ids);
    return rows.map(({ id, state, subject, purpose, respondent, reviewer }) => ({
      id,
      state,
      title: titleOf(subject, purpose, language) || nameOf(respondent, language),
      detail: joinDetail(nameOf(respondent?.id === actor.companyId ? reviewer : respondent, language), purpose),
    }));
  },
  async request(search) {
    const { db, actor, now, keys, size, language } = search;
    const ids = await findRequestIds(db, await scopeOf(search), keys, size);
    const rows = await presentRequests(db, actor, ids, now);
    return rows.map(({ id, state, subject, purpose, partner }) => ({
      id,
      state,
      title: titleOf(subject, purpose, language),
      detail: joinDetail(nameOf(partner, language), purpose),
    }));
  },
};

const admin: SearchSources['admin'] = {
  async declaration({ db, actor, keys, size, language }) {
    const rows = await presentListed(db, actor, await findSubmittedIds(db, keys, size));
    return rows.map(({ id, state, subject, purpose, respondent }) => ({
      id,
      state,
      title: titleOf(subject, purpose, language) || nameOf(respondent, language),
      detail: joinDetail(nameOf(respondent, language), purpose),
    }));
  },
};

export const reviewSearch = { supplier, admin };

const scopeOf = async (search: MemberSearch): Promise<SearchScope> => {
  const [partnerIds, products, factories] = await Promise.all([
    knownPartners(search),
    matchedProducts(search),
    matchedFactories(search),
  ]);
  return { companyId: search.actor.companyId, partnerIds, products, factories };
};

type Subject = { name: string; from: string; to: string; form: { words: FormWords } | null };

/** Returns the subject: a questionnaire in the reader's language, a factory or product, a time, or else the purpose. */
const titleOf = ({ name, from, to, form }: Subject, purpose: string, language: Language) => {
  const written = form && (form.words[language] || Object.values(form.words).find((words) => words !== ''));
  return written || name || (from && formatPeriods(from, to || from, TAG_OF[language])) || purpose;
};

/** Returns an empty name for operators, who have no company. */
const nameOf = (company: Names | null | undefined, language: Language) => (company ? nameFor(company, language) : '');
