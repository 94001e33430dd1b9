import { type PeriodSpan, wholeQuarters } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { createView, VIEW_REACH, type View } from '../../supply/disclosure/chain-view.ts';
import { type Chain, loadChain } from '../../supply/tiers/chain.ts';
import { partsOf } from '../../supply/tiers/network-parts.ts';
import { companyTiers, joinedTiers } from '../../supply/tiers/network-tiers.ts';
import { createCarried } from './carried.ts';
import { createEnds, type Ends } from './ends.ts';
import { createDetails, type FlowDetails, type KnownFlow, othersFlows, ownFlows } from './known-flows.ts';
import { findLinkSums, findMapFactories, findOwnSums, type MapFactory, type OwnSum } from './map.store.ts';

/** Name and country that a partner uses for a company that has not answered. */
type Called = { name: string; country: string };

export type FlowWorld = {
  chain: Chain;
  view: View;
  ends: Ends;
  flows: KnownFlow[];
  detailsOf: (flow: KnownFlow) => FlowDetails;
  own: OwnSum[];
  factories: Map<string, MapFactory>;
  called: Map<string, Called>;
  /** Nearest tier of each company at the ends of flows. */
  tiers: Map<number, number>;
  /** Loop marks by link of the view. */
  loops: Uint8Array;
};

export const CUSTOMER_TIER = -1;

type FlowsQuery = { viewerId: string; now: Date; span: PeriodSpan; productId?: string | undefined };

/**
 * Loads what went along a company's supply chain in a period: its chain, its own rows, and those between others, in
 * nine statements.
 */
export const loadFlows = async (db: Db, hash: KeyedHash, query: FlowsQuery): Promise<FlowWorld> => {
  const { viewerId, now, span, productId } = query;
  const chain = await loadChain(db, hash, viewerId, now, productId);
  const view = createView(chain);
  const isOwnLink = ({ buyerId, supplierId }: { buyerId: string; supplierId: string | null }) =>
    buyerId === viewerId || supplierId === viewerId;
  const ownLinkIds = chain.links.filter(isOwnLink).map(({ id }) => id);
  const own = await findOwnSums(db, { companyId: viewerId, productId, linkIds: ownLinkIds }, span);
  const others = chain.links.filter((link) => !isOwnLink(link));
  // By months, quantities between others could be worked out from how their shares change.
  const sums = await findLinkSums(
    db,
    others.map(({ id }) => id),
    wholeQuarters(span),
  );
  const { bits, loops } = joinedTiers(view.network, partsOf(view.network, VIEW_REACH));
  const ends = createEnds(view);
  const marks = { chain, view, ends, loops };
  const flows = [...ownFlows(marks, own), ...othersFlows(marks, sums)];
  return {
    ...marks,
    own,
    flows,
    detailsOf: createDetails(chain, view, createCarried(chain, view, loops)),
    factories: await findMapFactories(db, factoryIdsIn(flows)),
    called: calledIn(own),
    tiers: tiersOf(viewerId, ends, companyTiers(view.network, bits), own),
  };
};

const factoryIdsIn = (flows: KnownFlow[]) => {
  const ids = new Set<string>();
  for (const { fromId, toId } of flows) {
    if (fromId !== null) ids.add(fromId);
    if (toId !== null) ids.add(toId);
  }
  return [...ids];
};

/** Returns the companies that have not answered, as their own partner calls them. */
const calledIn = (own: OwnSum[]) =>
  new Map<string, Called>(
    own.flatMap(({ linkId, words }): [string, Called][] =>
      linkId && words ? [[`link:${linkId}`, { name: words.company, country: words.country }]] : [],
    ),
  );

/** Returns the nearest tier of each company; one that only buys is a customer. */
const tiersOf = (viewerId: string, ends: Ends, known: Map<string, number[]>, own: OwnSum[]) => {
  const tiers = new Map([...known].map(([place, [nearest = 0]]) => [Number(place), nearest]));
  for (const { linkId, supplierId, buyerId } of own) {
    const isOut = supplierId === viewerId;
    const otherId = isOut ? buyerId : supplierId;
    for (const key of [otherId, linkId && `link:${linkId}`]) {
      const end = key ? ends.ofKey(key) : undefined;
      if (end !== undefined && !tiers.has(end)) tiers.set(end, isOut ? CUSTOMER_TIER : 1);
    }
  }
  return tiers.set(ends.ofKey(viewerId), 0);
};
