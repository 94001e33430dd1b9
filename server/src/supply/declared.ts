import type { SnapshotLink } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { loadChain } from './chain.ts';
import { findLinksOf, findOwnProduct, findSupplyFacts } from './declared.store.ts';
import { type CompanyFacts, findCompaniesFacts } from './network.store.ts';
import { bandSeen, openedSeen, placeholderSeen, productSeen, type Sight, withShortTokens } from './sight.ts';

type Asked = { companyId: string; productId: string; viewerId: string | null; now: Date };
type Link = Awaited<ReturnType<typeof findLinksOf>>[number];

export const productDeclared = findOwnProduct;

/** What is known of a company's suppliers and goods. */
export const supplyFacts = findSupplyFacts;

/** By whom a company is supplied for one product, as another may know it: nobody stands for the operator, who sees names. */
export const linksDeclared = async (
  db: Db,
  hash: KeyedHash,
  { companyId, productId, viewerId, now }: Asked,
): Promise<{ id: string; link: SnapshotLink }[]> => {
  const links = await findLinksOf(db, companyId, productId);
  const suppliers = [...new Set(links.flatMap(({ supplierId }) => supplierId ?? []))];
  const facts = await findCompaniesFacts(db, suppliers, todayInSeoul(now));
  const companies = new Map(facts.map((one) => [one.id, one]));
  if (viewerId === null) return links.map((one) => toOperator(one, companies));
  const { sight } = await loadChain(db, hash, viewerId, now);
  const shown = withShortTokens(links.map((one) => ({ ...companyOf(sight, one, companies), of: one })));
  return shown.map(({ name, token, country, hasCertificate, of }) => ({
    id: of.id,
    link: {
      ...termsOf(of),
      supplier: { name, token, country, hasCertificate },
      product: productOf(sight, of),
      share: bandSeen(of.figures.spendShare),
    },
  }));
};

const termsOf = ({ state, figures }: Link) => ({ state, validFrom: figures.validFrom, validTo: figures.validTo });

/** Whoever is the viewer's partner besides is no more in clear here: that would tell the company that says it of them. */
const companyOf = (sight: Sight, link: Link, companies: Map<string, CompanyFacts>) => {
  const company = companies.get(link.supplierId ?? '');
  if (company) return openedSeen(sight, company);
  const told = { key: `link:${link.id}`, name: '', country: link.words.country, isOwn: false };
  return placeholderSeen(sight, told);
};

const productOf = (sight: Sight, { supplierId, name, hs, words, materialGroup }: Link) => {
  const told = { companyId: supplierId, name: name ?? '', hs: hs ?? words.hs };
  return {
    ...productSeen({ ...sight, clear: sight.opened }, told, supplierId === sight.viewerId),
    materialGroup: materialGroup ?? '',
  };
};

const toOperator = (link: Link, companies: Map<string, CompanyFacts>) => {
  const company = companies.get(link.supplierId ?? '');
  const { spendShare } = link.figures;
  return {
    id: link.id,
    link: {
      ...termsOf(link),
      supplier: {
        name: company?.name ?? link.words.company,
        token: '',
        country: company?.country ?? link.words.country,
        hasCertificate: company?.hasCertificate ?? false,
      },
      product: {
        ...{ name: link.name ?? link.words.product, hs: link.hs ?? link.words.hs },
        materialGroup: link.materialGroup ?? '',
      },
      share: spendShare === null ? null : Math.round(spendShare),
    },
  };
};
