import { z } from 'zod';
import { OPERATOR_READS } from '../../company/reads.ts';
import { defineContract } from '../../kit/endpoint.ts';

export const LIMIT_MAX = 100_000;

/** Groups of attempts that are counted together. */
export const LIMIT_SCOPES = ['identifier', 'network', 'overall'] as const;

export const limit = z.object({
  /** Counted operation, for example `signUp`. */
  name: z.string(),
  scope: z.enum(LIMIT_SCOPES),
  windowS: z.int(),
  /** Default of the product. */
  standard: z.int(),
  /** Value that an operator has set; null where the default applies. */
  max: z.int().nullable(),
});
export type Limit = z.infer<typeof limit>;

export const limitInput = z.strictObject({
  name: z.string().max(50),
  scope: z.enum(LIMIT_SCOPES),
  windowS: z.coerce.number<number>().int(),
  max: z.int().min(1).max(LIMIT_MAX).nullable(),
});

/** Settings of the operators that apply to all accounts. */
export const operatorSettingsContract = defineContract({
  listTerms: {
    summary: 'Lists every version of the terms, with the number of people who have agreed to it.',
    method: 'GET',
    path: '/admin/terms',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({
      rows: z.array(z.object({ version: z.iso.date(), state: z.enum(['past', 'current', 'future']), agreed: z.int() })),
    }),
    errors: [],
  },
  listLimits: {
    summary: 'Lists the limits on how often an operation can be tried.',
    method: 'GET',
    path: '/admin/limits',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ factor: z.number(), rows: z.array(limit) }),
    errors: [],
  },
  setLimit: {
    summary: "Changes a limit, or resets it to the product's default; every process applies it at once.",
    method: 'PUT',
    path: '/admin/limits',
    access: ['admin'],
    asksPassword: true,
    input: limitInput,
    output: limit,
    changes: OPERATOR_READS,
    errors: ['request.not_found'],
  },
});
