import { z } from 'zod';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';

/** An account needs the first two. Each of the others is a choice, and refusing it costs nothing. */
export const REQUIRED_CONSENTS = ['service', 'privacy'] as const;
export const OPTIONAL_CONSENTS = ['contactSharing', 'overseasTransfer', 'marketingUse', 'advertising'] as const;
const consentItem = z.enum([...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS]);
export type ConsentItem = z.infer<typeof consentItem>;

export const consent = z.object({
  item: consentItem,
  isGranted: z.boolean(),
  isRequired: z.boolean(),
  /** Version of the last decision; null without a decision. */
  version: z.string().nullable(),
  at: moment.nullable(),
});
export type Consent = z.infer<typeof consent>;

export const ownConsentsContract = defineContract({
  listConsents: {
    summary: "Lists the caller's consents, required and optional.",
    method: 'GET',
    path: '/user/consents',
    access: CALLERS,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(consent) }),
    errors: [],
  },
  setConsent: {
    summary: 'Gives or withdraws an optional consent.',
    method: 'POST',
    path: '/user/consents',
    access: CALLERS,
    input: z.strictObject({ item: z.enum(OPTIONAL_CONSENTS), isGranted: z.boolean() }),
    output: z.object({}),
    changes: ['listConsents'],
    errors: [],
  },
});
