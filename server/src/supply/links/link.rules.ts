import type { LinkAct, LinkFigures, LinkSide, LinkState } from '@ieum/contract';

export const otherSide = (side: LinkSide): LinkSide => (side === 'buyer' ? 'supplier' : 'buyer');

type Standing = {
  state: LinkState;
  proposedBy: LinkSide;
  waitsFor: LinkSide | null;
  offerBy: LinkSide | null;
  disputedBy: LinkSide | null;
  agreedAt: string | null;
};

/** What a side can do with a link as it stands: only the other side answers, and both can always leave. */
export const actsOf = (link: Standing, side: LinkSide): LinkAct[] => {
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

/** What a supplier says of itself ("I deliver to you"), as long as its buyer has not answered. */
const isClaim = ({ proposedBy, agreedAt }: Pick<Standing, 'proposedBy' | 'agreedAt'>) =>
  proposedBy === 'supplier' && agreedAt === null;

/** To its buyer: a claim that is in no chain and in no figure, because no product of the buyer was named for it. */
export const isUnassigned = (link: Standing & { side: LinkSide; productId: string | null }) =>
  link.side === 'buyer' && isClaim(link) && link.productId === null;

const ofConfirmed = ({ offerBy }: Standing, side: LinkSide): LinkAct[] =>
  offerBy === side ? ['revise', 'withdraw'] : ['revise'];

/** What one side has typed, with what only the other side may say left as it was. */
export const figuresBy = (side: LinkSide, typed: LinkFigures, before: LinkFigures): LinkFigures => {
  const { buyerFactoryIds, inputId, inputShare, supplierFactoryIds } = before;
  return side === 'buyer' ? { ...typed, supplierFactoryIds } : { ...typed, buyerFactoryIds, inputId, inputShare };
};

type Seeing = { side: LinkSide; namesPlaces: boolean };

/** Which line of its bill a buyer feeds, and from how many, is nobody else's to know; nor are places before both agree. */
export const figuresSeen = (figures: LinkFigures, { side, namesPlaces }: Seeing): LinkFigures => {
  const { buyerFactoryIds, supplierFactoryIds } = figures;
  if (side === 'buyer') return { ...figures, supplierFactoryIds: namesPlaces ? supplierFactoryIds : [] };
  return { ...figures, inputId: null, inputShare: null, buyerFactoryIds: namesPlaces ? buyerFactoryIds : [] };
};

/** Before anybody has said anything. */
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

/** Whether they say the same about what needs both sides. */
export const isAgreedAlike = (one: LinkFigures, other: LinkFigures) =>
  one.spendShare === other.spendShare &&
  one.validFrom === other.validFrom &&
  one.validTo === other.validTo &&
  JSON.stringify(volumeOf(one)) === JSON.stringify(volumeOf(other));

const volumeOf = ({ volume }: LinkFigures) => volume && [volume.quantity, volume.unit, volume.period];

const LAST_DAY = '9999-12-31';
const lastDayOf = ({ validTo }: LinkFigures) => validTo || LAST_DAY;
const overlaps = (one: LinkFigures, other: LinkFigures) =>
  one.validFrom <= lastDayOf(other) && other.validFrom <= lastDayOf(one);

type Told = Pick<Standing, 'proposedBy' | 'agreedAt'> & {
  buyerId: string | null;
  buyerProductId: string | null;
  supplierId: string | null;
  supplierProductId: string | null;
  partnerNumber: string;
  words: { company: string; product: string; partNumber: string };
  figures: LinkFigures;
};
type Neighbour = Told & Standing & { id: string };

/**
 * The link that says of the same two products what this one says, for some of the same time. Of what a supplier claims, only
 * its own words count: which company its number means and what that has made of the claim, it must not learn by trying.
 */
export const findOverlap = (link: Told, neighbours: Neighbour[]) =>
  neighbours.find((other) => isSamePair(link, other) && overlaps(link.figures, other.figures));

const isSamePair = (one: Told, other: Told) =>
  one.buyerProductId === null ? isSameClaim(one, other) : isSameSupplier(one, other) && whatOf(one) === whatOf(other);

const isSameClaim = (one: Told, other: Told) =>
  other.proposedBy === 'supplier' &&
  isCalledAlike({ ...one, id: one.buyerId }, { ...other, id: other.buyerId }) &&
  saidOf(one) === saidOf(other);

const isSameSupplier = (one: Told, other: Told) => {
  const byNumber = one.proposedBy === 'buyer' && other.proposedBy === 'buyer';
  const [mine, theirs] = [one, other].map(({ supplierId, partnerNumber, words }) => ({
    ...{ id: supplierId, partnerNumber: byNumber ? partnerNumber : '', words },
  }));
  return mine !== undefined && theirs !== undefined && isCalledAlike(mine, theirs);
};

type Called = Pick<Told, 'partnerNumber' | 'words'> & { id: string | null };

/** By the number that was typed first: whether somebody here has it makes no difference. */
const isCalledAlike = (one: Called, other: Called) => {
  if (one.partnerNumber !== '' && one.partnerNumber === other.partnerNumber) return true;
  if (one.id !== null || other.id !== null) return one.id === other.id;
  return one.partnerNumber === other.partnerNumber && one.words.company === other.words.company;
};

const saidOf = ({ words }: Told) => words.partNumber || words.product;
const whatOf = (link: Told) => link.supplierProductId ?? saidOf(link);

const WHOLE = 100;
const ROUNDING = 0.0005;

/** How much of the whole is left for a link beside those that the buyer has said or accepted for some of the same time. */
export const freeShare = (figures: LinkFigures, neighbours: Neighbour[]) => {
  const counted = neighbours.filter((other) => isBuyersWord(other) && overlaps(figures, other.figures));
  const taken = counted.reduce((sum, other) => sum + (other.figures.spendShare ?? 0), 0);
  return Math.max(0, WHOLE - taken + ROUNDING);
};

/** What a supplier claims counts only once the buyer has confirmed it; nobody else learns what is free. */
const isBuyersWord = ({ proposedBy, state }: Neighbour) => proposedBy === 'buyer' || state === 'confirmed';
