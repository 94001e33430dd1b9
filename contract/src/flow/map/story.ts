import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { MATERIALS } from '../../supply/materials/materials.ts';
import { goodsKind } from '../../supply/materials/stated.ts';
import { missingWeight } from '../origins/trace.ts';
import { flowPeriod } from '../period.ts';
import { FLOW_GROUPINGS, KEY_MAX } from './map.ts';

const text = z.string();
const number = z.number().nullable();

const quarterSum = z.object({
  quarter: text,
  /** Received, shipped, or moved between own factories. */
  side: z.enum(['in', 'out', 'own']),
  ...goodsKind,
  /** Materials in the goods, or in what is known behind them. */
  carries: z.array(z.enum(MATERIALS)),
  /** Weight of the rows of which it is known. */
  kg: z.number(),
  rows: z.int(),
  weightless: z.int(),
});
export type FlowQuarterSum = z.infer<typeof quarterSum>;

const bandQuarter = z.object({
  quarter: text,
  unit: z.enum(UNITS),
  /** What counts: the agreed quantity, else the received one, else the shipped one. */
  quantity: z.number(),
  /** Both sides' figures; null where no row has one. */
  shipped: number,
  received: number,
  kg: number,
  rows: z.int(),
  states: z.object({ entered: z.int(), matched: z.int(), mismatch: z.int(), settled: z.int() }),
});
export type FlowBandQuarter = z.infer<typeof bandQuarter>;

const chosen = { productId: z.uuid().optional(), from: flowPeriod, to: flowPeriod };
const read = { method: 'GET', access: ['supplier'], isHeavy: true } as const;
const errors = [
  'request.not_found',
  'flow.period_reversed',
  'company.not_verified',
  'company.email_unconfirmed',
] as const;

/** Own rows by quarter, for the brush and for one band. Nothing of rows between others. */
export const flowStoryContract = defineContract({
  getFlowQuarters: {
    ...read,
    summary: "Returns what the caller's company received and shipped by quarter and material, from its own rows alone.",
    path: '/flow-quarters',
    input: z.strictObject(chosen),
    output: z.object({ sums: z.array(quarterSum) }),
    errors,
  },
  getFlowBand: {
    ...read,
    summary:
      "Returns one band of the caller's own rows by quarter, with both sides' figures and who can state a weight.",
    path: '/flow-band',
    /** `key` is the key of the band in the map with the same choice. The history begins a year before the end. */
    input: z.strictObject({
      ...chosen,
      by: z.enum(FLOW_GROUPINGS).default('company'),
      key: z.string().min(1).max(KEY_MAX),
    }),
    output: z.object({
      quarters: z.array(bandQuarter),
      missing: z.array(missingWeight),
      /** The link, if all rows went by one. */
      linkId: z.uuid().nullable(),
    }),
    errors,
  },
});
