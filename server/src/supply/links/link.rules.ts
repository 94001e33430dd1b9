import type { LinkAct, LinkFigures, LinkSide, LinkState } from '@ieum/contract';

export const otherSide = (side: LinkSide): LinkSide => (side === 'buyer' ? 'supplier' : 'buyer');

type LinkStatus = {
  state: LinkState;
  proposedBy: LinkSide;
  waitsFor: LinkSide | null;
  offerBy: LinkSide | null;
  disputedBy: LinkSide | null;
  agreedAt: string | null;
};

/**
 * Returns what a side can do with a link in its current state: only the other side answers, and both can always leave.
 */
export const actsOf = (link: LinkStatus, side: LinkSide): LinkAct[] => {
  const isAsked = link.waitsFor === side;
  const isProposer = link.proposedBy === side;
  const answers: LinkAct[] = ['confirm', 'counter', 'dispute'];
  const leaving: LinkAct[] = ['withdraw', 'setOnward'];
  const assigning: LinkAct[] = isClaim(link) && !isProposer ? ['assign'] : [];
  switch (link.state) {
    case 'proposed':
      return [...(isAsked ? [...answers, ...assigning] : (['revise'] as const)), ...leaving];
    case 'countered':
      return [...(isAsked ? answers : []), ...leaving];
    case 'confirmed':
      return [...(isAsked ? answers : ofConfirmed(link, side)), 'end', 'setOnward'];
    case 'disputed':
      return [
        ...(link.disputedBy === side ? (['confirm'] as const) : []),
        ...(isProposer ? (['revise'] as const) : assigning),
        ...leaving,
      ];
    case 'unidentified':
      return ['revise', 'identify', 'withdraw'];
    default:
      return [];
  }
};

/** Returns whether a supplier claims it of itself ("I deliver to you") and its buyer has not answered. */
const isClaim = ({ proposedBy, agreedAt }: Pick<LinkStatus, 'proposedBy' | 'agreedAt'>) =>
  proposedBy === 'supplier' && agreedAt === null;

/**
 * Returns whether a link is, to its buyer, a claim outside every chain and figure, because no product of the buyer was
 * named for it.
 */
export const isUnassigned = (link: LinkStatus & { side: LinkSide; productId: string | null }) =>
  link.side === 'buyer' && isClaim(link) && link.productId === null;

const ofConfirmed = ({ offerBy }: LinkStatus, side: LinkSide): LinkAct[] =>
  offerBy === side ? ['revise', 'withdraw'] : ['revise'];

/** Returns what one side has typed; what only the other side may state stays as it was. */
export const figuresBy = (side: LinkSide, typed: LinkFigures, before: LinkFigures): LinkFigures => {
  const { buyerFactoryIds, inputId, inputShare, supplierFactoryIds } = before;
  return side === 'buyer' ? { ...typed, supplierFactoryIds } : { ...typed, buyerFactoryIds, inputId, inputShare };
};

type Seeing = { side: LinkSide; namesPlaces: boolean };

/**
 * Hides from the supplier which input of its bill a buyer feeds, and with what share. Hides places before both sides
 * agree.
 */
export const figuresSeen = (figures: LinkFigures, { side, namesPlaces }: Seeing): LinkFigures => {
  const { buyerFactoryIds, supplierFactoryIds } = figures;
  if (side === 'buyer') return { ...figures, supplierFactoryIds: namesPlaces ? supplierFactoryIds : [] };
  return { ...figures, inputId: null, inputShare: null, buyerFactoryIds: namesPlaces ? buyerFactoryIds : [] };
};

/** Figures before anybody has entered any. */
export const NO_FIGURES: LinkFigures = {
  spendShare: null,
  volume: null,
  validFrom: '',
  validTo: '',
  buyerFactoryIds: [],
  supplierFactoryIds: [],
  inputId: null,
  inputShare: null,
};

