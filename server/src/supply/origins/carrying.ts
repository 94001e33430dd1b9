import { linksOf, type Network, supplierOf } from '../tiers/network.ts';

/** Contents of a product, as far as its company states them. */
export type Contents = {
  materials: readonly string[];
  family: string;
  /** Whether nobody has said which product this is, so that it may contain anything. */
  isUnspoken: boolean;
};

/** A network whose loop-free links are put into an order in which every buyer comes before its suppliers. */
export type OrderedNetwork = { network: Network; loops: Uint8Array; contents: Contents[]; order: Int32Array };

/** Orders the nodes that are reached from the roots without loops; what is left of a network without loops has no cycle. */
export const orderedNetwork = (network: Network, loops: Uint8Array, contents: Contents[]): OrderedNetwork => {
  const waiting = new Int32Array(network.nodes.length);
  const found = new Set(network.roots);
  for (const node of found)
    for (const link of linksOf(network, node)) {
      if (loops[link]) continue;
      const supplier = supplierOf(network, link);
      waiting[supplier] = (waiting[supplier] ?? 0) + 1;
      found.add(supplier);
    }
  const ready = [...new Set(network.roots)].filter((root) => waiting[root] === 0);
  for (const node of ready)
    for (const link of linksOf(network, node)) {
      if (loops[link]) continue;
      const supplier = supplierOf(network, link);
      const left = (waiting[supplier] ?? 0) - 1;
      waiting[supplier] = left;
      if (left === 0) ready.push(supplier);
    }
  return { network, loops, contents, order: Int32Array.from(ready) };
};

/** Marks each node that states a material, or behind which a product by a loop-free link carries it. */
export const carriersOf = (ordered: OrderedNetwork, material: string) => {
  const { network, loops, contents, order } = ordered;
  const carries = new Uint8Array(network.nodes.length);
  const isBehind = (link: number) => {
    const supplier = supplierOf(network, link);
    return !loops[link] && carries[supplier] === 1 && !isScrap(ordered, supplier);
  };
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const node = order[at] ?? 0;
    if (contents[node]?.materials.includes(material) || linksOf(network, node).some(isBehind)) carries[node] = 1;
  }
  return carries;
};

/**
 * Returns whether the material comes by a link. Of recycled goods, a buyer gets what it states itself: a recycler takes
 * the nickel out of scrap that contains much else, and seldom somebody lists all of it.
 */
export const bringsTo = (ordered: OrderedNetwork, carries: Uint8Array, material: string) => {
  const { network, contents } = ordered;
  return (link: number) => {
    const supplier = supplierOf(network, link);
    if (!isScrap(ordered, supplier)) return carries[supplier] === 1;
    const isPossible = carries[supplier] === 1 || contents[supplier]?.materials.length === 0;
    return isPossible && contents[network.from[link] ?? 0]?.materials.includes(material) === true;
  };
};

/** Recycled goods at which tracing ends. */
const isScrap = ({ network, contents }: OrderedNetwork, node: number) =>
  contents[node]?.family === 'recycled' && network.nodes[node]?.isOrigin === true;

/** Returns every material that is stated somewhere in the network. */
export const materialsIn = ({ contents, order }: OrderedNetwork) => {
  const found = new Set<string>();
  for (const node of order) for (const material of contents[node]?.materials ?? []) found.add(material);
  return found;
};
