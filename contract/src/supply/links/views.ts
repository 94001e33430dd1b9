import { z } from 'zod';
import { formerName } from '../../company/identity/identity.ts';
import { companyNames } from '../../company/names.ts';
import { CAPACITY_PERIODS, UNITS } from '../../factory/record/choices.ts';
import { moment } from '../../kit/moment.ts';
import { LINK_ACTS, LINK_SIDES, LINK_STATES } from './fields.ts';

const text = z.string();
const side = z.enum(LINK_SIDES);

const shownFigures = z.object({
  spendShare: z.number().nullable(),
  volume: z.object({ quantity: z.number(), unit: z.enum(UNITS), period: z.enum(CAPACITY_PERIODS) }).nullable(),
  validFrom: text,
  validTo: text,
  /** Null for the supplier. */
  inputId: z.uuid().nullable(),
  inputShare: z.number().nullable(),
  buyerFactoryIds: z.array(z.uuid()),
  supplierFactoryIds: z.array(z.uuid()),
});

const shownFactory = z.object({ id: z.uuid(), name: text, country: text, isMine: z.boolean() });

const partner = z.object({
  /** Null until the other side has confirmed or proposed the link. */
  id: z.uuid().nullable(),
  /** The company's own name, or the proposer's name for it. */
  ...companyNames,
  country: text,
  /** Business number, or the number abroad; empty while the company's name is not known. */
  number: text,
});

const linkHead = {
  id: z.uuid(),
  /** Side of the caller's company. */
  side,
  state: z.enum(LINK_STATES),
  version: z.int(),
  partner,
  /** Product of the caller's company; null while none is chosen. */
  product: z.object({ id: z.uuid(), name: text, hs: text, unit: text }).nullable(),
  /** Product of the other side, in its own words or in the proposer's. */
  partnerProduct: z.object({ name: text, partNumber: text, hs: text }),
  spendShare: z.number().nullable(),
  validFrom: text,
  validTo: text,
  /** True for a supplier's claim without an own product: no chain, figure or export includes it until one is named. */
  isUnassigned: z.boolean(),
  isProposedByMe: z.boolean(),
  /** True if the link waits for an answer of the caller. */
  waitsForMe: z.boolean(),
  hasOffer: z.boolean(),
  /** True for each side that allows the other to be named to companies beyond it. */
  onward: z.object({ mine: z.boolean(), theirs: z.boolean() }),
  createdAt: moment,
  updatedAt: moment,
};

export const listedLink = z.object(linkHead);
export type ListedLink = z.infer<typeof listedLink>;

export const supplyLink = z.object({
  ...linkHead,
  words: z.object({ company: text, country: text, region: text, product: text, partNumber: text, hs: text }),
  /** True if the caller's company proposed the link and it has the partner's business number. Never says who is here. */
  hasPartnerNumber: z.boolean(),
  /** Own product that the other side may mean; null once a product is chosen. */
  suggestedProductId: z.uuid().nullable(),
  figures: shownFigures,
  /** Figures that wait for an answer: a counter-proposal, or the revision of a confirmed link. */
  offer: z.object({ figures: shownFigures, isMine: z.boolean() }).nullable(),
  factories: z.array(shownFactory),
  /** Reason of the dispute, and whether the caller's company disputes the link. */
  dispute: z.object({ reason: text, isMine: z.boolean() }).nullable(),
  agreedAt: moment.nullable(),
  /** Former names of the other side, once both sides have agreed to the link. */
  formerNames: z.array(formerName),
  acts: z.array(z.enum(LINK_ACTS)),
});
export type SupplyLink = z.infer<typeof supplyLink>;

/** `noted`: a statement of one side only. `ended` without a person: the validity was over. */
export const LINK_EVENTS = [
  'proposed',
  'confirmed',
  'countered',
  'revised',
  'noted',
  'disputed',
  'offer_refused',
  'withdrawn',
  'offer_withdrawn',
  'ended',
  'identified',
  'onward_set',
] as const;
export type LinkEventKind = (typeof LINK_EVENTS)[number];

export const linkEvent = z.object({
  version: z.int(),
  kind: z.enum(LINK_EVENTS),
  state: z.enum(LINK_STATES),
  at: moment,
  isMine: z.boolean(),
  /** A person's name for the own company, otherwise the name of the other company, where it is known. */
  by: text,
  note: text,
  figures: shownFigures,
  offer: shownFigures.nullable(),
});
