import { type Material, type PeriodSpan, type Unit, wholeQuarters } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { createView, VIEW_REACH, type View } from '../../supply/disclosure/chain-view.ts';
import { productSeen } from '../../supply/disclosure/disclosure.ts';
import type { Place } from '../../supply/disclosure/places.ts';
import { type Chain, loadChain } from '../../supply/tiers/chain.ts';
import { partsOf } from '../../supply/tiers/network-parts.ts';
import { companyTiers, joinedTiers } from '../../supply/tiers/network-tiers.ts';
import { type Carried, createCarried } from './carried.ts';
import type { Moved } from './grouping.ts';
import {
  findLinkSums,
  findMapFactories,
  findOwnSums,
  type LinkSum,
  type MapFactory,
  type OwnSum,
  type StateCounts,
} from './map.store.ts';
import { ownEdges } from './own-carried.ts';

/** A flow with all that is known of it; `map.presenter.ts` decides what of that its viewer sees. */
export type KnownFlow = Moved & {
  linkId: string | null;
  /** Ids of places of a chain; besides, customers, and the link of a partner that has not answered. */
  fromCompany: string;
  toCompany: string;
  /** Places of a flow between others. */
  places: { supplier: Place; buyer: Place } | null;
  fromId: string | null;
  toId: string | null;
  isOwn: boolean;
  isLoop: boolean;
  rows: number;
  /** Whether the weight of its rows is unknown. */
  isWeightless: boolean;
  /** Counts of own rows. */
  states: StateCounts | null;
  namedIds: string[];
  goods: Goods;
  /** Materials in the goods, or in what is behind them. */
  carries: Material[];
  /** Own product that moved inside the company, or left it. */
  productId: string | null;
  /** Of own rows, in their unit. */
  quantity: { quantity: number; unit: Unit } | null;
};

/** What says where a flow begins and ends. */
export type FlowEnds = Pick<
  KnownFlow,
  'places' | 'fromCompany' | 'toCompany' | 'fromId' | 'toId' | 'isOwn' | 'namedIds'
>;

/** Goods as their viewer sees them. */
type Goods = { name: string; hs: string };

/** Name and country that a partner uses for a company that has not answered. */
type Called = { name: string; country: string };

export type FlowWorld = {
  chain: Chain;
  view: View;
  flows: KnownFlow[];
  own: OwnSum[];
  factories: Map<string, MapFactory>;
  called: Map<string, Called>;
  /** Nearest tier of each place. */
  tiers: Map<string, number>;
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
  const carriedBy = createCarried(chain, view, loops);
  const flows = [
    ...ownFlows(chain, view, own, { loops, carriedBy }),
    ...othersFlows(chain, view, sums, { loops, carriedBy }),
  ];
  return {
    chain,
    view,
    own,
    loops,
    flows,
    factories: await findMapFactories(db, factoryIdsIn(flows)),
    called: calledIn(own),
    tiers: tiersOf(chain, companyTiers(view.network, bits), own),
  };
};

const factoryIdsIn = (flows: KnownFlow[]) => [
  ...new Set(flows.flatMap(({ fromId, toId }) => [fromId, toId]).filter((id) => id !== null)),
];

type Marks = { loops: Uint8Array; carriedBy: Carried };

const ownFlows = (chain: Chain, view: View, own: OwnSum[], { loops, carriedBy }: Marks): KnownFlow[] => {
  const { disclosure } = chain;
  const edges = ownEdges(chain, view);
  return own.map((sum) => {
    const edge = edges.get(sum.linkId ?? '');
    // A company that has not answered yet is not named, whichever it may be.
    const keyOf = (companyId: string | null) =>
      companyId !== null && (companyId === disclosure.viewerId || disclosure.partners.has(companyId))
        ? companyId
        : `link:${sum.linkId}`;
    const [fromCompany, toCompany] = [edge?.supplier.id ?? keyOf(sum.supplierId), keyOf(sum.buyerId)];
    return {
      ...countedOf(sum, sum),
      linkId: sum.linkId,
      fromCompany,
      toCompany,
      isOwn: true,
      places: null,
      from: fromCompany,
      to: toCompany,
      family: sum.family,
      materials: sum.materials,
      namedIds: sum.namedIds,
      goods: ownGoods(sum, chain, edge?.supplier),
      carries: carriedBy.goods(sum, edge && view.network.to[edge.at], sum.supplierProductId),
      productId: sum.supplierProductId,
      quantity: { quantity: sum.quantity, unit: sum.unit },
      isLoop: edge !== undefined && loops[edge.at] === 1,
    };
  });
};

