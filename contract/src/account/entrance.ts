import { z } from 'zod';
import { businessNumber } from '../company/business-number.ts';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { email, personName, phone, rememberedPhone } from '../kit/person.ts';
import { givenPassword, newPassword } from './passwords.ts';

/** From sign-in; the server forgets a session then, whatever the token says. */
export const SESSION_HOURS = 12;
/** And earlier when nothing was asked of the server for so long. */
export const SESSION_IDLE_HOURS = 2;
export const CODE_DIGITS = 6;
/** Only PDF, and no larger than this. */
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024;

export const signInInput = z.strictObject({ email, password: givenPassword });

export const me = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Empty for an admin and for a company outside Korea. */
  business_number: z.string(),
});
export type Me = z.infer<typeof me>;

export const signedIn = z.object({ ...me.shape, jwt_token: z.string() });

/** The multipart fields of S3.2; the certificate travels beside them as `file`. */
export const signUpFields = { name: personName, email, password: newPassword, phone, business_number: businessNumber };

/** The date from which a version of the terms holds is its name. */
export const termsVersion = z.iso.date().meta({ description: 'The day from which this version of the terms holds.' });

export const signUpInput = z.strictObject({
  ...signUpFields,
  /** In the address: which terms were shown. Whoever leaves it out agrees to those that hold now. */
  terms_version: termsVersion.optional(),
});

/** Why an account is not opened, by whichever way its company comes. */
export const ACCOUNT_REFUSALS = [
  'account.terms_changed',
  'account.password_common',
  'account.email_taken',
  'document.not_pdf',
  'document.damaged',
  'document.encrypted',
  'document.active_content',
  'document.too_complex',
  'request.too_many',
] as const;

/** 32 random bytes; what else has that length is simply unknown. */
export const linkToken = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/)
  .meta({ description: 'The secret from the link in the mail, or from the answer before.' });

export const findEmailInput = z.strictObject({ name: personName, phone: rememberedPhone });
export const requestResetInput = z.strictObject({ name: personName, phone: rememberedPhone, email });
const code = z
  .string()
  .normalize('NFKC')
  .regex(/^\d{6}$/);

/**
 * The same shape for hit and miss. `masked`: the addresses, shortened, or none. `mail`: whatever is known went out by
 * mail. `code`: one was sent to the registered phone, and `request` is handed in with it.
 */
export const foundEmails = z.object({
  mode: z.enum(['masked', 'mail', 'code']),
  emails: z.array(z.string()),
  request: z.string(),
});

const done = z.object({});

/** Everything that can be called without a session. */
export const entranceContract = defineContract({
  signIn: {
    summary: "Signs in with e-mail and password and gives the session's token.",
    method: 'POST',
    path: '/user/signin',
    access: 'public',
    input: signInInput,
    output: signedIn,
    transaction: 'own',
    alsoAtRoot: true,
    errors: ['account.sign_in_failed', 'request.too_many'],
  },
  signUp: {
    summary: 'Opens an account for a company, with its certificate of business registration as a PDF.',
    method: 'POST',
    path: '/user/signup',
    access: 'public',
    input: signUpInput,
    output: z.object({ name: z.string(), email: z.string(), business_number: z.string() }),
    body: 'upload',
    mediaTypes: ['application/pdf'],
    inQuery: ['terms_version'],
    transaction: 'own',
    alsoAtRoot: true,
    errors: ACCOUNT_REFUSALS,
  },
  getTerms: {
    summary: 'Tells which version of the terms holds now.',
    method: 'GET',
    path: '/user/terms',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ version: termsVersion }),
    errors: [],
  },
  findEmail: {
    summary: 'Finds the e-mail addresses of accounts by name and phone number, masked.',
    method: 'POST',
    path: '/user/find-email',
    access: 'public',
    input: findEmailInput,
    output: foundEmails,
    transaction: 'own',
    errors: ['request.too_many'],
  },
  confirmFindEmail: {
    summary: 'Hands in the code that was sent to the phone, and gives the masked addresses.',
    method: 'POST',
    path: '/user/find-email/code',
    access: 'public',
    input: z.strictObject({ request: linkToken, code }),
    output: z.object({ emails: z.array(z.string()) }),
    transaction: 'own',
    errors: ['account.code_wrong', 'request.too_many'],
  },
  requestReset: {
    summary: 'Mails a link for a new password where name, phone and e-mail match; the answer never tells.',
    method: 'POST',
    path: '/user/find-password',
    access: 'public',
    input: requestResetInput,
    output: done,
    transaction: 'own',
    errors: ['request.too_many'],
  },
  checkReset: {
    summary: 'Tells whether a link for a new password can still be used.',
    method: 'POST',
    path: '/user/reset/check',
    access: 'public',
    input: z.strictObject({ token: linkToken }),
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  resetPassword: {
    summary: 'Sets a new password by the link from the mail and ends every session.',
    method: 'POST',
    path: '/user/reset',
    access: 'public',
    input: z.strictObject({ token: linkToken, password: newPassword }),
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'account.password_common', 'request.too_many'],
  },
  confirmEmail: {
    summary: 'Confirms an e-mail address by the link from the mail.',
    method: 'POST',
    path: '/user/confirm-email',
    access: 'public',
    input: z.strictObject({ token: linkToken }),
    output: z.object({ email: z.string() }),
    transaction: 'own',
    errors: ['account.link_dead', 'account.email_taken', 'request.too_many'],
  },
  createFirstAdmin: {
    summary: 'Makes the first admin by the link that the first start prints.',
    method: 'POST',
    path: '/user/first-admin',
    access: 'public',
    input: z.strictObject({ token: linkToken, name: personName, email, password: newPassword }),
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'account.password_common', 'account.email_taken', 'request.too_many'],
  },
});
