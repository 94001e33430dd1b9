import { type ListedLink, ORIGIN_ASKS_MAX, type OriginAsk, type ProductOrigins } from '@ieum/contract';
import type { LinkRows } from './product-origins.ts';

type Shown = Pick<ProductOrigins, 'steps' | 'paths' | 'products' | 'companies'> & { rootId: string };
type Path = ProductOrigins['paths'][number];
type Step = ProductOrigins['steps'][number];

export type NextFacts = {
  shown: Shown;
  /** Own links of the product that are not confirmed. */
  open: ListedLink[];
  /** Partners with whom both sides have confirmed a link: they can be asked for declarations. */
  partners: Set<string>;
  rows: LinkRows[];
};

/** Paths that are asked about: the heaviest that are not confirmed to their end. */
const PATHS_MAX = 3;

/**
 * Returns whom to ask next, from what the viewer is shown and nothing else: about the first break of the heaviest
 * uncertain paths, then about weights and about a masked company.
 */
export const nextOf = (facts: NextFacts): OriginAsk[] => {
  const open = facts.shown.paths.filter(({ state }) => state !== 'confirmed');
  const uncertain = [...open.filter((path) => !isOnlyPossible(path)), ...open.filter(isOnlyPossible)];
  const asks = distinct(uncertain.flatMap((path) => aboutPath(facts, path)));
  return [...asks.slice(0, PATHS_MAX), ...weightAsks(facts), ...disclosureAsks(facts)].slice(0, ORIGIN_ASKS_MAX);
};

/** A gap that perhaps is none: the bands that are shown leave room for it. */
const isOnlyPossible = ({ end, share }: Path) => end === 'gap' && share.from === 0;

/** Keeps the first of several suggestions that ask the same partner for the same. */
const distinct = (asks: OriginAsk[]) =>
  [
    ...new Map(asks.toReversed().map((ask) => [[ask.act, ask.companyId, ask.linkId].join(' '), ask])).values(),
  ].toReversed();

/** What most suggestions say nothing about. */
export const NO_ASK = {
  companyId: null,
  aboutId: null,
  productId: null,
  linkId: null,
  step: null,
  rowId: null,
  rows: 0,
};

/** Asks about the first link that is not confirmed, or about what is missing behind the end. */
const aboutPath = (facts: NextFacts, { steps, breakAt, share, productId }: Path): OriginAsk[] => {
  const { shown } = facts;
  const broken = breakAt === null ? undefined : steps[breakAt];
  const step = shown.steps[broken ?? -1];
  if (step?.isOwn) return aboutOwnLink(facts, step, broken ?? null, share);
  if (breakAt === null && steps.length === 0) return aboutOwnProduct(facts, share);
  const above = steps.slice(0, breakAt ?? steps.length).flatMap((at) => shown.steps[at] ?? []);
  const companyId = above.map(({ from }) => companyOf(shown, from)).findLast((id) => facts.partners.has(id));
  if (companyId === undefined) return [];
  const about = step ? step.from : productId;
  return [
    {
      ...NO_ASK,
      act: 'askSupplyMap',
      companyId,
      aboutId: companyOf(shown, about),
      productId: about,
      step: broken ?? null,
      share,
    },
  ];
};

const companyOf = ({ products }: Shown, productId: string) =>
  products.find(({ id }) => id === productId)?.companyId ?? '';

const aboutOwnLink = ({ shown, open }: NextFacts, step: Step, at: number | null, share: Path['share']): OriginAsk[] => {
  const link = open.find(({ id }) => id === step.linkId);
  if (!link) return [];
  const isTheirs = !link.waitsForMe && link.state !== 'disputed';
  const companyId = companyOf(shown, step.from);
  const about = { productId: step.from, linkId: link.id, step: at, share };
  return [
    isTheirs
      ? { ...NO_ASK, ...about, act: 'requestConfirmation', companyId, aboutId: companyId }
      : { ...NO_ASK, ...about, act: 'answerLink', aboutId: companyId },
  ];
};

/** The own company can say more itself: the share of a link, an unidentified supplier, or one that is not entered. */
const aboutOwnProduct = ({ shown, open }: NextFacts, share: Path['share']): OriginAsk[] => {
  const productId = shown.rootId;
  const own = shown.steps.filter(({ isOwn }) => isOwn);
  const bare = own.find((step) => step.share === null);
  if (bare) return [{ ...NO_ASK, act: 'stateShare', productId, linkId: bare.linkId, share }];
  const nameless = open.find(({ state }) => state === 'unidentified');
  if (nameless) return [{ ...NO_ASK, act: 'nameSupplier', productId, linkId: nameless.id, share }];
  return [{ ...NO_ASK, act: 'addSupplier', productId, share }];
};

/** Asks for the weight that lets the most rows count. */
const weightAsks = ({ shown, rows, partners }: NextFacts): OriginAsk[] =>
  rows
    .flatMap(({ linkId, rows: all, weighed, askAt }): OriginAsk[] => {
      const step = shown.steps.findIndex((one) => one.linkId !== null && one.linkId === linkId);
      const { from = '', passes } = shown.steps[step] ?? {};
      const companyId = companyOf(shown, from);
      if (askAt === null || all === weighed || !passes || !partners.has(companyId)) return [];
      const about = { companyId, aboutId: companyId, productId: from, linkId, step, rowId: askAt };
      return [{ ...NO_ASK, ...about, act: 'askWeight', rows: all - weighed, share: passes }];
    })
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, 1);

/** Asks the masked company at the end of the heaviest path, or the one nearest to it, unless it was asked before. */
const disclosureAsks = ({ shown }: NextFacts): OriginAsk[] => {
  const byId = new Map(shown.companies.map((company) => [company.id, company]));
  for (const { steps, share } of shown.paths)
    for (const at of steps.toReversed()) {
      const { from = '' } = shown.steps[at] ?? {};
      const company = byId.get(companyOf(shown, from));
      if (!company?.isMasked || company.isPlaceholder || company.reveal !== '') continue;
      return [{ ...NO_ASK, act: 'askDisclosure', aboutId: company.id, productId: from, step: at, share }];
    }
  return [];
};
