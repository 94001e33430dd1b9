import type { Output, TierCompany, TierProduct, tiersContract } from '@ieum/contract';
import { VIEW_REACH, type View } from '../disclosure/chain-view.ts';
import { isViewer, productSeen, revealOf, shareSeen } from '../disclosure/disclosure.ts';
import { type InputSeen, inputsSeen } from '../disclosure/input-view.ts';
import { isDirect, placesSeenBy } from '../disclosure/places.ts';
import type { Chain } from './chain.ts';
import { partsOf } from './network-parts.ts';
import { companyBits, joinedTiers, tiersIn } from './network-tiers.ts';
import { compareSeen, createOrder } from './order.ts';

type TierLink = Output<typeof tiersContract.getSupplyTiers>['links'][number];

export type ShownChain = ReturnType<typeof createShownChain>;

/**
 * Shows a chain as its viewer may see it. Products, companies and links have numbers here, and each is presented when
 * it is asked for: most answers show few of very many.
 */
export const createShownChain = (chain: Chain, view: View, names: Map<string, string>) => {
  const { disclosure, goods, roots } = chain;
  const { nodes, network, links, places } = view;
  const parts = partsOf(network, VIEW_REACH);
  const { bits, loops } = joinedTiers(network, parts);
  const productId = productIdsOf(chain, view);
  const order = createOrder(network, productId, bits.nodes);

  const own = new Map(roots.map((root) => [root.id, root.name]));
  const productAt = (node: number): TierProduct => {
    const { at = -1, place } = nodes[node] ?? {};
    const { key = '', companyId = null, hs = '', family = '', materials = [], isOrigin = false } = goods[at] ?? {};
    if (!place) throw new Error('the chain has no such product');
    // A name from an own link belongs to that link; at another place of the same product it would connect the two.
    const name = own.get(key) ?? (isDirect(place) ? names.get(key) : undefined) ?? '';
    return {
      id: productId(node),
      companyId: place.id,
      ...productSeen(disclosure, place, { hs, name }, companyId === null),
      family,
      materials,
      isOrigin,
      tiers: tiersIn(bits.nodes[node] ?? 0),
    };
  };

  const linkAt = (at: number, input: InputSeen | undefined): TierLink => {
    const [from, to, link] = [network.from[at] ?? 0, network.to[at] ?? 0, links[at]];
    const [buyer, supplier] = [nodes[from]?.place, nodes[to]?.place];
    if (!link || !buyer || !supplier || !input) throw new Error('the chain has no such link');
    const { share, band, isOwn } = shareSeen(disclosure, buyer, supplier, link.share);
    const [buyerId, supplierId] = [productId(from), productId(to)];
    return {
      // On one day there is one link between two products.
      id: isOwn ? link.id : `${buyerId}.${supplierId}`,
      buyerId,
      supplierId,
      state: link.state,
      tiers: tiersIn(bits.links[at] ?? 0),
      isLoop: loops[at] === 1,
      share,
      band,
      inputShare: input.share,
      inputBand: input.band,
      input: input.input,
      isOwn,
    };
  };

  const companies = companyBits(network, bits);
  const tiersOfPlace = (number: number) => tiersIn(companies.get(String(number)) ?? 0);
  const seenAt = placesSeenBy(chain, places);
  const companyAt = (number: number): TierCompany => {
    const place = places[number];
    if (!place) throw new Error('the chain has no such place');
    return { ...seenAt(place), tiers: tiersOfPlace(number), reveal: revealOf(disclosure, place) };
  };
  /** The viewer itself is shown only where it is met again, because it is at the beginning of everything. */
  const isShown = (number: number) => {
    const place = places[number];
    return place !== undefined && (!isViewer(disclosure, place) || companies.has(String(number)));
  };

  return {
    chain,
    view,
    parts,
    bits,
    loops,
    order,
    productId,
    productAt,
    placeOf: (node: number) => view.placeAt[node] ?? -1,
    /** Presents these links, of which each buyer numbers its inputs. */
    linksAt: (wanted: number[]) => {
      const buyers = [...new Set(wanted.map((at) => network.from[at] ?? 0))];
      const inputs = inputsSeen(chain, view, buyers.flatMap(order.linksOf));
      return wanted.map((at) => linkAt(at, inputs.get(at)));
    },
    isShown,
    /** Presents companies, the nearest first. */
    companiesAt: (numbers: Iterable<number>) => [...numbers].filter(isShown).map(companyAt).toSorted(compareSeen),
  };
};

/** Presents everything, in order. */
export const wholeOf = ({ view, order, companiesAt, productAt, linksAt }: ShownChain) => {
  const nodes = order.nodes();
  return {
    companies: companiesAt(view.places.keys()),
    products: nodes.map(productAt),
    links: linksAt(nodes.flatMap(order.linksOf)),
  };
};

/**
 * Returns product ids by node: the viewer's own real ids; all others are valid only for this viewer at this place. An id
 * is computed when it is first asked for.
 */
const productIdsOf = ({ disclosure, goods }: Chain, { nodes }: View) => {
  const known = Array.from<string | undefined>({ length: nodes.length });
  const idOf = (node: number) => {
    const { at = -1, place, isOpen } = nodes[node] ?? {};
    const key = goods[at]?.key ?? '';
    return !place || isViewer(disclosure, place) ? key : disclosure.mask(`product ${place.id} ${isOpen} ${key}`);
  };
  return (node: number) => {
    const id = known[node] ?? idOf(node);
    known[node] = id;
    return id;
  };
};
