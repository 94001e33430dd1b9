import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { flowPeriod } from '../period.ts';
import { tolerance } from '../production/production.ts';
import { FLOW_READS } from '../reads.ts';

export const BALANCE_VERDICTS = ['breach', 'unknown', 'surplus', 'ok'] as const;
export type BalanceVerdict = (typeof BALANCE_VERDICTS)[number];
/**
 * Reasons for no verdict: no factor in the bill of materials, nothing received, no output, or units that do not match.
 */
export const BALANCE_REASONS = ['', 'no_factor', 'no_received', 'no_output', 'unit_dimension'] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();

/**
 * The check: available = received + stockOpen − stockClose; need = out × perUnit × (1 + loss); gap = available − need.
 */
const balance = z.object({
  /** First and last day of the period. */
  from: text,
  to: text,
  out: number,
  received: number,
  stockOpen: z.number(),
  stockClose: z.number(),
  available: number,
  need: number,
  gap: number,
  /** Share of the need, in per cent. */
  gapPercent: number,
  verdict: z.enum(BALANCE_VERDICTS),
  reason: z.enum(BALANCE_REASONS),
});
export type Balance = z.infer<typeof balance>;

export const balanceRow = z.object({
  factory: z.object({ id: z.uuid(), name: text }),
  product: z.object({ id: z.uuid(), name: text }),
  /** Line of the product's bill of materials. */
  input: z.object({ id: z.uuid(), name: text }),
  outUnit: unit,
  /** Source of `out`: a production record, or the shipped quantity. */
  outSource: z.enum(['made', 'shipped']),
  quantityPerUnit: number,
  lossPercent: z.number(),
  /** Unit of all quantities except `out`. */
  unit,
  tolerance: z.number(),
  single: balance,
  /** The quarter together with the previous one; null where it was not requested. */
  rolling: balance.nullable(),
});
export type BalanceRow = z.infer<typeof balanceRow>;

/** Mass balance. Only the own company sees it. */
export const balanceContract = defineContract({
  getMassBalance: {
    summary:
      "Returns the mass balance of the caller's factories in a period, for each product and each line of its bill of materials.",
    method: 'GET',
    path: '/mass-balance',
    access: ['supplier'],
    input: z.strictObject({
      period: flowPeriod,
      factoryId: z.uuid().optional(),
      productId: z.uuid().optional(),
      verdict: z.enum(BALANCE_VERDICTS).optional(),
      ...pageInput,
    }),
    output: z.object({
      ...pageOf(balanceRow).shape,
      /** Number of rows per verdict, whatever the filter by verdict. */
      counts: z.record(z.string(), z.int()),
      can: z.object({ setTolerance: z.boolean() }),
    }),
    errors: [],
  },
  setTolerance: {
    summary:
      'Sets the share of the needed material that may be missing before the mass balance of a product shows a shortfall.',
    method: 'PUT',
    path: '/flow-tolerances/:productId',
    access: ['supplier'],
    /** Null means the default tolerance. */
    input: z.strictObject({ productId: z.uuid(), percent: tolerance.nullable() }),
    output: z.object({ percent: z.number() }),
    changes: FLOW_READS,
    errors: ['request.not_found'],
  },
});
