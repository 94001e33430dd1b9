import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { text as line, lines } from '../../kit/text.ts';
import { FLOW_WORDS_MAX, flowQuantity } from '../ledger/fields.ts';
import { flowPeriod } from '../period.ts';

export const MAKING_SORTS = ['period', 'factory', 'product', 'updatedAt'] as const;
export const BY_PRODUCTS_MAX = 50;
export const TOLERANCE_MAX = 100;
/** In per cent: what is missing beyond this is a breach, unless a product has a tolerance of its own. */
export const TOLERANCE_DEFAULT = 5;
const INPUTS_MAX = 100;
const NAME_MAX = 100;

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();
const maybe = flowQuantity.nullable().default(null);
export const tolerance = z.number().min(0).max(TOLERANCE_MAX);

/** What a factory made of what in a period. */
export const makingDetails = {
  quantityOut: flowQuantity,
  unit,
  /** In the same unit. */
  scrap: flowQuantity.default(0),
  byProducts: z
    .array(z.strictObject({ name: line(NAME_MAX), quantity: flowQuantity, unit }))
    .max(BY_PRODUCTS_MAX)
    .default([]),
  inputs: z
    .array(
      z.strictObject({
        /** A line of the product's bill. */
        inputId: z.uuid(),
        /** What was used up, where that was measured. */
        quantity: maybe,
        unit,
        stockOpen: maybe,
        stockClose: maybe,
      }),
    )
    .max(INPUTS_MAX)
    .default([]),
  /** For this period alone; left out, that of the product. */
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
  /** How much of it goes into one unit of the product, with its loss. */
  quantityPerUnit: number,
  lossPercent: z.number(),
  /** What the ledger says was received for it in the period, in this unit; nothing where that cannot be told. */
  received: number,
});

const head = {
  /** Nothing while it is only a proposal made from the ledger and the bill. */
  id: z.uuid().nullable(),
  factory: z.object({ id: z.uuid(), name: text }),
  period: text,
  product: z.object({ id: z.uuid(), name: text, unit }),
  quantityOut: z.number(),
  unit,
  scrap: z.number(),
  /** Handed in with a change; 0 of a proposal. */
  version: z.int(),
  updatedAt: moment.nullable(),
  updatedBy: text,
};
export const listedMaking = z.object({ ...head, inputs: z.int() });
export type ListedMaking = z.infer<typeof listedMaking>;

export const making = z.object({
  ...head,
  byProducts: z.array(z.object({ name: text, quantity: z.number(), unit })),
  inputs: z.array(shownInput),
  tolerance: number,
  note: text,
  /** What the ledger says left this factory of it in the period. */
  shipped: number,
  can: z.object({ edit: z.boolean() }),
});
export type Making = z.infer<typeof making>;

/** One thing that was said, whole: a screen compares it with the one before. */
const makingEvent = z.object({
  /** The first is 1. */
  nth: z.int(),
  kind: z.enum(['saved', 'removed']),
  at: moment,
  by: text,
  details: z
    .object({
      ...{ quantityOut: z.number(), unit, scrap: z.number(), tolerance: number, note: text },
      byProducts: z.array(z.object({ name: text, quantity: z.number(), unit })),
      inputs: z.array(z.object({ inputId: z.uuid(), quantity: number, unit, stockOpen: number, stockClose: number })),
    })
    .nullable(),
});

const key = { factoryId: z.uuid(), productId: z.uuid(), period: flowPeriod };

/** Inputs to outputs at a factory in a period. Nobody but the own company sees any of it. */
export const makingContract = defineContract({
  listTransformations: {
    summary: 'Lists what the own factories made of what: filtered, sorted, twenty a page.',
    method: 'GET',
    path: '/transformations',
    access: ['supplier'],
    input: z.strictObject({
      factoryId: z.uuid().optional(),
      productId: z.uuid().optional(),
      from: flowPeriod.optional(),
      to: flowPeriod.optional(),
      sort: z.enum(MAKING_SORTS).default('period'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageInput,
    }),
    output: z.object({ ...pageOf(listedMaking).shape, can: z.object({ edit: z.boolean() }) }),
    errors: ['flow.period_reversed'],
  },
  getTransformation: {
    summary: 'Gives what a factory made in a period; while nothing is said, what the ledger and the bill suggest.',
    method: 'GET',
    path: '/transformations/one',
    access: ['supplier'],
    input: z.strictObject(key),
    output: making,
    errors: ['request.not_found'],
  },
  listTransformationEvents: {
    summary: 'Lists everything that was ever said about what a factory made in a period, the last first.',
    method: 'GET',
    path: '/transformations/one/events',
    access: ['supplier'],
    input: z.strictObject({ ...key, ...pageInput }),
    output: pageOf(makingEvent),
    errors: ['request.not_found'],
  },
  saveTransformation: {
    summary: 'Says what a factory made of what in a period; refused when somebody has changed it meanwhile.',
    method: 'PUT',
    path: '/transformations',
    access: ['supplier'],
    /** `version` is 0 of one that is new. */
    input: z.strictObject({ ...key, ...makingDetails, version: z.int32().min(0).default(0) }),
    output: making,
    errors: [
      'request.not_found',
      'flow.unit_dimension',
      'flow.period_overlaps',
      'flow.making_changed',
      'flow.input_unknown',
    ],
  },
  removeTransformation: {
    summary: 'Removes what was said about what a factory made in a period.',
    method: 'DELETE',
    path: '/transformations/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['request.not_found'],
  },
});

export const makingErrors = {
  /** Somebody else has saved since this one was read. */
  'flow.making_changed': 409,
  /** Not a line of the product's bill, or one that is named twice: `fields` says which. */
  'flow.input_unknown': 400,
} as const;
