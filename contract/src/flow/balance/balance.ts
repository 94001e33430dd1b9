import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { flowPeriod } from '../period.ts';
import { tolerance } from '../production/production.ts';

export const BALANCE_VERDICTS = ['breach', 'unknown', 'surplus', 'ok'] as const;
export type BalanceVerdict = (typeof BALANCE_VERDICTS)[number];
/** Why nothing can be said: no factor on the bill, nothing received, nothing made, or units that do not meet. */
export const BALANCE_REASONS = ['', 'no_factor', 'no_received', 'no_output', 'unit_dimension'] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();

/** available = received + stockOpen − stockClose; need = out × perUnit × (1 + loss); gap = available − need. */
const balance = z.object({
  /** First and last day. */
  from: text,
  to: text,
  out: number,
  received: number,
  stockOpen: z.number(),
  stockClose: z.number(),
  available: number,
  need: number,
  gap: number,
  /** Of what is needed, in per cent. */
  gapPercent: number,
  verdict: z.enum(BALANCE_VERDICTS),
  reason: z.enum(BALANCE_REASONS),
});
export type Balance = z.infer<typeof balance>;

export const balanceRow = z.object({
  factory: z.object({ id: z.uuid(), name: text }),
  product: z.object({ id: z.uuid(), name: text }),
  /** A line of the product's bill. */
  input: z.object({ id: z.uuid(), name: text }),
  outUnit: unit,
  /** Whether what came out was said by itself, or is what was shipped. */
  outSource: z.enum(['made', 'shipped']),
  quantityPerUnit: number,
  lossPercent: z.number(),
  /** Of everything but `out`. */
  unit,
  tolerance: z.number(),
  single: balance,
  /** The quarter together with the one before it; nothing where it was not asked for. */
  rolling: balance.nullable(),
});
export type BalanceRow = z.infer<typeof balanceRow>;

/** Does it add up. Nobody but the own company sees any of it. */
export const balanceContract = defineContract({
  getMassBalance: {
    summary: 'Gives the mass balance of the own factories in a period, for each output and line of its bill.',
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
      /** How many there are of each, whatever is filtered by verdict. */
      counts: z.record(z.string(), z.int()),
      can: z.object({ setTolerance: z.boolean() }),
    }),
    errors: [],
  },
  setTolerance: {
    summary: 'Says how much of what is needed may be missing before it counts as a breach, of one own product.',
    method: 'PUT',
    path: '/flow-tolerances/:productId',
    access: ['supplier'],
    /** Nothing: as it is everywhere. */
    input: z.strictObject({ productId: z.uuid(), percent: tolerance.nullable() }),
    output: z.object({ percent: z.number() }),
    errors: ['request.not_found'],
  },
});
