import type { GoodsKind, Material } from '@ieum/contract';
import { createView, VIEW_REACH, type View } from '../../supply/disclosure/chain-view.ts';
import { isViewer } from '../../supply/disclosure/disclosure.ts';
import type { Chain } from '../../supply/tiers/chain.ts';
import { partsOf } from '../../supply/tiers/network-parts.ts';
import { joinedTiers } from '../../supply/tiers/network-tiers.ts';
import { createCarried } from './carried.ts';

type OwnGoods = Pick<GoodsKind, 'materials'> & { linkId: string | null; supplierProductId: string | null };

/** Tells which materials own rows carry, as the map of the same chain does. */
export const createOwnCarried = (chain: Chain) => {
  const view = createView(chain);
  const { loops } = joinedTiers(view.network, partsOf(view.network, VIEW_REACH));
  const carried = createCarried(chain, view, loops);
  const edges = ownEdges(chain, view);
  return (goods: OwnGoods): Material[] => {
    const at = edges.get(goods.linkId ?? '');
    return carried.goods(goods, at === undefined ? undefined : view.network.to[at], goods.supplierProductId);
  };
};

/** Returns the viewer's own links by id, with their index in the view. */
export const ownEdges = ({ disclosure }: Chain, { nodes, network, links }: View) => {
  const edges = new Map<string, number>();
  for (const [at, { id }] of links.entries()) {
    const [buyer, supplier] = [nodes[network.from[at] ?? 0]?.place, nodes[network.to[at] ?? 0]?.place];
    if (buyer && supplier && (isViewer(disclosure, buyer) || isViewer(disclosure, supplier))) edges.set(id, at);
  }
  return edges;
};
