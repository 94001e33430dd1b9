import type { SnapshotLink } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { type CompanyFacts, findCompaniesFacts } from '../tiers/network.store.ts';
import { findLinksOf, findOwnProduct, findSupplyFacts } from './declaration-facts.store.ts';
import { createDisclosure, type Disclosure, hasGrantedIdentity, productSeen } from './disclosure.ts';
import { findGrantsTo } from './grant.store.ts';
import { type Place, placesSeenBy } from './places.ts';
import { bandOfShare } from './share-band.ts';

type LinksQuery = {
  companyId: string;
  productId: string;
  viewerId: string | null;
  now: Date;
  mask: Disclosure['mask'];
};
type Link = Awaited<ReturnType<typeof findLinksOf>>[number];

export const findDeclaredProduct = findOwnProduct;

export const supplyFacts = findSupplyFacts;

/**
 * Returns the suppliers of one product of a company as the viewer may know them. A null viewer is the operator, who
 * sees names.
 */
export const findDeclaredLinks = async (
  db: Db,
  hash: KeyedHash,
  { companyId, productId, viewerId, now, mask }: LinksQuery,
): Promise<{ id: string; link: SnapshotLink }[]> => {
  const links = await findLinksOf(db, companyId, productId);
  const suppliers = [...new Set(links.flatMap(({ supplierId }) => supplierId ?? []))];
  const facts = await findCompaniesFacts(db, suppliers, todayInSeoul(now));
  const companies = new Map(facts.map((company) => [company.id, company]));
  if (viewerId === null) return links.map((link) => toOperator(link, companies));
  const today = todayInSeoul(now);
  const grants = await findGrantsTo(db, viewerId);
  // Both sides read a declaration, so its tokens belong to it alone.
  const disclosure = { ...createDisclosure({ hash, viewerId, today, partners: [], grants }), mask };
  const places = links.map((link) => placeOf(disclosure, companyId, link));
  const seenAt = placesSeenBy({ companies, links: [], disclosure }, places);
  return links.map((link, at) => {
    const place = places[at] ?? placeOf(disclosure, companyId, link);
    const { name, token, country, hasCertificate } = seenAt(place);
    return {
      id: link.id,
      link: {
        ...termsOf(link),
        supplier: { name, token, country: country || link.words.country, hasCertificate },
        product: productOf(disclosure, place, link),
        share: bandOfShare(link.figures.spendShare),
      },
    };
  });
};

const termsOf = ({ state, figures }: Link) => ({ state, validFrom: figures.validFrom, validTo: figures.validTo });

/**
 * Places a supplier below the company that declares it, as in a chain. A supplier that is also the viewer's partner is
 * no more in clear here.
 */
const placeOf = (disclosure: Disclosure, companyId: string, link: Link): Place => {
  const { supplierId, state, buyerOnward, supplierOnward } = link;
  const isAgreed = supplierOnward || hasGrantedIdentity(disclosure, supplierId ?? '');
  const company = supplierId ?? `link:${link.id}`;
  const within = { key: companyId, top: companyId, under: companyId };
  return { id: company, company, within, isNamed: state === 'confirmed' && buyerOnward && isAgreed };
};

const productOf = (disclosure: Disclosure, place: Place, { name, hs, words, family, materials }: Link) => ({
  ...productSeen(disclosure, place, { name: name ?? '', hs: hs ?? words.hs }, false),
  family: family ?? '',
  materials: materials ?? [],
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
        name: link.name ?? link.words.product,
        hs: link.hs ?? link.words.hs,
        family: link.family ?? '',
        materials: link.materials ?? [],
      },
      share: spendShare === null ? null : Math.round(spendShare),
    },
  };
};
