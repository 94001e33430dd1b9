import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { findGrantsTo } from './grant.store.ts';
import { findPartnerIds } from './link.store.ts';
import { type CompanyFacts, findCompaniesFacts, findRoots } from './network.store.ts';
import { createNetwork, type NetworkLink } from './network.ts';
import { findReached, type ReachedLink, type ReachedProduct } from './reached.store.ts';
import { createSight } from './sight.ts';

const PERCENT = 100;

export type Chain = Awaited<ReturnType<typeof loadChain>>;

/** A company's supply chain and its eyes for it, in six statements however long the chain is. */
export const loadChain = async (db: Db, hash: KeyedHash, viewerId: string, now: Date, productId?: string) => {
  const today = todayInSeoul(now);
  const roots = await findRoots(db, viewerId, productId);
  const rootIds = roots.map(({ id }) => id);
  const { products, links } = await findReached(db, rootIds, today);
  const grants = await findGrantsTo(db, viewerId);
  const partnerIds = await findPartnerIds(db, viewerId);
  const wanted = new Set([viewerId, ...partnerIds, ...products.map(({ companyId }) => companyId)]);
  const facts = await findCompaniesFacts(db, [...wanted], today);
  const companies = new Map<string, CompanyFacts>(facts.map((company) => [company.id, company]));
  const sight = createSight({ hash, viewerId, today, partnerIds, grants, links });
  const goods = goodsOf(products, links);
  return { roots, goods, links, companies, sight, network: networkOf(rootIds, goods, links) };
};

/** A product; or, of a supplier that has not spoken, the link. */
export const nodeKeyOf = ({ productId, id }: Pick<ReachedLink, 'productId' | 'id'>) => productId ?? `link:${id}`;
export const companyKeyOf = ({ productId, supplierId, id }: ReachedLink) =>
  productId !== null && supplierId !== null ? supplierId : `link:${id}`;

/** What stands at a node of the network, in the same order. */
type Good = {
  key: string;
  /** Nobody's, while its supplier has not spoken. */
  companyId: string | null;
  companyKey: string;
  isOrigin: boolean;
  hs: string;
  materialGroup: string;
};

const goodsOf = (products: ReachedProduct[], links: ReachedLink[]): Good[] => [
  ...products.map(({ id, companyId, isOrigin, hs, materialGroup }) => ({
    ...{ key: id, companyId, companyKey: companyId, isOrigin, hs, materialGroup },
  })),
  ...links
    .filter(({ productId }) => productId === null)
    .map((link) => ({
      ...{ key: nodeKeyOf(link), companyId: null, companyKey: companyKeyOf(link) },
      ...{ isOrigin: false, hs: link.hs, materialGroup: '' },
    })),
];

/** Each link stands where it stands in `links`: of an origin, none was loaded. */
const networkOf = (rootIds: string[], goods: Good[], links: ReachedLink[]) =>
  createNetwork(
    rootIds,
    goods.map(({ key, companyKey, isOrigin }) => ({ key, company: companyKey, isOrigin })),
    links.map(
      (link): NetworkLink => ({
        id: link.id,
        buyer: link.buyerProductId,
        supplier: nodeKeyOf(link),
        state: link.state,
        share: (link.share ?? 0) / PERCENT,
        massShare: (link.massShare ?? 0) / PERCENT,
      }),
    ),
  );
