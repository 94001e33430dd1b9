import { z } from 'zod';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';

/** Without the first two there is no account; the others are each a choice, and cost nothing when refused. */
export const REQUIRED_CONSENTS = ['service', 'privacy'] as const;
export const OPTIONAL_CONSENTS = ['contactSharing', 'overseasTransfer', 'marketingUse', 'advertising'] as const;
const consentItem = z.enum([...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS]);
export type ConsentItem = z.infer<typeof consentItem>;

export const consent = z.object({
  item: consentItem,
  isGranted: z.boolean(),
  isRequired: z.boolean(),
  /** Of the last decision; absent where there was none. */
  version: z.string().nullable(),
  at: moment.nullable(),
});
export type Consent = z.infer<typeof consent>;

/** What one has agreed to. */
export const ownConsentsContract = defineContract({
  listConsents: {
    summary: 'Lists what was agreed to, and what can be.',
    method: 'GET',
    path: '/user/consents',
    access: CALLERS,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(consent) }),
    errors: [],
  },
  setConsent: {
    summary: 'Agrees to something optional, or takes it back.',
    method: 'POST',
    path: '/user/consents',
    access: CALLERS,
    input: z.strictObject({ item: z.enum(OPTIONAL_CONSENTS), isGranted: z.boolean() }),
    output: z.object({}),
    errors: [],
  },
});
