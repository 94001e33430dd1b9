import { type GoodsKind, NO_KIND } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { gatheredReads } from '../../kit/db/gathered-reads.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { createDisclosure } from '../disclosure/disclosure.ts';
import { findGrantsTo } from '../disclosure/grant.store.ts';
import { findOpenQuestions } from '../disclosure/question.store.ts';
import { findPartners } from '../links/link.store.ts';
import { type CompanyFacts, findCompaniesFacts, findRoots, hasMoreLinks } from './network.store.ts';
import { createNetwork, type NetworkNode } from './network.ts';
import { findReached, LINKS_MAX, type ReachedLink, type ReachedProduct } from './reached-links.store.ts';

export type Chain = Awaited<ReturnType<typeof loadChain>>;

/** Links that are over count too, so this bound is wider than that of a chain. */
const OWN_LINKS_MAX = LINKS_MAX * 2;

/** Refuses what would read all links of a company that has far too many, before anything is read. */
export const refuseTooManyLinks = async (db: Db, companyId: string) => {
  if (await hasMoreLinks(db, companyId, OWN_LINKS_MAX)) fail('server.too_much');
};

/** Loads a company's supply chain and what it may see of it, in three statements however long the chain is. */
export const loadChain = async (whole: Db, hash: KeyedHash, viewerId: string, now: Date, productId?: string) => {
  const db = gatheredReads(whole);
  const today = todayInSeoul(now);
  const [roots, grants, questions, partners] = await Promise.all([
    findRoots(db, viewerId, productId),
    findGrantsTo(db, viewerId),
    findOpenQuestions(db, viewerId, today),
    findPartners(db, viewerId),
    productId === undefined ? refuseTooManyLinks(db, viewerId) : undefined,
  ]);
  const rootIds = roots.map(({ id }) => id);
  const { products, links } = (await findReached(db, rootIds, today)) ?? fail('server.too_much');
  const wanted = new Set([viewerId, ...partners.map(({ id }) => id), ...products.map(({ companyId }) => companyId)]);
  const facts = await findCompaniesFacts(db, [...wanted], today);
  const companies = new Map<string, CompanyFacts>(facts.map((company) => [company.id, company]));
  const disclosure = createDisclosure({ hash, viewerId, today, partners, grants, questions });
  const goods = goodsOf(products, links);
  // Each link has the same index here as in `links`, because no link of an origin was loaded.
  return { roots, goods, links, companies, disclosure, network: createNetwork(rootIds, goods, links) };
};

/** Returns the company of a node; for a supplier that has not answered, the link represents the company. */
export const companyKeyOf = ({ supplierId, supplier }: ReachedLink) => supplierId ?? supplier;

/** Goods at a node of the network. */
type Good = NetworkNode &
  GoodsKind & {
    /** Null while its supplier has not answered. */
    companyId: string | null;
    hs: string;
  };

const goodsOf = (products: ReachedProduct[], links: ReachedLink[]): Good[] => [
  ...products.map(({ id, companyId, isOrigin, hs, family, materials }) => ({
    key: id,
    company: companyId,
    isOrigin,
    companyId,
    hs,
    family,
    materials,
  })),
  ...links
    .filter(({ productId }) => productId === null)
    .map(({ supplier, hs }) => ({
      key: supplier,
      company: supplier,
      isOrigin: false,
      companyId: null,
      hs,
      ...NO_KIND,
    })),
];
