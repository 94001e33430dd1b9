import type { SnapshotLink } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { type CompanyFacts, findCompaniesFacts } from '../tiers/network.store.ts';
import { findLinksOf, findOwnProduct, findSupplyFacts } from './declaration-facts.store.ts';
import { bandSeen, createSight, hasNamedItself, productSeen, type Sight } from './disclosure.ts';
import { findGrantsTo } from './grant.store.ts';
import { type Place, placesSeenBy } from './places.ts';

type Asked = { companyId: string; productId: string; viewerId: string | null; now: Date; mask: Sight['mask'] };
type Link = Awaited<ReturnType<typeof findLinksOf>>[number];

export const productDeclared = findOwnProduct;

/** What is known of a company's suppliers and goods. */
export const supplyFacts = findSupplyFacts;

/** By whom a company is supplied for one product, as another may know it: nobody stands for the operator, who sees names. */
export const linksDeclared = async (
  db: Db,
  hash: KeyedHash,
  { companyId, productId, viewerId, now, mask }: Asked,
): Promise<{ id: string; link: SnapshotLink }[]> => {
  const links = await findLinksOf(db, companyId, productId);
  const suppliers = [...new Set(links.flatMap(({ supplierId }) => supplierId ?? []))];
  const facts = await findCompaniesFacts(db, suppliers, todayInSeoul(now));
  const companies = new Map(facts.map((one) => [one.id, one]));
  if (viewerId === null) return links.map((one) => toOperator(one, companies));
  const today = todayInSeoul(now);
  const grants = await findGrantsTo(db, viewerId);
  // Both sides read what is declared: its tokens are nobody's but its own.
  const sight = { ...createSight({ hash, viewerId, today, partners: [], grants }), mask };
  const places = links.map((one) => placeOf(sight, companyId, one));
  const seenAt = placesSeenBy({ companies, links: [], sight }, places);
  return links.map((one, at) => {
    const place = places[at] ?? placeOf(sight, companyId, one);
    const { name, token, country, hasCertificate } = seenAt(place);
    return {
      id: one.id,
      link: {
        ...termsOf(one),
        supplier: { name, token, country: country || one.words.country, hasCertificate },
        product: productOf(sight, place, one),
        share: bandSeen(one.figures.spendShare),
      },
    };
  });
};

const termsOf = ({ state, figures }: Link) => ({ state, validFrom: figures.validFrom, validTo: figures.validTo });

/** Below the company that declares it, as in a chain: whoever is the viewer's partner besides is no more in clear here. */
const placeOf = (sight: Sight, companyId: string, link: Link): Place => {
  const { supplierId, state, buyerOnward, supplierOnward } = link;
  const isAgreed = supplierOnward || hasNamedItself(sight, supplierId ?? '');
  const company = supplierId ?? `link:${link.id}`;
  const within = { key: companyId, top: companyId, under: companyId };
  return { id: company, company, within, isNamed: state === 'confirmed' && buyerOnward && isAgreed };
};

const productOf = (sight: Sight, place: Place, { name, hs, words, materialGroup }: Link) => ({
  ...productSeen(sight, place, { name: name ?? '', hs: hs ?? words.hs }, false),
  materialGroup: materialGroup ?? '',
});

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
