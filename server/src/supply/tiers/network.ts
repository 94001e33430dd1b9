import type { LinkState } from '@ieum/contract';

/** A product, or what stands for one that nobody has named yet. */
export type NetworkNode = {
  key: string;
  /** Whose it is; of a supplier that has not spoken, the link itself stands for the company. */
  company: string;
  isOrigin: boolean;
};

export type NetworkLink = {
  id: string;
  /** Keys of nodes. */
  buyer: string;
  supplier: string;
  state: LinkState;
  /** Of what is spent on the buyer's product, in per cent; nothing where it is not known. */
  share: number | null;
  /** The same of its mass. */
  massShare: number | null;
};

/** What was loaded, by numbers: walking over it costs no more than its links, however they hang together. */
export type Network = {
  nodes: NetworkNode[];
  links: NetworkLink[];
  roots: number[];
  /** Of each link. */
  from: Int32Array;
  to: Int32Array;
  /** Links of node n are `order[first[n]]` up to `order[first[n + 1]]`; an origin has none. */
  first: Int32Array;
  order: Int32Array;
};

/** Whatever is over has been left out before; what leads away from an origin is left out here. */
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

/** Which links belong to each node, by the node at one of their ends. */
export const groupedBy = (from: Int32Array, count: number) => {
  const first = new Int32Array(count + 1);
  for (const node of from) first[node + 1] = (first[node + 1] ?? 0) + 1;
  for (let node = 0; node < count; node += 1) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const order = new Int32Array(from.length);
  for (const [link, node] of from.entries()) {
    const place = next[node] ?? 0;
    order[place] = link;
    next[node] = place + 1;
  }
  return { first, order };
};

/** The links by which a node is supplied. */
export const linksOf = ({ first, order }: Network, node: number) => order.subarray(first[node], first[node + 1]);

/** The node at the far end of a link. */
export const supplierOf = ({ to }: Network, link: number) => to[link] ?? -1;
