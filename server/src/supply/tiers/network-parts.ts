import { groupedBy, linksOf, type Network, supplierOf } from './network.ts';
import { componentsIn, loopsIn } from './network-loops.ts';

/** Nodes and links that are reached from some of the roots, with indexes of their own. */
export type NetworkPart = {
  network: Network;
  loops: Uint8Array;
  /** Index in the whole network, by node and by link of the part. */
  nodeAt: Int32Array;
  linkAt: Int32Array;
};

export type Reach = {
  /** Whether a path ends at another root that it meets among others' products. */
  endsAtRoots: boolean;
  /** Maximum number of links on a path. */
  depth: number;
};

/**
 * Takes each root alone, as the definition requires: with cycles, one walk from all roots at once would find other
 * distances and other loops. Roots from which no cycle is reached do not affect each other and stay together in one
 * part.
 */
export const partsOf = (network: Network, reach: Reach): NetworkPart[] => {
  const component = componentsIn(network);
  if (network.roots.length <= 1) return [wholeOf(network, component)];
  const isDisturbed = disturbedIn(network, component, reach);
  const alone = network.roots.filter((root) => isDisturbed[root]);
  if (alone.length === 0) return [wholeOf(network, component)];
  const together = network.roots.filter((root) => !isDisturbed[root]);
  return [...(together.length > 0 ? [together] : []), ...alone.map((root) => [root])].map((roots) =>
    partFrom(network, roots, reach),
  );
};

const wholeOf = (network: Network, component: Int32Array<ArrayBuffer>): NetworkPart => ({
  network,
  loops: loopsIn(network, component),
  nodeAt: numbersTo(network.nodes.length),
  linkAt: numbersTo(network.links.length),
});

const numbersTo = (count: number) => new Int32Array(count).map((_, at) => at);

/** Marks each node from which a cycle, or a root that ends the path, is reached. */
const disturbedIn = (network: Network, component: Int32Array, { endsAtRoots }: Reach) => {
  const { first, order } = groupedBy(network.to, network.nodes.length);
  const isMarked = new Uint8Array(network.nodes.length);
  const queue: number[] = [];
  const mark = (node: number) => {
    if (isMarked[node]) return;
    isMarked[node] = 1;
    queue.push(node);
  };
  const ends = new Set(endsAtRoots ? network.roots : []);
  for (let link = 0; link < network.from.length; link += 1) {
    const [buyer, supplier] = [network.from[link] ?? 0, supplierOf(network, link)];
    if (component[buyer] === component[supplier] || ends.has(supplier)) mark(buyer);
  }
  for (let at = 0; at < queue.length; at += 1) {
    const node = queue[at] ?? 0;
    for (let place = first[node] ?? 0; place < (first[node + 1] ?? 0); place += 1)
      mark(network.from[order[place] ?? 0] ?? 0);
  }
  return isMarked;
};

const partFrom = (network: Network, roots: number[], { endsAtRoots, depth }: Reach): NetworkPart => {
  const ends = new Set(endsAtRoots ? network.roots : []);
  const number = new Map(roots.map((root, at) => [root, at]));
  const nodeAt = [...number.keys()];
  const linkAt: number[] = [];
  const [from, to]: [number[], number[]] = [[], []];
  let [start, end] = [0, nodeAt.length];
  for (let steps = 0; steps < depth && start < end; steps += 1) {
    for (let at = start; at < end; at += 1) {
      const node = nodeAt[at] ?? 0;
      if (steps > 0 && ends.has(node)) continue;
      for (const link of linksOf(network, node)) {
        const supplier = supplierOf(network, link);
        const known = number.get(supplier) ?? nodeAt.push(supplier) - 1;
        number.set(supplier, known);
        linkAt.push(link);
        from.push(at);
        to.push(known);
      }
    }
    [start, end] = [end, nodeAt.length];
  }
  const walked = { from: Int32Array.from(from), to: Int32Array.from(to) };
  const part: Network = {
    nodes: nodeAt.flatMap((node) => network.nodes[node] ?? []),
    links: linkAt.flatMap((link) => network.links[link] ?? []),
    roots: roots.map((_, at) => at),
    ...walked,
    ...groupedBy(walked.from, nodeAt.length),
  };
  return { network: part, loops: loopsIn(part), nodeAt: Int32Array.from(nodeAt), linkAt: Int32Array.from(linkAt) };
};