/** Returns whether the figures are equal in everything that needs both sides. */
export const areAgreedFiguresEqual = (a: LinkFigures, b: LinkFigures) =>
  a.spendShare === b.spendShare &&
  a.validFrom === b.validFrom &&
  a.validTo === b.validTo &&
  JSON.stringify(volumeOf(a)) === JSON.stringify(volumeOf(b));

const volumeOf = ({ volume }: LinkFigures) => volume && [volume.quantity, volume.unit, volume.period];

const LAST_DAY = '9999-12-31';
const lastDayOf = ({ validTo }: LinkFigures) => validTo || LAST_DAY;
const overlaps = (a: LinkFigures, b: LinkFigures) => a.validFrom <= lastDayOf(b) && b.validFrom <= lastDayOf(a);

type ComparedLink = Pick<LinkStatus, 'proposedBy' | 'agreedAt'> & {
  buyerId: string | null;
  buyerProductId: string | null;
  supplierId: string | null;
  supplierProductId: string | null;
  partnerNumber: string;
  words: { company: string; product: string; partNumber: string };
  figures: LinkFigures;
};
type Neighbour = ComparedLink & LinkStatus & { id: string };

/**
 * Finds the link that covers the same two products for some of the same time. Of a supplier's claim only its own words
 * count: the supplier must not learn by trying which company a number means, or what that company has made of the
 * claim.
 */
export const findOverlap = (link: ComparedLink, neighbours: Neighbour[]) =>
  neighbours.find((neighbour) => isSamePair(link, neighbour) && overlaps(link.figures, neighbour.figures));

const isSamePair = (a: ComparedLink, b: ComparedLink) =>
  a.buyerProductId === null ? isSameClaim(a, b) : isSameSupplier(a, b) && whatOf(a) === whatOf(b);

const isSameClaim = (a: ComparedLink, b: ComparedLink) =>
  b.proposedBy === 'supplier' &&
  isCalledAlike({ ...a, id: a.buyerId }, { ...b, id: b.buyerId }) &&
  nameOf(a) === nameOf(b);

const isSameSupplier = (a: ComparedLink, b: ComparedLink) => {
  const byNumber = a.proposedBy === 'buyer' && b.proposedBy === 'buyer';
  const [mine, theirs] = [a, b].map(({ supplierId, partnerNumber, words }) => ({
    id: supplierId,
    partnerNumber: byNumber ? partnerNumber : '',
    words,
  }));
  return mine !== undefined && theirs !== undefined && isCalledAlike(mine, theirs);
};

type Called = Pick<ComparedLink, 'partnerNumber' | 'words'> & { id: string | null };

/** Compares the typed number first; it makes no difference whether a company here has it. */
const isCalledAlike = (a: Called, b: Called) => {
  if (a.partnerNumber !== '' && a.partnerNumber === b.partnerNumber) return true;
  if (a.id !== null || b.id !== null) return a.id === b.id;
  return a.partnerNumber === b.partnerNumber && a.words.company === b.words.company;
};

const nameOf = ({ words }: ComparedLink) => words.partNumber || words.product;
const whatOf = (link: ComparedLink) => link.supplierProductId ?? nameOf(link);

const WHOLE = 100;
const ROUNDING = 0.0005;

/**
 * Returns how much of the whole is left beside the links that the buyer has stated or accepted for some of the same
 * time.
 */
export const freeShare = (figures: LinkFigures, neighbours: Neighbour[]) => {
  const counted = neighbours.filter((neighbour) => isBuyersWord(neighbour) && overlaps(figures, neighbour.figures));
  const taken = counted.reduce((sum, neighbour) => sum + (neighbour.figures.spendShare ?? 0), 0);
  return Math.max(0, WHOLE - taken + ROUNDING);
};

/** Counts a supplier's claim only once the buyer has confirmed it, so nobody else learns what is free. */
const isBuyersWord = ({ proposedBy, state }: Neighbour) => proposedBy === 'buyer' || state === 'confirmed';
