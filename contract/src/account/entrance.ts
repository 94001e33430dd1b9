import { z } from 'zod';
import { businessNumber } from '../company/company-number.ts';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { email, personName, phone, rememberedPhone } from '../kit/person.ts';
import { currentPassword, newPassword } from './passwords.ts';
import { ACCOUNT_READS } from './reads.ts';

/** Counted from sign-in. The server ends the session then, whatever the token says. */
export const SESSION_HOURS = 12;
/** A session ends earlier after this time without a request. */
export const SESSION_IDLE_HOURS = 2;
export const CODE_DIGITS = 6;
/** Size limit of a business registration certificate, which must be a PDF. */
export const CERTIFICATE_MAX_BYTES = 10 * 1024 * 1024;

export const signInInput = z.strictObject({ email, password: currentPassword });

export const me = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Empty for an admin and for a company outside Korea. */
  business_number: z.string(),
});
export type Me = z.infer<typeof me>;

export const signedIn = z.object({ ...me.shape, jwt_token: z.string() });

/** The multipart fields of S3.2. The certificate is sent beside them as `file`. */
export const signUpFields = { name: personName, email, password: newPassword, phone, business_number: businessNumber };

/** Names a version of the terms by the day from which it applies. */
export const termsVersion = z.iso.date().meta({ description: 'The day from which this version of the terms applies.' });

export const signUpInput = z.strictObject({
  ...signUpFields,
  /**
   * Version of the terms that the page showed, sent in the query. Without it, the person agrees to the current version.
   */
  terms_version: termsVersion.optional(),
});

/** Reasons for refusing a new account, the same for every kind of sign-up. */
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

/** A link's secret is made of 32 random bytes. Any other text in this form is an unknown token. */
export const linkToken = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/)
  .meta({ description: 'The secret from the link in a mail, or from an earlier answer.' });

export const findEmailInput = z.strictObject({ name: personName, phone: rememberedPhone });
export const requestResetInput = z.strictObject({ name: personName, phone: rememberedPhone, email });
const code = z
  .string()
  .normalize('NFKC')
  .regex(/^\d{6}$/);

/**
 * Has the same shape for hit and miss. `masked`: the shortened addresses, or none. `mail`: the known addresses were
 * sent by mail. `code`: a code was sent to the registered phone, and `request` is submitted with it.
 */
export const foundEmails = z.object({
  mode: z.enum(['masked', 'mail', 'code']),
  emails: z.array(z.string()),
  request: z.string(),
});

const done = z.object({});

/** Operations without a session. */
export const publicAccountContract = defineContract({
  signIn: {
    summary: "Signs in with email and password and returns the session's token.",
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
    summary: 'Opens an account for a company in Korea, with its business registration certificate as a PDF.',
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
    summary: 'Returns the current version of the terms.',
    method: 'GET',
    path: '/user/terms',
    access: 'public',
    input: z.strictObject({}),
    output: z.object({ version: termsVersion }),
    errors: [],
  },
  findEmail: {
    summary: 'Finds the masked email addresses of accounts by name and phone number.',
    method: 'POST',
    path: '/user/find-email',
    access: 'public',
    input: findEmailInput,
    output: foundEmails,
    transaction: 'own',
    errors: ['request.too_many'],
  },
  confirmFindEmail: {
    summary: 'Submits the code that was sent to the phone, and returns the masked addresses.',
    method: 'POST',
    path: '/user/find-email/code',
    access: 'public',
    input: z.strictObject({ request: linkToken, code }),
    output: z.object({ emails: z.array(z.string()) }),
    transaction: 'own',
    errors: ['account.code_wrong', 'request.too_many'],
  },
  requestReset: {
    summary:
      'Mails a link for a new password if name, phone and email match an account; the answer is the same in both cases.',
    method: 'POST',
    path: '/user/find-password',
    access: 'public',
    input: requestResetInput,
    output: done,
    transaction: 'own',
    errors: ['request.too_many'],
  },
  checkReset: {
    summary: 'Checks whether a link for a new password can still be used.',
    method: 'POST',
    path: '/user/reset/check',
    access: 'public',
    input: z.strictObject({ token: linkToken }),
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  resetPassword: {
    summary: 'Sets a new password with the link from the mail, and ends every session.',
    method: 'POST',
    path: '/user/reset',
    access: 'public',
    input: z.strictObject({ token: linkToken, password: newPassword }),
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'account.password_common', 'request.too_many'],
  },
  confirmEmail: {
    summary: 'Confirms an email address with the link from the mail.',
    method: 'POST',
    path: '/user/confirm-email',
    access: 'public',
    input: z.strictObject({ token: linkToken }),
    output: z.object({ email: z.string() }),
    transaction: 'own',
    changes: ACCOUNT_READS,
    errors: ['account.link_dead', 'account.email_taken', 'request.too_many'],
  },
  createFirstAdmin: {
    summary: 'Creates the first admin with the link that the first start prints.',
    method: 'POST',
    path: '/user/first-admin',
    access: 'public',
    input: z.strictObject({ token: linkToken, name: personName, email, password: newPassword }),
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'account.password_common', 'account.email_taken', 'request.too_many'],
  },
});
