import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { flowPeriod } from '../period.ts';
import { FLOW_ROWS_AT_ONCE_MAX, FLOW_SIDES, FLOW_STATES, FLOW_WORDS_MAX, flowEntry, flowQuantity } from './fields.ts';
import { flowEvent, flowPartner, flowRow, listedFlow } from './views.ts';

export const FLOW_SORTS = ['period', 'partner', 'product', 'quantity', 'updatedAt'] as const;
/** What is searched in is looked at row by row, and so counted only so far. */
export const FLOWS_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
/** So that a grid can match what was pasted by itself. */
const CHOICES_MAX = 500;
const CHOICES_SIZE = 100;

const text = z.string();
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(FLOW_STATES.length), item.transform((one) => [one])]).default([]);

export const flowFilters = {
  side: z.enum(['', ...FLOW_SIDES]).default(''),
  state: several(z.enum(FLOW_STATES)),
  /** Whose answer an offered quantity waits for. */
  waiting: z.enum(['', 'mine', 'theirs']).default(''),
  productId: z.uuid().optional(),
  linkId: z.uuid().optional(),
  /** An own one, at either end. */
  factoryId: z.uuid().optional(),
  /** Any part of a name of the other side, or of either product. */
  search: optionalText(SEARCH_MAX),
  from: flowPeriod.optional(),
  to: flowPeriod.optional(),
};
export type FlowFilters = z.output<z.ZodObject<typeof flowFilters>>;

const read = { method: 'GET', access: ['supplier'] } as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const factoryChoice = z.object({ id: z.uuid(), name: text });

/** What can be entered: one line for each link that is not over. */
export const flowChoice = z.object({
  linkId: z.uuid(),
  side: z.enum(['in', 'out']),
  partner: flowPartner,
  product: z.object({ id: z.uuid(), name: text }),
  goods: z.object({ name: text, partNumber: text, hs: text }),
  /** In which the row will stand; others of its dimension will do, and kilograms where it is known what one weighs. */
  unit: z.enum(UNITS),
  hasWeight: z.boolean(),
  /** Those that the link names, on either side; of the own side any other own one will do too. */
  fromFactories: z.array(factoryChoice),
  toFactories: z.array(factoryChoice),
});

/** What went by a link, or between two own factories, in a month or a quarter: each side enters its own figure. */
export const flowRowsContract = defineContract({
  listFlowRows: {
    ...read,
    summary: 'Lists what the own company shipped, received and moved: filtered, sorted, twenty a page.',
    path: '/flows',
    input: z.strictObject({
      ...flowFilters,
      sort: z.enum(FLOW_SORTS).default('period'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(listedFlow).shape,
      isTotalExact: z.boolean(),
      can: z.object({ enter: z.boolean() }),
    }),
    errors: ['flow.period_reversed'],
  },
  getFlowRow: {
    ...read,
    summary: 'Gives a row of the own company with both figures, and what was said about their difference.',
    path: '/flows/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: flowRow,
    errors: ['request.not_found'],
  },
  listFlowEvents: {
    ...read,
    summary: 'Lists everything that was ever entered and agreed on in a row, the last first.',
    path: '/flows/:id/events',
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(flowEvent),
    errors: ['request.not_found'],
  },
  listFlowChoices: {
    ...read,
    summary: 'Lists the links by which something can have gone, with units and the factories that they name.',
    path: '/flow-choices',
    input: z.strictObject({
      side: z.enum(['', 'in', 'out']).default(''),
      search: optionalText(SEARCH_MAX),
      page: pageInput.page,
      size: z.coerce.number<number>().int().min(1).max(CHOICES_MAX).default(CHOICES_SIZE),
    }),
    output: pageOf(flowChoice),
    errors: [],
  },
  saveFlowRows: {
    summary: 'Enters own figures, up to five hundred at once, all or none; what is wrong is named by row and cell.',
    method: 'POST',
    path: '/flows',
    access: ['supplier'],
    input: z.strictObject({ rows: z.array(flowEntry).min(1).max(FLOW_ROWS_AT_ONCE_MAX) }),
    /** In the order in which they were sent. */
    output: z.object({ added: z.int(), changed: z.int(), rows: z.array(listedFlow) }),
    errors: ['flow.rows_refused', 'flow.unit_dimension', 'flow.period_overlaps', 'flow.row_changed', ...outside],
  },
  removeFlowFigure: {
    summary: 'Takes the own figure back; a row without any figure is gone.',
    method: 'DELETE',
    path: '/flows/:id/figure',
    access: ['supplier'],
    input: z.strictObject({
      id: z.uuid(),
      version: z.coerce.number<number>().int().min(1).max(2_147_483_647),
      /** Of what moved between own factories, which of its two. */
      end: z.enum(['shipped', 'received']).optional(),
    }),
    output: z.object({ isRowGone: z.boolean() }),
    errors: ['request.not_found', 'flow.row_changed', 'flow.figure_missing', ...outside],
  },
  sayToFlow: {
    summary: 'Says something about a row to the other side, and may offer a quantity to agree on.',
    method: 'POST',
    path: '/flows/:id/messages',
    access: ['supplier'],
    input: z.strictObject({
      id: z.uuid(),
      text: lines(FLOW_WORDS_MAX).min(1),
      /** In the row's unit. */
      offered: flowQuantity.nullable().default(null),
    }),
    output: flowRow,
    errors: ['request.not_found', 'flow.not_shared', 'flow.nothing_to_settle', ...outside],
  },
  settleFlow: {
    summary: 'Accepts the quantity that the other side has offered; from then on it counts for both.',
    method: 'POST',
    path: '/flows/:id/settle',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), messageId: z.uuid() }),
    output: flowRow,
    errors: ['request.not_found', 'flow.offer_gone', ...outside],
  },
});

export const flowRowsErrors = {
  /** `fields` names each cell, `rows.3.quantity`, and what is wrong with it: one of `FLOW_PROBLEMS`. */
  'flow.rows_refused': 400,
  /** The same, where nothing else is wrong. */
  'flow.unit_dimension': 400,
  'flow.period_overlaps': 409,
  /** Somebody of the own company has entered another figure since this one was read. */
  'flow.row_changed': 409,
  'flow.period_reversed': 400,
  'flow.figure_missing': 409,
  /** There is no other side that could read it. */
  'flow.not_shared': 409,
  /** Only a difference can be settled. */
  'flow.nothing_to_settle': 409,
  /** The offer is one's own, was answered, or a figure has changed since. */
  'flow.offer_gone': 409,
} as const;
