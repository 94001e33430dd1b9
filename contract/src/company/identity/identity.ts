import { z } from 'zod';
import { country } from '../../kit/country.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { NAME_FIELDS } from '../../kit/names.ts';
import { nameText, optionalName } from '../../kit/text.ts';
import { optionalRegistrationNumber } from '../company-number.ts';
import { COMPANY_NAME_MAX, chineseName, companyNames, japaneseName } from '../names.ts';
import { CASE_STATES, correction } from '../verification/case.ts';

export const IDENTITY_FIELDS = [...NAME_FIELDS, 'representative', 'country', 'number'] as const;

/** Identity of a company. `number`: ten digits in Korea, abroad the number of the register there. */
export const identity = z.object({
  ...companyNames,
  representative: z.string(),
  country: z.string(),
  number: z.string(),
});
export type Identity = z.infer<typeof identity>;

export const identityChange = z.object({ before: identity, after: identity });
export type IdentityChange = z.infer<typeof identityChange>;

/** A name that a company had until an operator accepted another one. */
export const formerName = z.object({ ...companyNames, until: moment });
export type FormerName = z.infer<typeof formerName>;

export const identityInput = z.strictObject({
  /** Version of the company that the person saw. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000_000),
  name: nameText(COMPANY_NAME_MAX),
  nameEnglish: optionalName(COMPANY_NAME_MAX),
  nameChinese: chineseName.default(''),
  nameJapanese: japaneseName.default(''),
  representative: optionalName(COMPANY_NAME_MAX),
  country,
  number: optionalRegistrationNumber,
});

export const identityState = z.object({
  current: identity,
  /** Version of the company, submitted with the next request. */
  version: z.int(),
  /** The last request; null without one. */
  request: z
    .object({
      state: z.enum(CASE_STATES),
      version: z.int(),
      isWithdrawn: z.boolean(),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      /** Reason of the rejection. */
      reason: z.string(),
      corrections: z.array(correction),
      change: identityChange,
    })
    .nullable(),
  /** Latest first. */
  formerNames: z.array(formerName),
  can: z.object({ request: z.boolean(), withdraw: z.boolean() }),
});
export type IdentityState = z.infer<typeof identityState>;

const done = z.object({});

/** The identity of a verified company changes only by an operator's decision. Until then the old values apply. */
export const identityContract = defineContract({
  getIdentity: {
    summary: "Returns the identity of the caller's company, the last request to change it, and its former names.",
    method: 'GET',
    path: '/company/identity',
    access: ['supplier'],
    input: z.strictObject({}),
    output: identityState,
    errors: [],
  },
  requestIdentityChange: {
    summary:
      "Asks the portal team to change the identity of the caller's verified company, or submits a returned request again, with the certificate.",
    method: 'POST',
    path: '/company/identity',
    access: ['supplier'],
    input: identityInput,
    output: done,
    body: 'upload',
    mediaTypes: ['application/pdf'],
    transaction: 'own',
    changes: 'everything',
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
    summary: "Withdraws the request to change the identity of the caller's company.",
    method: 'POST',
    path: '/company/identity/withdraw',
    access: ['supplier'],
    input: z.strictObject({ version: z.int().min(1) }),
    output: done,
    changes: 'everything',
    errors: ['request.not_found', 'company.case_changed'],
  },
});

export const identityErrors = {
  /** The company is verified: an operator decides about its name, representative, country and number. */
  'company.identity_fixed': 409,
  /** Another change already waits for an operator. */
  'company.identity_pending': 409,
  /** The request equals the current identity. */
  'company.identity_same': 409,
} as const;
