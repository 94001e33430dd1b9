import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { country } from '../../kit/country.ts';
import { day } from '../../kit/moment.ts';
import { lines, optionalText, text } from '../../kit/text.ts';
import { flowPeriod } from '../period.ts';

/** Entered by one side, equal within 2%, different by more, or agreed on afterwards. */
export const FLOW_STATES = ['entered', 'matched', 'mismatch', 'settled'] as const;
export type FlowState = (typeof FLOW_STATES)[number];
/** Received from a supplier, shipped to a customer, or moved between two own factories. */
export const FLOW_SIDES = ['in', 'out', 'own'] as const;
export type FlowSide = (typeof FLOW_SIDES)[number];

/** Share of the greater figure; a larger difference is a mismatch. */
export const MISMATCH_SHARE = 0.02;
/** Number of rows that one request may enter; more rows come as a file. */
export const FLOW_ROWS_AT_ONCE_MAX = 500;
export const FLOW_QUANTITY_MAX = 1_000_000_000_000;
export const FLOW_LOTS_MAX = 100;
export const FLOW_DOCUMENTS_MAX = 50;
export const FLOW_WORDS_MAX = 1_000;
const NAME_MAX = 100;
const WHOLE = 100;

export const flowQuantity = z.number().min(0).max(FLOW_QUANTITY_MAX);
const maybeDay = z.union([z.literal(''), day]).default('');

const lot = z.strictObject({
  number: text(NAME_MAX),
  quantity: flowQuantity.nullable().default(null),
  shippedOn: maybeDay,
  receivedOn: maybeDay,
  document: optionalText(NAME_MAX),
});

/** Figure of one side: its quantity, with optional details. */
export const flowFigure = {
  quantity: flowQuantity,
  unit: z.enum(UNITS),
  lots: z.array(lot).max(FLOW_LOTS_MAX).default([]),
  /** Numbers of delivery notes, invoices, customs documents. */
  documents: z.array(text(NAME_MAX)).max(FLOW_DOCUMENTS_MAX).default([]),
  /** Place where the goods were grown, mined or made, if known. */
  origin: z
    .strictObject({ country: z.union([z.literal(''), country]).default(''), region: optionalText(NAME_MAX) })
    .prefault({}),
  recycledShare: z.number().min(0).max(WHOLE).nullable().default(null),
  /** Only for the own company. */
  note: lines(FLOW_WORDS_MAX).default(''),
};
export type FlowFigureInput = z.output<z.ZodObject<typeof flowFigure>>;

/**
 * One row of the grid. It names the supply link of a shipment, or the own product that moved between own factories; or
 * the row that it changes, with the version of the own figure that the person saw.
 */
export const flowEntry = z.strictObject({
  rowId: z.uuid().optional(),
  /** Version of the own figure, if there is one. */
  version: z.int32().min(1).optional(),
  linkId: z.uuid().optional(),
  /** A move between two own factories: the quantity that left the first, or the quantity that arrived at the second. */
  transfer: z.strictObject({ productId: z.uuid(), isReceived: z.boolean().default(false) }).optional(),
  /** Own factories; of the other side only those that the link names. Null where unknown. */
  fromFactoryId: z.uuid().nullable().default(null),
  toFactoryId: z.uuid().nullable().default(null),
  period: flowPeriod,
  ...flowFigure,
});
export type FlowEntry = z.output<typeof flowEntry>;

/** Problems of a cell besides those that its schema refuses. The browser has a message for each. */
export const FLOW_PROBLEMS = [
  'missing',
  'unknown',
  'future',
  'repeated',
  'taken',
  'changed',
  'unit_dimension',
  'period_overlaps',
  'same_factory',
  'link_over',
  'over_quantity',
  'before_shipped',
] as const;
export type FlowProblem = (typeof FLOW_PROBLEMS)[number];
