import { MATERIALS, type Material } from '@ieum/contract';
import type { FlowWorld } from '../map/loader.ts';

const bitOf = (material: Material) => 1 << MATERIALS.indexOf(material);
const bitsOf = (materials: readonly Material[]) => materials.reduce((bits, material) => bits | bitOf(material), 0);

export type Carriers = ReturnType<typeof carriersOf>;

/**
 * Finds which materials the goods at each node contain: those that they state, and those of the goods that they are
 * made of, by links that do not lead back.
 */
export const carriersOf = ({ chain, view: { network, nodes }, loops }: FlowWorld) => {
  const goods = nodes.map(({ at }) => chain.goods[at]);
  const carried = Int32Array.from(goods, (good) => bitsOf(good?.materials ?? []));
  const bySupplier = Map.groupBy(
    network.links.flatMap((_, at) => (loops[at] === 1 ? [] : [at])),
    (at) => network.to[at] ?? 0,
  );
  const waiting = new Set(nodes.keys());
  for (const supplier of waiting) {
    waiting.delete(supplier);
    for (const at of bySupplier.get(supplier) ?? []) {
      const buyer = network.from[at] ?? 0;
      const more = (carried[buyer] ?? 0) | (carried[supplier] ?? 0);
      if (more === carried[buyer]) continue;
      carried[buyer] = more;
      waiting.add(buyer);
    }
  }
  return {
    /** Materials of the goods that came by a link of the view, in the order of the list. */
    materialsBy: (at: number) => MATERIALS.filter((material) => (carried[network.to[at] ?? 0] ?? 0) & bitOf(material)),
    /** Goods of which nobody has named the supplier may contain anything. */
    mayCarry: (at: number, material: Material) => {
      const supplier = network.to[at] ?? 0;
      return goods[supplier]?.companyId === null || ((carried[supplier] ?? 0) & bitOf(material)) !== 0;
    },
  };
};
