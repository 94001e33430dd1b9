import { type GoodsKind, MATERIALS, type Material } from '@ieum/contract';
import type { View } from '../../supply/disclosure/chain-view.ts';
import type { Chain } from '../../supply/tiers/chain.ts';
import { linksOf, supplierOf } from '../../supply/tiers/network.ts';

export type Carried = ReturnType<typeof createCarried>;

/**
 * Tells which materials goods carry: those that they state, and those that any goods behind them state. It walks only
 * what the viewer sees, once, and leaves out links that lead back.
 */
export const createCarried = ({ goods }: Chain, { nodes, network, links }: View, loops: Uint8Array) => {
  const known = new Map<number, Set<Material>>();
  const behind = (node: number): Set<Material> => {
    const before = known.get(node);
    if (before) return before;
    const found = new Set<Material>();
    known.set(node, found);
    for (const at of linksOf(network, node)) {
      if (loops[at] === 1) continue;
      for (const material of links[at]?.materials ?? []) found.add(material);
      for (const material of behind(supplierOf(network, at))) found.add(material);
    }
    return found;
  };
  const rootOf = new Map(network.roots.map((root) => [goods[nodes[root]?.at ?? -1]?.key, root]));
  return {
    /** `node` is where the goods come from in the view; goods that leave us come from the node of our product. */
    goods: ({ materials }: Pick<GoodsKind, 'materials'>, node: number | undefined, productId?: string | null) => {
      const root = node ?? rootOf.get(productId ?? '');
      const all = new Set([...materials, ...(root === undefined ? [] : behind(root))]);
      return MATERIALS.filter((material) => all.has(material));
    },
  };
};
