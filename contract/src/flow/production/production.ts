import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { text as line, lines } from '../../kit/text.ts';
import { FLOW_WORDS_MAX, flowQuantity } from '../ledger/fields.ts';
import { flowPeriod } from '../period.ts';
import { FLOW_READS } from '../reads.ts';

export const PRODUCTION_SORTS = ['period', 'factory', 'product', 'updatedAt'] as const;
export const BY_PRODUCTS_MAX = 50;
export const TOLERANCE_MAX = 100;
/** Per cent of the need. A larger shortfall is a breach, unless the product has a tolerance of its own. */
export const TOLERANCE_DEFAULT = 5;
const INPUTS_MAX = 100;
const NAME_MAX = 100;

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();
const maybe = flowQuantity.nullable().default(null);
export const tolerance = z.number().min(0).max(TOLERANCE_MAX);

/** Production of a factory in a period: its output and the inputs that went into it. */
export const productionDetails = {
  quantityOut: flowQuantity,
  unit,
  /** Quantity in the unit of `quantityOut`. */
  scrap: flowQuantity.default(0),
  byProducts: z
    .array(z.strictObject({ name: line(NAME_MAX), quantity: flowQuantity, unit }))
    .max(BY_PRODUCTS_MAX)
    .default([]),
  inputs: z
    .array(
      z.strictObject({
        /** Line of the product's bill of materials. */
        inputId: z.uuid(),
        /** Consumed quantity, if it was measured. */
        quantity: maybe,
        unit,
        stockOpen: maybe,
        stockClose: maybe,
      }),
    )
    .max(INPUTS_MAX)
    .default([]),
  /** Tolerance for this period alone; if left out, that of the product. */
  tolerance: tolerance.nullable().default(null),
  note: lines(FLOW_WORDS_MAX).default(''),
};

const shownInput = z.object({
  inputId: z.uuid(),
  name: text,
  quantity: number,
  unit,
  stockOpen: number,
  stockClose: number,
  /** Amount for one unit of the product, and its loss. */
  quantityPerUnit: number,
  lossPercent: z.number(),
  /**
   * Quantity that the ledger shows as received for it in the period, in this unit; null where that cannot be
   * determined.
   */
  received: number,
});

const head = {
  /** Null while the record is only a proposal from the ledger and the bill of materials. */
  id: z.uuid().nullable(),
  factory: z.object({ id: z.uuid(), name: text }),
  period: text,
  product: z.object({ id: z.uuid(), name: text, unit }),
  quantityOut: z.number(),
  unit,
  scrap: z.number(),
  /** Submitted with a change; 0 for a proposal. */
  version: z.int(),
  updatedAt: moment.nullable(),
  updatedBy: text,
};
export const listedProduction = z.object({ ...head, inputs: z.int() });
export type ListedProduction = z.infer<typeof listedProduction>;

export const productionRecord = z.object({
  ...head,
  byProducts: z.array(z.object({ name: text, quantity: z.number(), unit })),
  inputs: z.array(shownInput),
  tolerance: number,
  note: text,
  /** Quantity of the product that left this factory in the period, according to the ledger. */
  shipped: number,
  can: z.object({ edit: z.boolean() }),
});
export type ProductionRecord = z.infer<typeof productionRecord>;

/** One saved record, complete: a screen compares it with the previous one. */
const productionEvent = z.object({
  /** Counted from 1. */
  nth: z.int(),
  kind: z.enum(['saved', 'removed']),
  at: moment,
  by: text,
  details: z
    .object({
      quantityOut: z.number(),
      unit,
      scrap: z.number(),
      tolerance: number,
      note: text,
      byProducts: z.array(z.object({ name: text, quantity: z.number(), unit })),
      inputs: z.array(z.object({ inputId: z.uuid(), quantity: number, unit, stockOpen: number, stockClose: number })),
    })
    .nullable(),
});

const key = { factoryId: z.uuid(), productId: z.uuid(), period: flowPeriod };

/** Production records: inputs and outputs of a factory in a period. Only the own company sees them. */
export const productionContract = defineContract({
  listTransformations: {
    summary: "Lists the production records of the caller's factories, filtered and sorted.",
    method: 'GET',
    path: '/transformations',
    access: ['supplier'],
    input: z.strictObject({
      factoryId: z.uuid().optional(),
      productId: z.uuid().optional(),
      from: flowPeriod.optional(),
      to: flowPeriod.optional(),
      sort: z.enum(PRODUCTION_SORTS).default('period'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(listedProduction).shape, can: z.object({ edit: z.boolean() }) }),
    errors: ['flow.period_reversed'],
  },
  getTransformation: {
    summary:
      'Returns the production record of a factory in a period; if there is none, proposes one from the shipment ledger and the bill of materials.',
    method: 'GET',
    path: '/transformations/one',
    access: ['supplier'],
    input: z.strictObject(key),
    output: productionRecord,
    errors: ['request.not_found'],
  },
  listTransformationEvents: {
    summary: 'Lists all saved versions of a production record, the latest first.',
    method: 'GET',
    path: '/transformations/one/events',
    access: ['supplier'],
    input: z.strictObject({ ...key, ...pageInput }),
    output: pageOf(productionEvent),
    errors: ['request.not_found'],
  },
  saveTransformation: {
    summary:
      'Saves the production record of a factory in a period; refuses if another person has changed it in the meantime.',
    method: 'PUT',
    path: '/transformations',
    access: ['supplier'],
    /** `version` is 0 for a new record. */
    input: z.strictObject({ ...key, ...productionDetails, version: z.int32().min(0).default(0) }),
    output: productionRecord,
    changes: FLOW_READS,
    errors: [
      'request.not_found',
      'flow.unit_dimension',
      'flow.period_overlaps',
      'flow.production_changed',
      'flow.input_unknown',
    ],
  },
  removeTransformation: {
    summary: 'Removes the production record of a factory in a period.',
    method: 'DELETE',
    path: '/transformations/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: FLOW_READS,
    errors: ['request.not_found'],
  },
});

export const productionErrors = {
  /** Another person has saved the record since it was read. */
  'flow.production_changed': 409,
  /** The input is no line of the product's bill of materials, or is named twice; `fields` names it. */
  'flow.input_unknown': 400,
} as const;
