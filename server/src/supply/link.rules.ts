import type { LinkAct, LinkFigures, LinkSide, LinkState } from '@ieum/contract';

export const otherSide = (side: LinkSide): LinkSide => (side === 'buyer' ? 'supplier' : 'buyer');

type Standing = {
  state: LinkState;
  proposedBy: LinkSide;
  waitsFor: LinkSide | null;
  offerBy: LinkSide | null;
  disputedBy: LinkSide | null;
};

/** What a side can do with a link as it stands: the proposer withdraws, only the other one answers. */
export const actsOf = (link: Standing, side: LinkSide): LinkAct[] => {
  const isAsked = link.waitsFor === side;
  const isProposer = link.proposedBy === side;
  const answers: LinkAct[] = ['confirm', 'counter', 'dispute'];
  const onward: LinkAct[] = ['setOnward'];
  switch (link.state) {
    case 'proposed':
      return isAsked ? [...answers, ...onward] : ['revise', 'withdraw', ...onward];
    case 'countered':
      return [...(isAsked ? answers : []), ...(isProposer ? (['withdraw'] as const) : []), ...onward];
    case 'confirmed':
      return [...(isAsked ? answers : ofConfirmed(link, side)), 'end', ...onward];
    case 'disputed':
      return [
        ...(link.disputedBy === side ? (['confirm'] as const) : []),
        ...(isProposer ? (['revise', 'withdraw'] as const) : []),
      ];
    case 'unidentified':
      return ['revise', 'identify', 'withdraw'];
    default:
      return [];
  }
};

const ofConfirmed = ({ offerBy }: Standing, side: LinkSide): LinkAct[] =>
  offerBy === side ? ['revise', 'withdraw'] : ['revise'];

/** What one side has typed, with what only the other side may say left as it was. */
export const figuresBy = (side: LinkSide, typed: LinkFigures, before: LinkFigures): LinkFigures => {
  const { buyerFactoryIds, inputId, inputShare, supplierFactoryIds } = before;
  return side === 'buyer' ? { ...typed, supplierFactoryIds } : { ...typed, buyerFactoryIds, inputId, inputShare };
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

type Told = {
  supplierId: string | null;
  supplierProductId: string | null;
  partnerNumber: string;
  words: { company: string; product: string; partNumber: string };
  figures: LinkFigures;
};
type Neighbour = Told & Standing & { id: string };

/** The link that says of the same two products what this one says, for some of the same time. */
export const findOverlap = (link: Told, neighbours: Neighbour[]) =>
  neighbours.find((other) => isSamePair(link, other) && overlaps(link.figures, other.figures));

const isSamePair = (one: Told, other: Told) => whoOf(one) === whoOf(other) && whatOf(one) === whatOf(other);
const whoOf = ({ supplierId, partnerNumber, words }: Told) => supplierId ?? (partnerNumber || words.company);
const whatOf = ({ supplierProductId, words }: Told) => supplierProductId ?? (words.partNumber || words.product);

const WHOLE = 100;
const ROUNDING = 0.0005;

/** How much of the whole is left for a link beside those that the buyer has said or accepted for some of the same time. */
export const freeShare = (figures: LinkFigures, neighbours: Neighbour[]) => {
  const counted = neighbours.filter((other) => isBuyersWord(other) && overlaps(figures, other.figures));
  const taken = counted.reduce((sum, other) => sum + (other.figures.spendShare ?? 0), 0);
  return Math.max(0, WHOLE - taken + ROUNDING);
};

/** What a supplier claims counts only once the buyer has taken it for true; nobody else learns what is free. */
const isBuyersWord = ({ proposedBy, state }: Neighbour) => proposedBy === 'buyer' || state === 'confirmed';
