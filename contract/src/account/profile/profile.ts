import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { CASE_STATES } from '../../company/verification/case.ts';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { moment } from '../../kit/moment.ts';
import { email, personName, phoneAnywhere } from '../../kit/person.ts';
import { me } from '../entrance.ts';
import { currentPassword, newPassword } from '../passwords.ts';
import { ownSessionsContract } from '../sessions/sessions.ts';
import { ownConsentsContract } from '../terms/consents.ts';

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const language = z.enum(LANGUAGES);

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  /** Eleven digits in Korea; elsewhere the country code comes first. Empty for an admin. */
  phone: z.string(),
  language,
  isEmailConfirmed: z.boolean(),
  /** A new address that is not confirmed yet. */
  newEmail: z.string().nullable(),
  hasPicture: z.boolean(),
  since: moment,
  company: z
    .object({
      /** Empty while nobody has entered them, and for a person whom the company has not admitted. */
      ...companyNames,
      businessNumber: z.string(),
      state: z.enum(['pending', 'verified', 'rejected']),
      /** `requested`: the company has not admitted the person yet. */
      membership: z.enum(['requested', 'active']),
      /** State of the case that this person submitted; null without a case. */
      verification: z.enum(CASE_STATES).nullable(),
      /** True after an operator has closed the company: nobody can see or do anything in it. */
      isClosed: z.boolean(),
      certificate: z.object({ id: z.uuid(), name: z.string(), size: z.int() }).nullable(),
    })
    .nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileInput = z.strictObject({ name: personName, language });
export const changePhoneInput = z.strictObject({ phone: phoneAnywhere, password: currentPassword });
export const changeEmailInput = z.strictObject({ email, password: currentPassword });
export const changePasswordInput = z.strictObject({ current: currentPassword, password: newPassword });
export const leaveInput = z.strictObject({ password: currentPassword });

const nothing = z.strictObject({});
const done = z.object({});

/** Operations on the caller's details. The sensitive ones ask for the password again. */
const ownDetailsContract = defineContract({
  getMe: {
    summary: 'Returns the signed-in person.',
    method: 'GET',
    path: '/user/me',
    access: CALLERS,
    input: nothing,
    output: me,
    errors: [],
  },
  getProfile: {
    summary: "Returns the caller's profile, with the company and its certificate.",
    method: 'GET',
    path: '/user/profile',
    access: CALLERS,
    input: nothing,
    output: profile,
    errors: [],
  },
  updateProfile: {
    summary: "Changes the caller's name and language.",
    method: 'PATCH',
    path: '/user/profile',
    access: CALLERS,
    input: profileInput,
    output: done,
    changes: ['getProfile'],
    errors: [],
  },
  changePhone: {
    summary: "Changes the caller's phone number; asks for the password again.",
    method: 'POST',
    path: '/user/phone',
    access: CALLERS,
    input: changePhoneInput,
    output: done,
    transaction: 'own',
    changes: ['getProfile'],
    errors: ['account.password_wrong'],
  },
  changeEmail: {
    summary:
      'Mails a confirmation link to a new email address, which replaces the old one when it is confirmed; asks for the password again.',
    method: 'POST',
    path: '/user/email',
    access: CALLERS,
    input: changeEmailInput,
    output: done,
    transaction: 'own',
    changes: ['getProfile'],
    errors: ['account.password_wrong', 'account.email_taken', 'request.too_many'],
  },
  resendConfirmation: {
    summary: 'Sends the mail with the confirmation link for the email address again.',
    method: 'POST',
    path: '/user/confirm-email/send',
    access: CALLERS,
    input: nothing,
    output: done,
    transaction: 'own',
    changes: ['getProfile'],
    errors: ['request.too_many'],
  },
  changePassword: {
    summary: 'Sets a new password, ends every other session and returns a new token for this one.',
    method: 'POST',
    path: '/user/password',
    access: CALLERS,
    input: changePasswordInput,
    output: z.object({ jwt_token: z.string() }),
    transaction: 'own',
    answersSecret: true,
    changes: ['listSessions'],
    errors: ['account.password_wrong', 'account.password_common'],
  },
  setPicture: {
    summary: "Sets the caller's picture: a JPEG, PNG or WebP of at most 10 MB.",
    method: 'POST',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    body: 'upload',
    mediaTypes: PICTURE_TYPES,
    transaction: 'own',
    changes: ['getProfile', 'getPicture'],
    errors: ['document.not_picture', 'request.too_many'],
  },
  getPicture: {
    summary: "Returns the caller's picture.",
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
    summary: "Removes the caller's picture.",
    method: 'DELETE',
    path: '/user/picture',
    access: CALLERS,
    input: nothing,
    output: done,
    changes: ['getProfile', 'getPicture'],
    errors: [],
  },
  leave: {
    summary: "Closes the caller's account and erases the personal data; asks for the password again.",
    method: 'POST',
    path: '/user/leave',
    access: CALLERS,
    input: leaveInput,
    output: done,
    transaction: 'own',
    changes: [],
    errors: ['account.password_wrong', 'account.last_owner', 'account.last_admin'],
  },
});

/** Operations of every person with a session on their own account. */
export const ownAccountContract = { ...ownSessionsContract, ...ownDetailsContract, ...ownConsentsContract };
