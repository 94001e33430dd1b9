import { z } from 'zod';
import { CASE_STATES } from '../../company/verification/case.ts';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { moment } from '../../kit/moment.ts';
import { email, personName, phoneAnywhere } from '../../kit/person.ts';
import { me } from '../entrance.ts';
import { givenPassword, newPassword } from '../passwords.ts';
import { ownSessionsContract } from '../sessions/sessions.ts';
import { ownConsentsContract } from '../terms/consents.ts';

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const language = z.enum(LANGUAGES);

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  /** Eleven digits in Korea, elsewhere those of the country first; empty for an admin. */
  phone: z.string(),
  language,
  isEmailConfirmed: z.boolean(),
  /** An address that waits for its confirmation. */
  newEmail: z.string().nullable(),
  hasPicture: z.boolean(),
  since: moment,
  company: z
    .object({
      /** Empty while nobody has said it, and for whom the company has not let in. */
      name: z.string(),
      businessNumber: z.string(),
      state: z.enum(['pending', 'verified', 'rejected']),
      /** `requested`: the company has not let them in yet. */
      membership: z.enum(['requested', 'active']),
      /** How far what this person handed in has come; nothing where they handed in nothing. */
      verification: z.enum(CASE_STATES).nullable(),
      /** The operator has closed the company: nothing of it can be seen or done. */
      isClosed: z.boolean(),
      certificate: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
    })
    .nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileInput = z.strictObject({ name: personName, language });
export const changePhoneInput = z.strictObject({ phone: phoneAnywhere, password: givenPassword });
export const changeEmailInput = z.strictObject({ email, password: givenPassword });
export const changePasswordInput = z.strictObject({ current: givenPassword, password: newPassword });
export const leaveInput = z.strictObject({ password: givenPassword });

const nothing = z.strictObject({});
const done = z.object({});

/** Sensitive acts ask for the password again. */
const ownDetailsContract = defineContract({
  getMe: {
    summary: 'Tells who is signed in.',
    method: 'GET',
    path: '/user/me',
    access: CALLERS,
    input: nothing,
    output: me,
    errors: [],
  },
  getProfile: {
    summary: 'Gives the own profile, with the company and its certificate.',
    method: 'GET',
    path: '/user/profile',
    access: CALLERS,
    input: nothing,
    output: profile,
    errors: [],
  },
  updateProfile: {
    summary: 'Changes the own name and language.',
    method: 'PATCH',
    path: '/user/profile',
    access: CALLERS,
    input: profileInput,
    output: done,
    errors: [],
  },
  changePhone: {
    summary: 'Changes the own phone number; asks for the password again.',
    method: 'POST',
    path: '/user/phone',
    access: CALLERS,
    input: changePhoneInput,
    output: done,
    transaction: 'own',
    errors: ['account.password_wrong'],
  },
  changeEmail: {
    summary: 'Mails a link to a new e-mail address, which counts once it is confirmed; asks for the password again.',
    method: 'POST',
    path: '/user/email',
    access: CALLERS,
    input: changeEmailInput,
    output: done,
    transaction: 'own',
    errors: ['account.password_wrong', 'account.email_taken', 'request.too_many'],
  },
  resendConfirmation: {
    summary: 'Mails the link that confirms the e-mail address again.',
    method: 'POST',
    path: '/user/confirm-email/send',
    access: CALLERS,
    input: nothing,
    output: done,
    transaction: 'own',
    errors: ['request.too_many'],
  },
  changePassword: {
    summary: 'Sets a new password, ends every other session and gives a new token for this one.',
    method: 'POST',
    path: '/user/password',
    access: CALLERS,
    input: changePasswordInput,
    output: z.object({ jwt_token: z.string() }),
    transaction: 'own',
    answersSecret: true,
    errors: ['account.password_wrong', 'account.password_common'],
  },
  setPicture: {
    summary: 'Sets the own picture: a JPEG, PNG or WebP of at most 10 MB.',
    method: 'POST',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    body: 'upload',
    mediaTypes: PICTURE_TYPES,
    transaction: 'own',
    errors: ['document.not_picture', 'request.too_many'],
  },
  getPicture: {
    summary: 'Gives the own picture.',
    method: 'GET',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    body: 'file',
    mediaTypes: ['image/webp'],
    transaction: 'own',
    errors: ['request.not_found'],
  },
  removePicture: {
    summary: 'Removes the own picture.',
    method: 'DELETE',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    errors: [],
  },
  leave: {
    summary: 'Closes the account and erases the person; asks for the password again.',
    method: 'POST',
    path: '/user/leave',
    access: CALLERS,
    input: leaveInput,
    output: done,
    transaction: 'own',
    errors: ['account.password_wrong', 'account.last_owner', 'account.last_admin'],
  },
});

/** What everybody with a session may do with their own account. */
export const ownAccountContract = { ...ownSessionsContract, ...ownDetailsContract, ...ownConsentsContract };
