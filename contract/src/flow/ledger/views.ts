import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { UNITS } from '../../factory/record/choices.ts';
import { moment } from '../../kit/moment.ts';
import { goodsKind } from '../../supply/materials/stated.ts';
import { FLOW_SIDES, FLOW_STATES } from './fields.ts';

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();

/** Null where unknown; without id and name where the other side has not disclosed it. */
export const flowFactory = z
  .object({ id: z.uuid().nullable(), name: text, country: text, isMine: z.boolean() })
  .nullable();
export type FlowFactory = z.infer<typeof flowFactory>;

export const flowPartner = z.object({
  /** Null until the other side has confirmed or proposed the link, and where nobody has named it. */
  id: z.uuid().nullable(),
  ...companyNames,
  country: text,
});

const rowHead = {
  id: z.uuid(),
  side: z.enum(FLOW_SIDES),
  state: z.enum(FLOW_STATES),
  /** A month or a quarter: 2026-07 or 2026-Q3. */
  period: text,
  /** Null for a move between own factories. */
  linkId: z.uuid().nullable(),
  partner: flowPartner.nullable(),
  /** The own product that was sold, that the goods were bought for, or that moved. */
  product: z.object({ id: z.uuid(), name: text }).nullable(),
  /** Goods in the seller's words, or in the buyer's words while the seller has not answered. */
  goods: z.object({ name: text, hs: text, ...goodsKind }),
  from: flowFactory,
  to: flowFactory,
  /** Unit of all quantities in the row. */
  unit,
  shipped: number,
  received: number,
  /** Quantity that counts: the agreed one, otherwise the received one, otherwise the shipped one. */
  counted: z.number(),
  countedKg: number,
  /** Difference in per cent of the greater figure; null until both sides have entered one. */
  difference: number,
  /** Version of the own figure, sent with a change of it; 0 without a figure. */
  version: z.int(),
  /** True if the other side has offered a quantity. */
  waitsForMe: z.boolean(),
  updatedAt: moment,
};

export const listedFlow = z.object(rowHead);
export type ListedFlow = z.infer<typeof listedFlow>;

const shownFigure = z.object({
  /** Quantity as typed; the row has it in its own unit. */
  quantity: z.number(),
  unit,
  lots: z.array(z.object({ number: text, quantity: number, shippedOn: text, receivedOn: text, document: text })),
  documents: z.array(text),
  origin: z.object({ country: text, region: text }),
  recycledShare: number,
  /** Empty in the figure of the other side. */
  note: text,
  enteredAt: moment,
  /** A person's name only for the own company. */
  enteredBy: text,
});
export type ShownFigure = z.infer<typeof shownFigure>;

export const FLOW_ACTS = ['enter', 'remove', 'say', 'settle'] as const;
export type FlowAct = (typeof FLOW_ACTS)[number];

export const flowMessage = z.object({
  id: z.uuid(),
  at: moment,
  isMine: z.boolean(),
  /** A person's name for the own company, otherwise the name of the other company. */
  by: text,
  text,
  /** Offered quantity in the row's unit; null for a message without an offer. */
  offered: number,
});

export const flowRow = z.object({
  ...rowHead,
  shippedFigure: shownFigure.nullable(),
  receivedFigure: shownFigure.nullable(),
  settled: z.object({ quantity: z.number(), at: moment }).nullable(),
  /** Offer that waits for an answer; `settleFlow` accepts the other side's offer by its message. */
  offer: z.object({ messageId: z.uuid(), quantity: z.number(), isMine: z.boolean() }).nullable(),
  /** Oldest first; at most the last two hundred. */
  messages: z.array(flowMessage),
  acts: z.array(z.enum(FLOW_ACTS)),
});
export type FlowRow = z.infer<typeof flowRow>;

export const FLOW_EVENTS = ['entered', 'changed', 'removed', 'offered', 'settled'] as const;
export type FlowEventKind = (typeof FLOW_EVENTS)[number];

/** Figure before or after the event; the other side's as far as it is shown. */
const eventFigure = z.object({ quantity: z.number(), unit }).nullable();
export const flowEvent = z.object({
  version: z.int(),
  kind: z.enum(FLOW_EVENTS),
  at: moment,
  isMine: z.boolean(),
  by: text,
  before: eventFigure,
  after: eventFigure,
  state: z.enum(FLOW_STATES).nullable(),
});
