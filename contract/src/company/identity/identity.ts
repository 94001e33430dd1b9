import { z } from 'zod';
import { country } from '../../kit/country.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { nameText, optionalName } from '../../kit/text.ts';
import { optionalRegistrationNumber } from '../business-number.ts';
import { CASE_STATES, correction } from '../verification/case.ts';

export const IDENTITY_NAME_MAX = 100;
export const IDENTITY_FIELDS = ['name', 'nameEnglish', 'representative', 'country', 'number'] as const;

/** What a company is known by. `number`: ten digits in Korea, abroad the number that it is registered by there. */
export const identity = z.object({
  name: z.string(),
  nameEnglish: z.string(),
  representative: z.string(),
  country: z.string(),
  number: z.string(),
});
export type Identity = z.infer<typeof identity>;

export const identityChange = z.object({ before: identity, after: identity });
export type IdentityChange = z.infer<typeof identityChange>;

/** A name that a company had, until an operator accepted another. */
export const formerName = z.object({ name: z.string(), nameEnglish: z.string(), until: moment });
export type FormerName = z.infer<typeof formerName>;

export const identityInput = z.strictObject({
  /** Of the company as it was seen. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000_000),
  name: nameText(IDENTITY_NAME_MAX),
  nameEnglish: optionalName(IDENTITY_NAME_MAX),
  representative: optionalName(IDENTITY_NAME_MAX),
  country,
  number: optionalRegistrationNumber,
});

export const identityState = z.object({
  current: identity,
  /** Of the company: handed in with the next request. */
  version: z.int(),
  /** The last request; nothing where there was none. */
  request: z
    .object({
      state: z.enum(CASE_STATES),
      version: z.int(),
      isWithdrawn: z.boolean(),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      /** Why it was rejected. */
      reason: z.string(),
      corrections: z.array(correction),
      change: identityChange,
    })
    .nullable(),
  /** The latest first. */
  formerNames: z.array(formerName),
  can: z.object({ request: z.boolean(), withdraw: z.boolean() }),
});
export type IdentityState = z.infer<typeof identityState>;

const done = z.object({});

/** The identity of a verified company changes only by an operator's decision; until then the old values hold. */
export const identityContract = defineContract({
  getIdentity: {
    summary: 'Gives the identity of the own company, the last request to change it, and its former names.',
    method: 'GET',
    path: '/company/identity',
    access: ['supplier'],
    input: z.strictObject({}),
    output: identityState,
    errors: [],
  },
  requestIdentityChange: {
    summary:
      'Asks the operator to change the identity of the own verified company, with its certificate; also resubmits what was sent back.',
    method: 'POST',
    path: '/company/identity',
    access: ['supplier'],
    input: identityInput,
    output: done,
    body: 'upload',
    mediaTypes: ['application/pdf'],
    transaction: 'own',
    errors: [
      'company.changed_meanwhile',
      'company.not_verified',
      'company.identity_pending',
      'company.identity_same',
      'document.not_pdf',
      'document.damaged',
      'document.encrypted',
      'document.active_content',
      'document.too_complex',
      'request.too_many',
    ],
  },
  withdrawIdentityChange: {
    summary: 'Takes back the request to change the identity of the own company.',
    method: 'POST',
    path: '/company/identity/withdraw',
    access: ['supplier'],
    input: z.strictObject({ version: z.int().min(1) }),
    output: done,
    errors: ['request.not_found', 'company.case_changed'],
  },
});

export const identityErrors = {
  /** It is verified: an operator decides about its name, representative, country and number. */
  'company.identity_fixed': 409,
  /** A change waits for the operator already. */
  'company.identity_pending': 409,
  /** Nothing differs from what holds now. */
  'company.identity_same': 409,
} as const;
