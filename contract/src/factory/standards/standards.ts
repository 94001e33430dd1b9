import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { text } from '../../kit/text.ts';

export const STANDARD_CODE_MAX = 40;
export const STANDARD_NAME_MAX = 100;

/** What a certificate can be of; its name in each language of the portal. */
export const standardInput = z.strictObject({
  code: text(STANDARD_CODE_MAX),
  kr: text(STANDARD_NAME_MAX),
  en: text(STANDARD_NAME_MAX),
  cn: text(STANDARD_NAME_MAX),
  jp: text(STANDARD_NAME_MAX),
});

export const standard = z.object({ ...standardInput.shape, id: z.uuid(), isRetired: z.boolean(), version: z.int32() });
export type StandardInput = z.infer<typeof standardInput>;
export type Standard = z.infer<typeof standard>;

const one = { id: z.uuid(), version: z.int32() };
const write = { access: ['admin'], asksPassword: true, output: standard } as const;
const errors = ['request.not_found', 'factory.standard_changed'] as const;

/** The standards that certificates are of, as the operator keeps them. */
export const standardsContract = defineContract({
  listStandards: {
    summary: 'Lists the standards that a certificate can be of, retired ones last.',
    method: 'GET',
    path: '/admin/standards',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(standard) }),
    errors: [],
  },
  addStandard: {
    ...write,
    summary: 'Adds a standard.',
    method: 'POST',
    path: '/admin/standards',
    input: standardInput,
    errors: ['factory.standard_taken'],
  },
  updateStandard: {
    ...write,
    summary: 'Changes how a standard is called.',
    method: 'PUT',
    path: '/admin/standards/:id',
    input: z.strictObject({ ...standardInput.shape, ...one }),
    errors: [...errors, 'factory.standard_taken'],
  },
  retireStandard: {
    ...write,
    summary: 'Takes a standard out of use, or back into it; certificates that have it keep it.',
    method: 'PUT',
    path: '/admin/standards/:id/retired',
    input: z.strictObject({ ...one, isRetired: z.boolean() }),
    errors,
  },
});

export const standardsErrors = {
  'factory.standard_taken': 409,
  /** Somebody else has changed it since it was read. */
  'factory.standard_changed': 409,
} as const;
