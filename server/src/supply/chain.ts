import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { findGrantsTo } from './grant.store.ts';
import { findPartnerIds } from './link.store.ts';
import {
  type CompanyFacts,
  findCompaniesFacts,
  findReachedLinks,
  findRoots,
  type ReachedLink,
  type RootProduct,
} from './network.store.ts';
import { createNetwork, type NetworkLink, type NetworkNode } from './network.ts';
import { createSight } from './sight.ts';

const PERCENT = 100;

export type Chain = Awaited<ReturnType<typeof loadChain>>;

/** A company's supply chain and its eyes for it, in six statements however long the chain is. */
export const loadChain = async (db: Db, hash: KeyedHash, viewerId: string, now: Date, productId?: string) => {
  const today = todayInSeoul(now);
  const roots = await findRoots(db, viewerId, productId);
  const links = await findReachedLinks(
    db,
    roots.map(({ id }) => id),
    today,
  );
  const grants = await findGrantsTo(db, viewerId);
  const partnerIds = await findPartnerIds(db, viewerId);
  const reached = links.flatMap(({ supplierId }) => supplierId ?? []);
  const wanted = new Set([viewerId, ...partnerIds, ...reached]);
  const facts = await findCompaniesFacts(db, [...wanted], today);
  const companies = new Map<string, CompanyFacts>(facts.map((company) => [company.id, company]));
  const sight = createSight({ hash, viewerId, today, partnerIds, grants, links });
  return { roots, links, companies, sight, network: networkOf(viewerId, roots, links) };
};

/** A product; or, of a supplier that has not spoken, the link. */
export const nodeKeyOf = ({ productId, id }: Pick<ReachedLink, 'productId' | 'id'>) => productId ?? `link:${id}`;
export const companyKeyOf = ({ productId, supplierId, id }: ReachedLink) =>
  productId !== null && supplierId !== null ? supplierId : `link:${id}`;

const networkOf = (viewerId: string, roots: RootProduct[], links: ReachedLink[]) => {
  const nodes = new Map<string, NetworkNode>(
    roots.map(({ id, isOrigin }) => [id, { key: id, company: viewerId, isOrigin }]),
  );
  for (const link of links) {
    const key = nodeKeyOf(link);
    if (!nodes.has(key)) nodes.set(key, { key, company: companyKeyOf(link), isOrigin: link.isOrigin ?? false });
  }
  const walked = links.map(
    (link): NetworkLink => ({
      id: link.id,
      buyer: link.buyerProductId,
      supplier: nodeKeyOf(link),
      state: link.state,
      share: (link.share ?? 0) / PERCENT,
      massShare: (link.massShare ?? 0) / PERCENT,
    }),
  );
  return createNetwork(
    roots.map(({ id }) => id),
    [...nodes.values()],
    walked,
  );
};
