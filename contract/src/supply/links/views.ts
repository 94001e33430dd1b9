import { z } from 'zod';
import { formerName } from '../../company/identity/identity.ts';
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
  /** Nothing for the supplier. */
  inputId: z.uuid().nullable(),
  inputShare: z.number().nullable(),
  buyerFactoryIds: z.array(z.uuid()),
  supplierFactoryIds: z.array(z.uuid()),
});

const shownFactory = z.object({ id: z.uuid(), name: text, country: text, isMine: z.boolean() });

const partner = z.object({
  /** Nothing while the other side has not stood by a link. */
  id: z.uuid().nullable(),
  /** Its own name, or what the proposer calls it. */
  name: text,
  nameEnglish: text,
  country: text,
  /** Its business number, or the one it has abroad; nothing while its name is not known. */
  number: text,
});

const linkHead = {
  id: z.uuid(),
  /** What the caller's company is in it. */
  side,
  state: z.enum(LINK_STATES),
  version: z.int(),
  partner,
  /** The caller's own product; nothing while none is chosen. */
  product: z.object({ id: z.uuid(), name: text, hs: text, unit: text }).nullable(),
  /** The other's, as that side calls it, or as the proposer does. */
  partnerProduct: z.object({ name: text, partNumber: text, hs: text }),
  spendShare: z.number().nullable(),
  validFrom: text,
  validTo: text,
  /** A supplier's claim that is in no chain, figure or export until a product of one's own is named for it. */
  isUnassigned: z.boolean(),
  isProposedByMe: z.boolean(),
  /** Whether something of it waits for the caller's answer. */
  waitsForMe: z.boolean(),
  hasOffer: z.boolean(),
  /** Whether each side lets the other be named to those beyond it. */
  onward: z.object({ mine: z.boolean(), theirs: z.boolean() }),
  createdAt: moment,
  updatedAt: moment,
};

export const listedLink = z.object(linkHead);
export type ListedLink = z.infer<typeof listedLink>;

export const supplyLink = z.object({
  ...linkHead,
  words: z.object({ company: text, country: text, region: text, product: text, partNumber: text, hs: text }),
  /** Which of one's own products the other side may mean; nothing once there is one. */
  suggestedProductId: z.uuid().nullable(),
  figures: shownFigures,
  /** What waits for an answer: a counter-proposal, or the revision of a confirmed link. */
  offer: z.object({ figures: shownFigures, isMine: z.boolean() }).nullable(),
  factories: z.array(shownFactory),
  /** Why it is disputed, and whether the caller's company says so. */
  dispute: z.object({ reason: text, isMine: z.boolean() }).nullable(),
  agreedAt: moment.nullable(),
  /** What the other side was called before, once both have stood by the link. */
  formerNames: z.array(formerName),
  acts: z.array(z.enum(LINK_ACTS)),
});
export type SupplyLink = z.infer<typeof supplyLink>;

/** `noted`: something that only one side says. `ended` by nobody: its time was over. */
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
  /** A person's name only of the own company; otherwise the other company's, where it is known. */
  by: text,
  note: text,
  figures: shownFigures,
  offer: shownFigures.nullable(),
});
