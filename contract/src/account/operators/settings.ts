import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';

export const LIMIT_MAX = 100_000;

/** Whose tries are counted together. */
export const LIMIT_SCOPES = ['identifier', 'network', 'overall'] as const;

export const limit = z.object({
  /** What is counted: `signUp`. */
  name: z.string(),
  scope: z.enum(LIMIT_SCOPES),
  windowS: z.int(),
  /** As the product has it. */
  standard: z.int(),
  /** As the operator has it; nothing where the standard holds. */
  max: z.int().nullable(),
});
export type Limit = z.infer<typeof limit>;

export const limitInput = z.strictObject({
  name: z.string().max(50),
  scope: z.enum(LIMIT_SCOPES),
  windowS: z.coerce.number<number>().int(),
  max: z.int().min(1).max(LIMIT_MAX).nullable(),
});

/** What the operator sets for everybody around accounts. */
export const operatorSettingsContract = defineContract({
  listTerms: {
    summary: 'Lists every version of the terms, and how many people have agreed to each.',
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
    summary: 'Lists the limits on what can be tried how often.',
    method: 'GET',
    path: '/admin/limits',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ factor: z.number(), rows: z.array(limit) }),
    errors: [],
  },
  setLimit: {
    summary: 'Sets a limit otherwise than the product has it, or back; it holds at once in every process.',
    method: 'PUT',
    path: '/admin/limits',
    access: ['admin'],
    asksPassword: true,
    input: limitInput,
    output: limit,
    errors: ['request.not_found'],
  },
});
