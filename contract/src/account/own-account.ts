import { z } from 'zod';
import { CALLERS, defineContract } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { moment } from '../moment.ts';
import { email, givenPassword, newPassword, personName, phone } from './account-fields.ts';
import { me } from './entrance.ts';

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Without the first two there is no account; the others are each a choice, and cost nothing when refused. */
export const REQUIRED_CONSENTS = ['service', 'privacy'] as const;
export const OPTIONAL_CONSENTS = ['contactSharing', 'overseasTransfer', 'marketingUse', 'advertising'] as const;
const consentItem = z.enum([...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS]);
export type ConsentItem = z.infer<typeof consentItem>;

const language = z.enum(LANGUAGES);

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  /** Eleven digits; empty for an admin. */
  phone: z.string(),
  language,
  isEmailConfirmed: z.boolean(),
  /** An address that waits for its confirmation. */
  newEmail: z.string().nullable(),
  hasPicture: z.boolean(),
  since: moment,
  company: z
    .object({
      businessNumber: z.string(),
      state: z.enum(['pending', 'verified', 'rejected']),
      /** `requested`: the company has not let them in yet. */
      membership: z.enum(['requested', 'active']),
      certificate: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
    })
    .nullable(),
});
export type Profile = z.infer<typeof profile>;

export const session = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  address: z.string(),
  startedAt: moment,
  lastSeenAt: moment,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const consent = z.object({
  item: consentItem,
  isGranted: z.boolean(),
  isRequired: z.boolean(),
  /** Of the last decision; absent where there was none. */
  version: z.string().nullable(),
  at: moment.nullable(),
});
export type Consent = z.infer<typeof consent>;

export const profileInput = z.strictObject({ name: personName, language });
export const changePhoneInput = z.strictObject({ phone, password: givenPassword });
export const changeEmailInput = z.strictObject({ email, password: givenPassword });
export const changePasswordInput = z.strictObject({ current: givenPassword, password: newPassword });
export const leaveInput = z.strictObject({ password: givenPassword });

const nothing = z.strictObject({});
const done = z.object({});

/** What everybody with a session may do with their own account; sensitive acts ask for the password again. */
export const ownAccountContract = defineContract({
  signOut: { method: 'POST', path: '/user/signout', access: CALLERS, input: nothing, output: done },
  signOutEverywhere: {
    method: 'POST',
    path: '/user/signout-everywhere',
    access: CALLERS,
    input: nothing,
    output: done,
  },
  getMe: { method: 'GET', path: '/user/me', access: CALLERS, input: nothing, output: me },
  getProfile: { method: 'GET', path: '/user/profile', access: CALLERS, input: nothing, output: profile },
  updateProfile: { method: 'PATCH', path: '/user/profile', access: CALLERS, input: profileInput, output: done },
  changePhone: {
    method: 'POST',
    path: '/user/phone',
    access: CALLERS,
    input: changePhoneInput,
    output: done,
    transaction: 'own',
  },
  changeEmail: {
    method: 'POST',
    path: '/user/email',
    access: CALLERS,
    input: changeEmailInput,
    output: done,
    transaction: 'own',
  },
  resendConfirmation: {
    method: 'POST',
    path: '/user/confirm-email/send',
    access: CALLERS,
    input: nothing,
    output: done,
    transaction: 'own',
  },
  changePassword: {
    method: 'POST',
    path: '/user/password',
    access: CALLERS,
    input: changePasswordInput,
    // Every other session ends; this one goes on with a new token.
    output: z.object({ jwt_token: z.string() }),
    transaction: 'own',
    answersSecret: true,
  },
  listSessions: {
    method: 'GET',
    path: '/user/sessions',
    access: CALLERS,
    input: nothing,
    output: z.object({ rows: z.array(session) }),
  },
  endSession: {
    method: 'DELETE',
    path: '/user/sessions/:id',
    access: CALLERS,
    input: z.strictObject({ id: z.uuid() }),
    output: done,
  },
  listConsents: {
    method: 'GET',
    path: '/user/consents',
    access: CALLERS,
    input: nothing,
    output: z.object({ rows: z.array(consent) }),
  },
  setConsent: {
    method: 'POST',
    path: '/user/consents',
    access: CALLERS,
    input: z.strictObject({ item: z.enum(OPTIONAL_CONSENTS), isGranted: z.boolean() }),
    output: done,
  },
  setPicture: {
    method: 'POST',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    body: 'upload',
    transaction: 'own',
  },
  getPicture: {
    method: 'GET',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    body: 'file',
    transaction: 'own',
  },
  removePicture: { method: 'DELETE', path: '/user/picture', access: CALLERS, input: nothing, output: done },
  leave: {
    method: 'POST',
    path: '/user/leave',
    access: CALLERS,
    input: leaveInput,
    output: done,
    transaction: 'own',
  },
});
