import { fail } from '../../kit/http/failure.ts';
import type { Chain } from '../tiers/chain.ts';
import { groupedBy, linksOf, type Network, supplierOf } from '../tiers/network.ts';
import type { Reach } from '../tiers/network-parts.ts';
import { TIER_MAX } from '../tiers/network-tiers.ts';
import type { ReachedLink } from '../tiers/reached-links.store.ts';
import { hasGrantedIdentity } from './disclosure.ts';
import { type Context, createPlaces, type Place } from './places.ts';

/** Product at one place of the chain, as the viewer sees it. */
type ViewNode = {
  /** Index in the true network. */
  at: number;
  place: Place;
  /** Whether every company on the way to it lets names through. */
  isOpen: boolean;
};

/**
 * A chain as its viewer sees it: the true network, unfolded where the same company appears below different named ones.
 * Disclosure is a relation: whether a company is named is decided for each path, never for the company.
 */
export type View = {
  nodes: ViewNode[];
  places: Place[];
  /** Index of the place of each node. */
  placeAt: Int32Array;
  /**
   * Network of these nodes, with each link as often as it is seen. Tiers, loops and cycles are computed on it. Its
   * companies are indexes of `places`: ids are computed only for what is shown.
   */
  network: Network;
  /** Links by their index in that network. */
  links: ReachedLink[];
  /** Index of each link in the true network. */
  linkAt: Int32Array;
};

/**
 * Largest number of links that a viewer is shown. Partners that reach the same products show them once each, so a viewer
 * may be shown many more links than the chain has.
 */
const VIEW_LINKS_MAX = 1_000_000;

/** Reach of a view: the viewer's own products end every path that leads back to them. */
export const VIEW_REACH: Reach = { endsAtRoots: true, depth: TIER_MAX };

type Walked = {
  no: number;
  at: number;
  within: Context;
  /** Context of the suppliers of this node. */
  below: Context;
  isRoot: boolean;
  isNamed: boolean;
  isOpen: boolean;
};

type Seen = Pick<Chain, 'network' | 'goods' | 'links' | 'disclosure'>;

/** Walks once from the viewer's own products: as many steps as there are links in each context. */
export const createView = ({ network, goods, links, disclosure }: Seen, linksMax = VIEW_LINKS_MAX): View => {
  const { viewerId } = disclosure;
  const contextOf = createContexts();
  const own = contextOf('', viewerId);
  const known = new Map<Context, Map<number, Walked>>();
  const walked: Walked[] = [];
  const put = (at: number, within: Context, below: Context, isNamed: boolean, isOpen: boolean) => {
    const nodes = known.get(within) ?? new Map<number, Walked>();
    known.set(within, nodes);
    const key = 4 * at + 2 * Number(isNamed) + Number(isOpen);
    const before = nodes.get(key);
    if (before) return { node: before, isNew: false };
    const node = { no: walked.length, at, within, below, isRoot: false, isNamed, isOpen };
    nodes.set(key, node);
    walked.push(node);
    return { node, isNew: true };
  };

  /** A direct link lets names through once both sides have confirmed it. Further down the buyer must also allow it. */
  const letsThrough = (buyer: Walked, { state, buyerOnward }: ReachedLink) =>
    state === 'confirmed' && (buyer.isRoot || (buyer.isOpen && buyerOnward));
  const agrees = (buyer: Walked, { supplierId, supplierOnward }: ReachedLink) =>
    supplierId !== null &&
    (buyer.isRoot || supplierId === viewerId || supplierOnward || hasGrantedIdentity(disclosure, supplierId));
  const stepTo = (buyer: Walked, at: number, link: ReachedLink) => {
    const supplier = supplierOf(network, at);
    const company = goods[supplier]?.company ?? '';
    const isOpen = letsThrough(buyer, link);
    const isNamed = isOpen && agrees(buyer, link);
    if (isNamed && company === viewerId) return put(supplier, own, own, true, true);
    const within = buyer.below;
    const [top, under] = [buyer.isRoot ? company : within.top, isNamed ? company : within.under];
    const below = top === within.top && under === within.under ? within : contextOf(top, under);
    return put(supplier, within, below, isNamed, isOpen);
  };

  const roots = network.roots.map((at) => Object.assign(put(at, own, own, true, true).node, { isRoot: true }));
  const edges = { from: [] as number[], to: [] as number[], links: [] as ReachedLink[], at: [] as number[] };
  let level = roots;
  for (let tier = 1; tier <= TIER_MAX && level.length > 0; tier += 1) {
    const next: Walked[] = [];
    for (const buyer of level) {
      // The viewer's own purchases are shown at its own products; below other companies they end in a stub.
      if (!buyer.isRoot && goods[buyer.at]?.company === viewerId) continue;
      for (const at of linksOf(network, buyer.at)) {
        const link = links[at];
        if (!link) continue;
        const { node, isNew } = stepTo(buyer, at, link);
        edges.from.push(buyer.no);
        edges.to.push(node.no);
        edges.links.push(link);
        edges.at.push(at);
        if (isNew) next.push(node);
      }
      if (edges.at.length > linksMax) fail('server.too_much');
    }
    level = next;
  }

  const placeOf = createPlaces(disclosure);
  const nodes = walked.map(
    ({ at, within, isNamed, isOpen }): ViewNode => ({
      at,
      place: placeOf(within, goods[at]?.company ?? '', isNamed),
      isOpen,
    }),
  );
  const numbers = new Map<Place, number>();
  const placeAt = new Int32Array(nodes.length);
  for (const [node, { place }] of nodes.entries()) {
    const number = numbers.get(place) ?? numbers.size;
    numbers.set(place, number);
    placeAt[node] = number;
  }
  const [from, to] = [Int32Array.from(edges.from), Int32Array.from(edges.to)];
  return {
    nodes,
    places: [...numbers.keys()],
    placeAt,
    links: edges.links,
    linkAt: Int32Array.from(edges.at),
    network: {
      nodes: nodes.map(({ at }, node) => ({
        key: goods[at]?.key ?? '',
        company: String(placeAt[node]),
        isOrigin: goods[at]?.isOrigin ?? false,
      })),
      links: edges.links,
      roots: roots.map(({ no }) => no),
      from,
      to,
      ...groupedBy(from, nodes.length),
    },
  };
};

const createContexts = () => {
  const known = new Map<string, Context>();
  return (top: string, under: string) => {
    const key = `${top} ${under}`;
    const context = known.get(key) ?? { key, top, under };
    known.set(key, context);
    return context;
  };
};
