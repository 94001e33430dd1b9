import { type GoodsKind, MATERIALS, type Material } from '@ieum/contract';
import type { View } from '../../supply/disclosure/chain-view.ts';
import type { Chain } from '../../supply/tiers/chain.ts';
import { linksOf, supplierOf } from '../../supply/tiers/network.ts';

export type Carried = ReturnType<typeof createCarried>;

const bitsOf = (materials: readonly Material[]) =>
  materials.reduce((bits, material) => bits | (1 << MATERIALS.indexOf(material)), 0);

/**
 * Tells which materials goods carry: those that they state, and those that any goods behind them state. It walks only
 * what the viewer sees, once, and leaves out links that lead back. Each material has one bit.
 */
export const createCarried = ({ goods }: Chain, { nodes, network, links }: View, loops: Uint8Array) => {
  const known = new Int32Array(nodes.length);
  const isKnown = new Uint8Array(nodes.length);
  const behind = (node: number): number => {
    if (isKnown[node]) return known[node] ?? 0;
    isKnown[node] = 1;
    let found = 0;
    for (const at of linksOf(network, node))
      if (loops[at] !== 1) found |= bitsOf(links[at]?.materials ?? []) | behind(supplierOf(network, at));
    known[node] = found;
    return found;
  };
  const rootOf = new Map(network.roots.map((root) => [goods[nodes[root]?.at ?? -1]?.key, root]));
  return {
    /** `node` is where the goods come from in the view; goods that leave us come from the node of our product. */
    goods: ({ materials }: Pick<GoodsKind, 'materials'>, node: number | undefined, productId?: string | null) => {
      const root = node ?? rootOf.get(productId ?? '');
      const all = bitsOf(materials) | (root === undefined ? 0 : behind(root));
      return MATERIALS.filter((_, at) => all & (1 << at));
    },
  };
};
