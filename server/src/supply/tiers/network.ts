import type { LinkState } from '@ieum/contract';

/** A product, or a substitute for one that nobody has named yet. */
export type NetworkNode = {
  key: string;
  /** Owner; for a supplier that has not answered, the link itself represents the company. */
  company: string;
  isOrigin: boolean;
};

export type NetworkLink = {
  id: string;
  /** Keys of nodes. */
  buyer: string;
  supplier: string;
  state: LinkState;
  /** Share of the spend on the buyer's product, in per cent; null where it is not known. */
  share: number | null;
  /** Share of its mass, likewise. */
  massShare: number | null;
};

/** A loaded chain with numeric indexes: walking over it costs no more than its links, however they are connected. */
export type Network = {
  nodes: NetworkNode[];
  links: NetworkLink[];
  roots: number[];
  /** Nodes at the ends of each link. */
  from: Int32Array;
  to: Int32Array;
  /** Links of node n are `order[first[n]]` up to `order[first[n + 1]]`; an origin has none. */
  first: Int32Array;
  order: Int32Array;
};

/**
 * Builds the network. Links that are over were left out before; links that lead away from an origin are left out here.
 */
export const createNetwork = (rootKeys: string[], nodes: NetworkNode[], links: NetworkLink[]): Network => {
  const at = new Map(nodes.map(({ key }, index) => [key, index]));
  const walked: NetworkLink[] = [];
  const [from, to] = [new Int32Array(links.length), new Int32Array(links.length)];
  for (const link of links) {
    const [buyer, supplier] = [at.get(link.buyer), at.get(link.supplier)];
    if (buyer === undefined || supplier === undefined || nodes[buyer]?.isOrigin) continue;
    from[walked.length] = buyer;
    to[walked.length] = supplier;
    walked.push(link);
  }
  const ends = { from: from.subarray(0, walked.length), to: to.subarray(0, walked.length) };
  const roots = rootKeys.flatMap((key) => at.get(key) ?? []);
  return { nodes, links: walked, roots, ...ends, ...groupedBy(ends.from, nodes.length) };
};

/** Groups the links by the node at one of their ends. */
export const groupedBy = (from: Int32Array, count: number) => {
  const first = new Int32Array(count + 1);
  for (const node of from) first[node + 1] = (first[node + 1] ?? 0) + 1;
  for (let node = 0; node < count; node += 1) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const order = new Int32Array(from.length);
  for (let link = 0; link < from.length; link += 1) {
    const node = from[link] ?? 0;
    const place = next[node] ?? 0;
    order[place] = link;
    next[node] = place + 1;
  }
  return { first, order };
};

/** Returns the links by which a node is supplied. */
export const linksOf = ({ first, order }: Network, node: number) => order.subarray(first[node], first[node + 1]);

/** Returns the node at the far end of a link. */
export const supplierOf = ({ to }: Network, link: number) => to[link] ?? -1;
