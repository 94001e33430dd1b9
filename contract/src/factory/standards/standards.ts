import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { text } from '../../kit/text.ts';

export const STANDARD_CODE_MAX = 40;
export const STANDARD_NAME_MAX = 100;

/** A standard of certificates, with its name in each language of the portal. */
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

const idAndVersion = { id: z.uuid(), version: z.int32() };
const write = { access: ['admin'], asksPassword: true, output: standard } as const;
const errors = ['request.not_found', 'factory.standard_changed'] as const;

/** Standards of certificates. The operators maintain the list. */
export const standardsContract = defineContract({
  listStandards: {
    summary: 'Lists the standards for certificates, retired ones last.',
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
    changes: ['listStandards', 'listCertificateStandards'],
    errors: ['factory.standard_taken'],
  },
  updateStandard: {
    ...write,
    summary: 'Changes the code and the names of a standard.',
    method: 'PUT',
    path: '/admin/standards/:id',
    input: z.strictObject({ ...standardInput.shape, ...idAndVersion }),
    changes: ['listStandards', 'listCertificateStandards'],
    errors: [...errors, 'factory.standard_taken'],
  },
  retireStandard: {
    ...write,
    summary: 'Retires a standard, or restores it; its certificates keep it.',
    method: 'PUT',
    path: '/admin/standards/:id/retired',
    input: z.strictObject({ ...idAndVersion, isRetired: z.boolean() }),
    errors,
    changes: ['listStandards', 'listCertificateStandards'],
  },
});

export const standardsErrors = {
  'factory.standard_taken': 409,
  /** Another person has changed the standard since it was read. */
  'factory.standard_changed': 409,
} as const;
