import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { moment } from '../../kit/moment.ts';
import { FLOW_SIDES, FLOW_STATES } from './fields.ts';

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();

/** Nothing where nobody knows it; without id and name where the other side has not shared it. */
export const flowFactory = z
  .object({ id: z.uuid().nullable(), name: text, country: text, isMine: z.boolean() })
  .nullable();
export type FlowFactory = z.infer<typeof flowFactory>;

export const flowPartner = z.object({
  /** Nothing while the other side has not stood by a link, or where nobody has named it. */
  id: z.uuid().nullable(),
  name: text,
  nameEnglish: text,
  country: text,
});

const rowHead = {
  id: z.uuid(),
  side: z.enum(FLOW_SIDES),
  state: z.enum(FLOW_STATES),
  /** 2026-07 or 2026-Q3. */
  period: text,
  /** Nothing of what moved between own factories. */
  linkId: z.uuid().nullable(),
  partner: flowPartner.nullable(),
  /** The own product: what was sold, what it was bought for, or what moved. */
  product: z.object({ id: z.uuid(), name: text }).nullable(),
  /** What went, as its seller calls it, or as the buyer does while the seller has not spoken. */
  goods: z.object({ name: text, hs: text, materialGroup: text }),
  from: flowFactory,
  to: flowFactory,
  /** In which all quantities of the row stand. */
  unit,
  shipped: number,
  received: number,
  /** What counts: what was agreed on, otherwise what was received, otherwise what was shipped. */
  counted: z.number(),
  countedKg: number,
  /** Of the greater of both, in per cent; nothing until both have spoken. */
  difference: number,
  /** Of the own figure, to be sent with a change of it; 0 where there is none. */
  version: z.int(),
  /** The other side has offered a quantity. */
  waitsForMe: z.boolean(),
  updatedAt: moment,
};

export const listedFlow = z.object(rowHead);
export type ListedFlow = z.infer<typeof listedFlow>;

const shownFigure = z.object({
  /** As it was typed; in the row's unit above. */
  quantity: z.number(),
  unit,
  lots: z.array(z.object({ number: text, quantity: number, shippedOn: text, receivedOn: text, document: text })),
  documents: z.array(text),
  origin: z.object({ country: text, region: text }),
  recycledShare: number,
  /** Empty in the other side's. */
  note: text,
  enteredAt: moment,
  /** A person's name only of the own company. */
  enteredBy: text,
});
export type ShownFigure = z.infer<typeof shownFigure>;

export const FLOW_ACTS = ['enter', 'remove', 'say', 'settle'] as const;
export type FlowAct = (typeof FLOW_ACTS)[number];

export const flowMessage = z.object({
  id: z.uuid(),
  at: moment,
  isMine: z.boolean(),
  /** A person's name only of the own company; otherwise the other company's. */
  by: text,
  text,
  /** In the row's unit; nothing where it is only a word. */
  offered: number,
});

export const flowRow = z.object({
  ...rowHead,
  shippedFigure: shownFigure.nullable(),
  receivedFigure: shownFigure.nullable(),
  settled: z.object({ quantity: z.number(), at: moment }).nullable(),
  /** What waits for an answer: `settleFlow` accepts the other side's by its message. */
  offer: z.object({ messageId: z.uuid(), quantity: z.number(), isMine: z.boolean() }).nullable(),
  /** The first first; of very many the last two hundred. */
  messages: z.array(flowMessage),
  acts: z.array(z.enum(FLOW_ACTS)),
});
export type FlowRow = z.infer<typeof flowRow>;

export const FLOW_EVENTS = ['entered', 'changed', 'removed', 'offered', 'settled'] as const;
export type FlowEventKind = (typeof FLOW_EVENTS)[number];

/** What was before and after; the other side's as far as it is shown. */
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
