import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { flowPeriod } from '../period.ts';
import { FLOW_READS } from '../reads.ts';
import { FLOW_ROWS_AT_ONCE_MAX, FLOW_SIDES, FLOW_STATES, FLOW_WORDS_MAX, flowEntry, flowQuantity } from './fields.ts';
import { flowEvent, flowPartner, flowRow, listedFlow } from './views.ts';

export const FLOW_SORTS = ['period', 'partner', 'product', 'quantity', 'updatedAt'] as const;
/** Limit of the count with a search, which checks rows one by one. */
export const FLOWS_COUNTED_MAX = 10_000;
const SEARCH_MAX = 100;
/** Large enough for a grid to match pasted rows on its own. */
const CHOICES_MAX = 500;
const CHOICES_SIZE = 100;

const text = z.string();
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(FLOW_STATES.length), item.transform((value) => [value])]).default([]);

export const flowFilters = {
  side: z.enum(['', ...FLOW_SIDES]).default(''),
  state: several(z.enum(FLOW_STATES)),
  /** Side that has to answer an offered quantity. */
  waiting: z.enum(['', 'mine', 'theirs']).default(''),
  productId: z.uuid().optional(),
  linkId: z.uuid().optional(),
  /** An own factory, at either end. */
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

/** A choice for a new row: one for each link that is not over. */
export const flowChoice = z.object({
  linkId: z.uuid(),
  side: z.enum(['in', 'out']),
  partner: flowPartner,
  product: z.object({ id: z.uuid(), name: text }),
  goods: z.object({ name: text, partNumber: text, hs: text }),
  /**
   * Unit of the row. Other units of its dimension are accepted, and kilograms where the weight of one unit is known.
   */
  unit: z.enum(UNITS),
  hasWeight: z.boolean(),
  /** Factories that the link names, on either side; for the own side any other own factory is accepted too. */
  fromFactories: z.array(factoryChoice),
  toFactories: z.array(factoryChoice),
});

/** Shipments by a link, or between two own factories, in a month or a quarter. Each side enters its own figure. */
export const flowRowsContract = defineContract({
  listFlowRows: {
    ...read,
    summary:
      "Lists the shipment ledger of the caller's company: shipped, received and moved quantities, filtered and sorted.",
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
    summary: 'Returns a row of the shipment ledger with both figures and the messages about their difference.',
    path: '/flows/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: flowRow,
    errors: ['request.not_found'],
  },
  listFlowEvents: {
    ...read,
    summary: 'Lists all entries and agreements of a ledger row, the latest first.',
    path: '/flows/:id/events',
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(flowEvent),
    errors: ['request.not_found'],
  },
  listFlowChoices: {
    ...read,
    summary: 'Lists the supply links for which the caller can add ledger rows, with their units and factories.',
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
    summary:
      "Enters up to five hundred figures of the caller's company at once, all or none; a refusal names each problem by row and cell.",
    method: 'POST',
    path: '/flows',
    access: ['supplier'],
    input: z.strictObject({ rows: z.array(flowEntry).min(1).max(FLOW_ROWS_AT_ONCE_MAX) }),
    /** Rows in the order of the request. */
    output: z.object({ added: z.int(), changed: z.int(), rows: z.array(listedFlow) }),
    changes: FLOW_READS,
    errors: ['flow.rows_refused', 'flow.unit_dimension', 'flow.period_overlaps', 'flow.row_changed', ...outside],
  },
  removeFlowFigure: {
    summary: "Removes the figure of the caller's company; a row without any figure is deleted.",
    method: 'DELETE',
    path: '/flows/:id/figure',
    access: ['supplier'],
    input: z.strictObject({
      id: z.uuid(),
      version: z.coerce.number<number>().int().min(1).max(2_147_483_647),
      /** Selects one of the two figures of a move between own factories. */
      end: z.enum(['shipped', 'received']).optional(),
    }),
    output: z.object({ isRowGone: z.boolean() }),
    changes: FLOW_READS,
    errors: ['request.not_found', 'flow.row_changed', 'flow.figure_missing', ...outside],
  },
  sayToFlow: {
    summary: 'Sends the partner a message about a ledger row, with or without an offered quantity.',
    method: 'POST',
    path: '/flows/:id/messages',
    access: ['supplier'],
    input: z.strictObject({
      id: z.uuid(),
      text: lines(FLOW_WORDS_MAX).min(1),
      /** Quantity in the row's unit. */
      offered: flowQuantity.nullable().default(null),
    }),
    output: flowRow,
    changes: FLOW_READS,
    errors: ['request.not_found', 'flow.not_shared', 'flow.nothing_to_settle', ...outside],
  },
  settleFlow: {
    summary: 'Accepts the quantity that the partner has offered; from then on it counts for both sides.',
    method: 'POST',
    path: '/flows/:id/settle',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), messageId: z.uuid() }),
    output: flowRow,
    changes: FLOW_READS,
    errors: ['request.not_found', 'flow.offer_gone', ...outside],
  },
});

export const flowRowsErrors = {
  /** `fields` names each cell, `rows.3.quantity`, with its problem: one of `FLOW_PROBLEMS`. */
  'flow.rows_refused': 400,
  /** Replaces `flow.rows_refused` where nothing else is wrong. */
  'flow.unit_dimension': 400,
  'flow.period_overlaps': 409,
  /** A colleague has entered another figure since it was read. */
  'flow.row_changed': 409,
  'flow.period_reversed': 400,
  'flow.figure_missing': 409,
  /** The row has no other side that could read the message. */
  'flow.not_shared': 409,
  /** Only a difference can be settled. */
  'flow.nothing_to_settle': 409,
  /** The offer is the caller's own, was answered, or a figure has changed since. */
  'flow.offer_gone': 409,
} as const;
