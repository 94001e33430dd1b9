import type {
  GoodsKind,
  LinkState,
  Output,
  ShareBand,
  TierCompany,
  TierProduct,
  tierGraphContract,
} from '@ieum/contract';
import { isViewer } from '../disclosure/disclosure.ts';
import { countriesOf } from '../disclosure/places.ts';
import { bandOfShare } from '../disclosure/share-band.ts';
import { deepestOf } from './network-tiers.ts';
import type { ShownChain } from './shown-chain.ts';

type Graph = Output<typeof tierGraphContract.getTierGraph>;

/**
 * A chain from which a graph is drawn. Products and links are numbers, and what is shown of them is presented for those
 * that are drawn. They are in no order, but can be compared.
 */
export type GraphSource = {
  products: {
    count: number;
    isRoot: (product: number) => boolean;
    /** Deepest tier; 0 where there is none. */
    depthOf: (product: number) => number;
    /** One object for all products that are the same goods of the same company. */
    goodsOf: (product: number) => GoodsKind;
    countryOf: (product: number) => string;
    compare: (a: number, b: number) => number;
    present: (product: number) => TierProduct;
  };
  links: {
    count: number;
    buyerOf: (link: number) => number;
    supplierOf: (link: number) => number;
    stateOf: (link: number) => LinkState;
    bandOf: (link: number) => ShareBand;
    /** A number that is greater, the farther its nearest tier is. */
    farOf: (link: number) => number;
    isLoop: (link: number) => boolean;
    compare: (a: number, b: number) => number;
    present: (links: number[]) => Graph['links'];
  };
  /** Presents the companies of these products. */
  companiesOf: (products: number[]) => TierCompany[];
  roots: Graph['roots'];
  /** Companies besides the viewer, and their countries. */
  others: { companies: number; countries: number };
  coverage: Graph['coverage'];
};

export const graphSource = (shown: ShownChain, coverage: Graph['coverage']): GraphSource => {
  const { chain, view, bits, loops, order } = shown;
  const { nodes, network, links, places } = view;
  const countryAt = countriesOf(chain);
  const countryOf = (node: number) => {
    const place = nodes[node]?.place;
    return place && shown.isShown(shown.placeOf(node)) ? countryAt(place) : '';
  };
  const roots = new Set(network.roots);
  const others = places.filter((place) => !isViewer(chain.disclosure, place));
  return {
    products: {
      count: nodes.length,
      isRoot: (node) => roots.has(node),
      depthOf: (node) => deepestOf(bits.nodes[node] ?? 0),
      goodsOf: (node) => chain.goods[nodes[node]?.at ?? -1] ?? NO_GOODS,
      countryOf,
      compare: order.compareNodes,
      present: shown.productAt,
    },
    links: {
      count: links.length,
      buyerOf: (at) => network.from[at] ?? 0,
      supplierOf: (at) => network.to[at] ?? 0,
      stateOf: (at) => links[at]?.state ?? 'unidentified',
      bandOf: (at) => bandOfShare(links[at]?.share ?? null),
      farOf: (at) => order.nearestOf(bits.links[at] ?? 0),
      isLoop: (at) => loops[at] === 1,
      compare: order.compareLinks,
      present: shown.linksAt,
    },
    companiesOf: (products) => shown.companiesAt(new Set(products.map(shown.placeOf))),
    roots: chain.roots.map(({ id, name }) => ({ id, name })),
    others: { companies: others.length, countries: new Set(others.map(countryAt).filter(Boolean)).size },
    coverage,
  };
};

const NO_GOODS: GoodsKind = { family: '', materials: [] };