/** Names own goods, and those of a supplier where its chain shows them. */
const ownGoods = (
  { supplierId, supplierProductId, goods, hs }: OwnSum,
  { disclosure }: Chain,
  place?: Place,
): Goods => {
  if (supplierId === disclosure.viewerId) return { name: goods, hs };
  return place ? productSeen(disclosure, place, { name: goods, hs }, supplierProductId === null) : { name: '', hs: '' };
};

/** Returns each flow as often as its link is seen. */
const othersFlows = ({ disclosure }: Chain, view: View, sums: LinkSum[], { loops, carriedBy }: Marks): KnownFlow[] => {
  const { nodes, network, links } = view;
  const byLink = Map.groupBy(sums, ({ linkId }) => linkId);
  return links.flatMap((link, at) => {
    const [buyer, supplier] = [nodes[network.from[at] ?? 0]?.place, nodes[network.to[at] ?? 0]?.place];
    if (!buyer || !supplier) return [];
    const [fromCompany, toCompany] = [supplier.id, buyer.id];
    return (byLink.get(link.id) ?? []).flatMap(byWeight).map((sum) => ({
      ...countedOf(sum, null),
      linkId: link.id,
      fromCompany,
      toCompany,
      from: fromCompany,
      to: toCompany,
      isOwn: false,
      places: { supplier, buyer },
      family: link.family,
      materials: link.materials,
      namedIds: [],
      goods: productSeen(disclosure, supplier, { name: '', hs: link.hs }, link.productId === null),
      carries: carriedBy.goods(link, view.network.to[at]),
      productId: null,
      quantity: null,
      isLoop: loops[at] === 1,
    }));
  });
};

/** Separates what has a weight from what has none. */
const byWeight = (sum: LinkSum): LinkSum[] => {
  const { rows, weightless } = sum;
  return [
    { ...sum, rows: rows - weightless, weightless: 0 },
    { ...sum, kg: 0, rows: weightless },
  ].filter((part) => part.rows > 0);
};

const countedOf = ({ kg, fromId, toId, rows, weightless }: Omit<LinkSum, 'linkId'>, states: StateCounts | null) => ({
  kg,
  fromId,
  toId,
  rows,
  states,
  isWeightless: weightless > 0,
});

/** Returns the companies that have not answered, as their own partner calls them. */
const calledIn = (own: OwnSum[]) =>
  new Map<string, Called>(
    own.flatMap(({ linkId, words }): [string, Called][] =>
      linkId && words ? [[`link:${linkId}`, { name: words.company, country: words.country }]] : [],
    ),
  );

/** Returns the nearest tier of each place; a company that only buys is a customer. */
const tiersOf = ({ disclosure }: Chain, known: Map<string, number[]>, own: OwnSum[]) => {
  const tiers = new Map([...known].map(([key, reached]) => [key, Math.min(...reached)]));
  for (const { linkId, supplierId, buyerId } of own) {
    const isOut = supplierId === disclosure.viewerId;
    const otherId = isOut ? buyerId : supplierId;
    for (const key of [otherId, linkId && `link:${linkId}`])
      if (key && !tiers.has(key)) tiers.set(key, isOut ? CUSTOMER_TIER : 1);
  }
  return tiers.set(disclosure.viewerId, 0);
};
