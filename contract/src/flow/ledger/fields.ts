import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { country } from '../../kit/country.ts';
import { day } from '../../kit/moment.ts';
import { lines, optionalText, text } from '../../kit/text.ts';
import { flowPeriod } from '../period.ts';

/** Entered by one side, equal within 2 %, different by more, or agreed on after that. */
export const FLOW_STATES = ['entered', 'matched', 'mismatch', 'settled'] as const;
export type FlowState = (typeof FLOW_STATES)[number];
/** Received from a supplier, shipped to a customer, or moved between two own factories. */
export const FLOW_SIDES = ['in', 'out', 'own'] as const;
export type FlowSide = (typeof FLOW_SIDES)[number];

/** Of the greater of both figures: more is a mismatch. */
export const MISMATCH_SHARE = 0.02;
/** Rows that one request enters at most; what is more comes as a file. */
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

/** What one side says of what went: its quantity, and whatever it wants to say besides. */
export const flowFigure = {
  quantity: flowQuantity,
  unit: z.enum(UNITS),
  lots: z.array(lot).max(FLOW_LOTS_MAX).default([]),
  /** Numbers of delivery notes, invoices, customs papers. */
  documents: z.array(text(NAME_MAX)).max(FLOW_DOCUMENTS_MAX).default([]),
  /** Where it was grown, mined or made, where that is known. */
  origin: z
    .strictObject({ country: z.union([z.literal(''), country]).default(''), region: optionalText(NAME_MAX) })
    .prefault({}),
  recycledShare: z.number().min(0).max(WHOLE).nullable().default(null),
  /** For the own company alone. */
  note: lines(FLOW_WORDS_MAX).default(''),
};
export type FlowFigureInput = z.output<z.ZodObject<typeof flowFigure>>;

/**
 * One row of the grid. It names the link by which something went, or the own product that moved between own factories; or
 * the row that it changes, with the version of the own figure that was seen.
 */
export const flowEntry = z.strictObject({
  rowId: z.uuid().optional(),
  /** Of the own figure; only where there is one already. */
  version: z.int32().min(1).optional(),
  linkId: z.uuid().optional(),
  /** Moved between two own factories: what left the one, or what came to the other. */
  transfer: z.strictObject({ productId: z.uuid(), isReceived: z.boolean().default(false) }).optional(),
  /** Own ones; of the other side only those that the link names. Nothing where it is not known. */
  fromFactoryId: z.uuid().nullable().default(null),
  toFactoryId: z.uuid().nullable().default(null),
  period: flowPeriod,
  ...flowFigure,
});
export type FlowEntry = z.output<typeof flowEntry>;

/** What can be wrong with a cell of a row, beside what its own shape refuses; each has its sentence in the browser. */
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
