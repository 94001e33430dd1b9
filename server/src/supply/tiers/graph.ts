import {
  GRAPH_BREAKS_MAX,
  GRAPH_LINES_MAX,
  type LinkState,
  MARKS,
  marksOf,
  type Output,
  SHARE_BANDS,
  type tierGraphContract,
} from '@ieum/contract';
import { firstOf } from '../../kit/first-of.ts';
import { columnsOf, type Folded, foldColumns } from './graph-fold.ts';
import type { GraphSource } from './graph-source.ts';

type Graph = Output<typeof tierGraphContract.getTierGraph>;
type Bundle = Graph['bundles'][number];

/** Draws a chain with a bounded number of cards and lines, from what its viewer may see and nothing else. */
export const graphOf = (source: GraphSource, asked: { rows: number; open: readonly string[] }): Graph => {
  const { products, links } = source;
  const folded = foldColumns(source, heaviestOf(source), asked);
  const broken = linksOf(source).filter((link) => links.stateOf(link) !== 'confirmed');
  const listed = heaviest(source, broken, GRAPH_BREAKS_MAX);
  const drawn = linesOf(source, folded);
  const named = new Set([
    ...folded.cards.map(({ product }) => product),
    ...listed.flatMap((link) => [links.buyerOf(link), links.supplierOf(link)]),
  ]);
  const shown = [...named].sort(products.compare);
  return {
    roots: source.roots,
    cards: folded.cards.map(({ product, column }) => ({ id: products.present(product).id, column })),
    groups: folded.groups,
    ...drawn,
    companies: source.companiesOf(shown),
    products: shown.map(products.present),
    breaks: { total: broken.length, links: links.present(listed) },
    ...countsOf(source),
    totals: totalsOf(source),
    coverage: source.coverage,
  };
};

const linksOf = ({ links }: GraphSource) => Array.from({ length: links.count }, (_, link) => link);

/** Greater than the greatest number of a tier. */
const FARTHEST = 2 ** 32;

/** Returns the links with the largest shares, of equal ones the nearest. */
const heaviest = ({ links }: GraphSource, some: number[], max: number) =>
  firstOf(some, max, (link) => SHARE_BANDS.indexOf(links.bandOf(link)) * FARTHEST - links.farOf(link), links.compare);

/** Returns the largest band by which each product is bought: the important ones of a group are drawn first. */
const heaviestOf = ({ products, links }: GraphSource) => {
  const found = new Int8Array(products.count).fill(-1);
  for (let link = 0; link < links.count; link += 1) {
    const supplier = links.supplierOf(link);
    found[supplier] = Math.max(found[supplier] ?? -1, SHARE_BANDS.indexOf(links.bandOf(link)));
  }
  return found;
};

/** Least certain first. */
const CERTAINTY: LinkState[] = ['disputed', 'unidentified', 'withdrawn', 'ended', 'proposed', 'countered', 'confirmed'];

const linesOf = (source: GraphSource, { cards, groups, placeOf }: Folded) => {
  const { products, links } = source;
  const idOf = (place: number) => {
    const card = cards[place];
    return card ? products.present(card.product).id : (groups[place - cards.length]?.id ?? '');
  };
  const single: number[] = [];
  const bundles = new Map<number, Bundle>();
  for (let link = 0; link < links.count; link += 1) {
    const [from, to] = [placeOf[links.buyerOf(link)] ?? 0, placeOf[links.supplierOf(link)] ?? 0];
    if (from < cards.length && to < cards.length) single.push(link);
    else if (from !== to && !links.isLoop(link)) {
      const key = from * (cards.length + groups.length) + to;
      const before = bundles.get(key) ?? { from: idOf(from), to: idOf(to), count: 0, state: 'confirmed', band: '' };
      bundles.set(key, merged(before, links.stateOf(link), links.bandOf(link)));
    }
  }
  const kept = heaviest(source, single, GRAPH_LINES_MAX);
  return {
    links: links.present(kept.toSorted(links.compare)),
    bundles: firstOf([...bundles.values()], GRAPH_LINES_MAX - kept.length, ({ count }) => count, byEnds),
  };
};

const byEnds = (a: Bundle, b: Bundle) => (`${a.from} ${a.to}` < `${b.from} ${b.to}` ? -1 : 1);

const merged = (bundle: Bundle, state: LinkState, band: Bundle['band']): Bundle => ({
  ...bundle,
  count: bundle.count + 1,
  state: CERTAINTY.indexOf(state) < CERTAINTY.indexOf(bundle.state) ? state : bundle.state,
  band: SHARE_BANDS.indexOf(band) > SHARE_BANDS.indexOf(bundle.band) ? band : bundle.band,
});

/** Counts the products of each column and of each mark; own products are in none. */
const countsOf = (source: GraphSource) => {
  const { products } = source;
  const columnOf = columnsOf(source);
  const [columns, marks] = [new Map<number, number>(), new Map<string, number>()];
  const known = new Map<object, string[]>();
  for (let product = 0; product < products.count; product += 1) {
    if (products.isRoot(product)) continue;
    const [column, goods] = [columnOf(product), products.goodsOf(product)];
    const own = known.get(goods) ?? marksOf(goods);
    known.set(goods, own);
    columns.set(column, (columns.get(column) ?? 0) + 1);
    for (const mark of own) marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  return {
    columns: [...columns].map(([tier, count]) => ({ tier, products: count })).toSorted((a, b) => a.tier - b.tier),
    marks: MARKS.flatMap((mark) => {
      const count = marks.get(mark);
      return count === undefined ? [] : [{ mark, products: count }];
    }).toSorted((a, b) => b.products - a.products),
  };
};

const totalsOf = ({ products, links, roots, others }: GraphSource): Graph['totals'] => {
  const states = new Map<LinkState, number>();
  for (let link = 0; link < links.count; link += 1) {
    const state = links.stateOf(link);
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  return {
    products: products.count - roots.length,
    ...others,
    links: links.count,
    confirmed: states.get('confirmed') ?? 0,
    unidentified: states.get('unidentified') ?? 0,
    disputed: states.get('disputed') ?? 0,
  };
};
