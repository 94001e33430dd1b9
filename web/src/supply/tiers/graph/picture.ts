import {
  type LinkState,
  type Mark,
  markOf,
  type Output,
  type ShareBand,
  type SupplyFlag,
  type TierCompany,
  type TierGroup,
  type tierGraphContract,
} from '@ieum/contract';

export type TierGraphAnswer = Output<typeof tierGraphContract.getTierGraph>;
type GraphLink = TierGraphAnswer['links'][number];
type GraphProduct = TierGraphAnswer['products'][number];

/** One card of the graph: a product at its company, or a group of products. */
export type Card = {
  id: string;
  column: number;
  /** Empty for a group of several materials. */
  mark: Mark | '';
  product?: GraphProduct;
  company?: TierCompany;
  group?: TierGroup;
  isRoot: boolean;
  /** Nobody has named the company. */
  isUnidentified: boolean;
  /** Tier at which the same named company stands nearer to us; 0 if this card is the nearest. */
  metAt: number;
  flags: SupplyFlag[];
};

/** One line of the graph: a link, or several links from or to a group. */
export type Line = {
  id: string;
  from: string;
  to: string;
  state: LinkState;
  band: ShareBand;
  share: number | null;
  count: number;
  isLoop: boolean;
  mark: Mark | '';
  link?: GraphLink;
};

export type Picture = {
  answer: TierGraphAnswer;
  cards: Map<string, Card>;
  lines: Line[];
  /** Lines by card: `below` to its suppliers, `above` to its buyers. Loops are in neither. */
  below: Map<string, Line[]>;
  above: Map<string, Line[]>;
};

export const createPicture = (answer: TierGraphAnswer, flags: SupplyFlag[]): Picture => {
  const productOf = new Map(answer.products.map((product) => [product.id, product]));
  const companyOf = new Map(answer.companies.map((company) => [company.id, company]));
  const rootIds = new Set(answer.roots.map(({ id }) => id));
  const bySubject = Map.groupBy(flags, ({ subjectId }) => subjectId);
  const flagsOf = linkFlags(answer.links, bySubject);
  const bought = Map.groupBy(answer.links, ({ supplierId }) => supplierId);
  const nearest = nearestOf(answer, productOf);
  const cards = new Map<string, Card>();
  for (const { id, column } of answer.cards) {
    const product = productOf.get(id);
    if (!product) continue;
    const company = companyOf.get(product.companyId);
    const isRoot = rootIds.has(id);
    const links = bought.get(id) ?? [];
    const first = nearest.get(product.companyId) ?? column;
    cards.set(id, {
      id,
      column,
      mark: markOf(product),
      product,
      ...(company && { company }),
      isRoot,
      isUnidentified: links.length > 0 && links.every(({ state }) => state === 'unidentified'),
      metAt: !isRoot && company?.isMasked === false && first < column ? first : 0,
      flags: flagsOf.get(id) ?? [],
    });
  }
  for (const group of answer.groups)
    cards.set(group.id, {
      id: group.id,
      column: group.column,
      mark: group.mark,
      group,
      isRoot: false,
      isUnidentified: false,
      metAt: 0,
      flags: [],
    });
  const lines = linesOf(answer, cards);
  const walked = lines.filter(({ isLoop }) => !isLoop);
  return {
    answer,
    cards,
    lines,
    below: Map.groupBy(walked, ({ from }) => from),
    above: Map.groupBy(walked, ({ to }) => to),
  };
};

const linkFlags = (links: GraphLink[], bySubject: Map<string, SupplyFlag[]>) => {
  const found = new Map<string, SupplyFlag[]>();
  for (const { id, supplierId, isOwn } of links) {
    const known = isOwn ? bySubject.get(id) : undefined;
    if (known) found.set(supplierId, [...(found.get(supplierId) ?? []), ...known]);
  }
  return found;
};

/** Returns the first column of each company. */
const nearestOf = ({ cards }: TierGraphAnswer, productOf: Map<string, GraphProduct>) => {
  const nearest = new Map<string, number>();
  for (const { id, column } of cards) {
    const company = productOf.get(id)?.companyId ?? '';
    if (column > 0 && column < (nearest.get(company) ?? Number.POSITIVE_INFINITY)) nearest.set(company, column);
  }
  return nearest;
};

const linesOf = ({ links, bundles }: TierGraphAnswer, cards: Map<string, Card>): Line[] => [
  ...links.map(
    (link): Line => ({
      id: `${link.buyerId} ${link.supplierId}`,
      from: link.buyerId,
      to: link.supplierId,
      state: link.state,
      band: link.band,
      share: link.share,
      count: 1,
      isLoop: isBack(cards, link.buyerId, link.supplierId),
      mark: cards.get(link.supplierId)?.mark ?? 'none',
      link,
    }),
  ),
  ...bundles.map(
    (bundle): Line => ({
      ...bundle,
      id: `${bundle.from} ${bundle.to}`,
      share: null,
      isLoop: isBack(cards, bundle.from, bundle.to),
      mark: cards.get(bundle.to)?.mark ?? 'none',
    }),
  ),
];

const isBack = (cards: Map<string, Card>, from: string, to: string) =>
  (cards.get(to)?.column ?? 0) <= (cards.get(from)?.column ?? 0);
