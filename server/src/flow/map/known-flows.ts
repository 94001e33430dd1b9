import type { GoodsKind, Material, Unit } from '@ieum/contract';
import type { View } from '../../supply/disclosure/chain-view.ts';
import { productSeen } from '../../supply/disclosure/disclosure.ts';
import type { Chain } from '../../supply/tiers/chain.ts';
import type { Carried } from './carried.ts';
import type { Ends } from './ends.ts';
import type { LinkSum, OwnSum, StateCounts } from './map.store.ts';
import { ownEdges } from './own-carried.ts';

/**
 * A flow with all that is known of it; `map.presenter.ts` decides what of that its viewer sees. A long chain has very
 * many of them, so what is shown of few is found by `detailsOf` when it is needed.
 */
export type KnownFlow = Pick<GoodsKind, 'family' | 'materials'> & {
  linkId: string | null;
  /** Companies by their numbers (`ends.ts`). */
  from: number;
  to: number;
  /** Link of the view; of a flow between others it has places at both ends. */
  at: number | undefined;
  fromId: string | null;
  toId: string | null;
  kg: number;
  rows: number;
  isOwn: boolean;
  isLoop: boolean;
  /** Whether the weight of its rows is unknown. */
  isWeightless: boolean;
  /** Own rows that it sums up. */
  own: OwnSum | null;
};

type Marks = { chain: Chain; view: View; ends: Ends; loops: Uint8Array };

export const ownFlows = ({ chain, view, ends, loops }: Marks, own: OwnSum[]): KnownFlow[] => {
  const { viewerId, partners } = chain.disclosure;
  const edges = ownEdges(chain, view);
  return own.map((sum) => {
    const { linkId, supplierId, buyerId, kg, rows, fromId, toId, weightless, family, materials } = sum;
    const at = edges.get(linkId ?? '');
    // A company that has not answered yet is not named, whichever it may be.
    const keyOf = (companyId: string | null) =>
      companyId !== null && (companyId === viewerId || partners.has(companyId)) ? companyId : `link:${linkId}`;
    return {
      linkId,
      from: at === undefined ? ends.ofKey(keyOf(supplierId)) : ends.atNode(view.network.to[at] ?? -1),
      to: ends.ofKey(keyOf(buyerId)),
      at,
      fromId,
      toId,
      kg,
      rows,
      isOwn: true,
      isLoop: at !== undefined && loops[at] === 1,
      isWeightless: weightless > 0,
      own: sum,
      family,
      materials,
    };
  });
};

/** Returns each flow as often as its link is seen. */
export const othersFlows = ({ view, ends, loops }: Marks, sums: LinkSum[]): KnownFlow[] => {
  const byLink = Map.groupBy(sums, ({ linkId }) => linkId);
  const flows: KnownFlow[] = [];
  for (const [at, { id, family, materials }] of view.links.entries()) {
    for (const { fromId, toId, kg, rows, weightless } of byLink.get(id) ?? []) {
      const base = {
        linkId: id,
        from: ends.atNode(view.network.to[at] ?? -1),
        to: ends.atNode(view.network.from[at] ?? -1),
        at,
        fromId,
        toId,
        kg,
        rows: rows - weightless,
        isOwn: false,
        isLoop: loops[at] === 1,
        isWeightless: false,
        own: null,
        family,
        materials,
      };
      // What has a weight is kept apart from what has none.
      if (rows > weightless) flows.push(base);
      if (weightless > 0) flows.push({ ...base, kg: 0, rows: weightless, isWeightless: true });
    }
  }
  return flows;
};

/** Returns the places at both ends of a flow between others. */
export const placesOf = ({ nodes, network }: View, { at, isOwn }: Pick<KnownFlow, 'at' | 'isOwn'>) => {
  if (at === undefined || isOwn) return undefined;
  const [buyer, supplier] = [nodes[network.from[at] ?? 0]?.place, nodes[network.to[at] ?? 0]?.place];
  return buyer && supplier && { buyer, supplier };
};

/** Goods as their viewer sees them. */
type Goods = { name: string; hs: string };
type Quantity = { quantity: number; unit: Unit };
export type FlowDetails = {
  goods: Goods;
  /** Materials in the goods, or in what is behind them. */
  carries: Material[];
  /** Counts and quantity of own rows. */
  states: StateCounts | null;
  quantity: Quantity | null;
};

/** Tells what is shown of a single flow. */
export const createDetails =
  (chain: Chain, view: View, carriedBy: Carried) =>
  (flow: KnownFlow): FlowDetails => {
    const { at, own } = flow;
    const node = at === undefined ? undefined : view.network.to[at];
    if (!own) {
      const [link, place] = [view.links[at ?? -1], view.nodes[node ?? -1]?.place];
      const stated = { name: '', hs: link?.hs ?? '' };
      return {
        goods: place ? productSeen(chain.disclosure, place, stated, link?.productId === null) : { name: '', hs: '' },
        carries: carriedBy.goods(flow, node),
        states: null,
        quantity: null,
      };
    }
    return {
      goods: ownGoods(own, chain, view.nodes[node ?? -1]?.place),
      carries: carriedBy.goods(own, node, own.supplierProductId),
      states: own,
      quantity: { quantity: own.quantity, unit: own.unit },
    };
  };

/** Names own goods, and those of a supplier where its chain shows them. */
const ownGoods = (
  { supplierId, supplierProductId, goods, hs }: OwnSum,
  { disclosure }: Chain,
  place: View['nodes'][number]['place'] | undefined,
): Goods => {
  if (supplierId === disclosure.viewerId) return { name: goods, hs };
  return place ? productSeen(disclosure, place, { name: goods, hs }, supplierProductId === null) : { name: '', hs: '' };
};
