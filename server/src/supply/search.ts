import { nameFor } from '@ieum/contract';
import { findMatches } from '../kit/db/name-search.ts';
import { joinDetail, type MemberSearch, type SearchSources, titled } from '../kit/search.ts';
import { presentLinks } from './links/link.presenter.ts';
import { partnersOf } from './links/partners.ts';
import { findKnownCompanies, findLinkIds, findProducts } from './search.store.ts';

/** Finds the caller's products that match: links and declarations are about them too. */
export const matchedProducts = ({ db, actor: { companyId }, keys, once }: MemberSearch) =>
  once('supply_product', () => findMatches(db, keys, { table: 'supply_product', companyId, hasSingles: true }));

/** Returns the partners that the caller knows by name. */
export const knownPartners = ({ db, actor, once }: MemberSearch) => once('partners', () => partnersOf(db, actor));

const supplier: SearchSources['supplier'] = {
  async company(search) {
    const { db, actor, keys, size, language } = search;
    const ids = [actor.companyId, ...(await knownPartners(search))];
    const rows = await findKnownCompanies(db, ids, keys, size);
    return rows.map(({ id, names, number }) => ({
      id,
      ...titled(names, language, number),
      state: id === actor.companyId ? 'own' : 'partner',
    }));
  },
  async product(search) {
    const { db, size, language } = search;
    const rows = await findProducts(db, await matchedProducts(search), size);
    return rows.map(({ id, name, nameEnglish, partNumber, hs, state }) => ({
      id,
      ...titled({ name, nameEnglish }, language, partNumber, hs && `HS ${hs}`),
      state,
    }));
  },
  async link(search) {
    const { db, actor, keys, size, language } = search;
    const [partnerIds, products] = await Promise.all([knownPartners(search), matchedProducts(search)]);
    const ids = await findLinkIds(db, { companyId: actor.companyId, partnerIds, products }, keys, size);
    const rows = await presentLinks(db, actor.companyId, ids);
    return rows.map(({ id, partner, partnerProduct, product, state }) => ({
      id,
      title: nameFor(partner, language),
      detail: joinDetail(product?.name ?? '', partnerProduct.name),
      state,
    }));
  },
};

export const supplySearch = { supplier };
