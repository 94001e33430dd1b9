import { z } from 'zod';
import { JOINING_ROLES } from '../../company/members/members.ts';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { personName, phoneAnywhere } from '../../kit/person.ts';
import { linkToken, termsVersion } from '../entrance.ts';
import { newPassword } from '../passwords.ts';

/** What the link of an invitation shows. Of whoever holds it nothing is known: the address is only hinted at. */
export const openInvitation = z.object({
  companyName: z.string(),
  invitedBy: z.string(),
  role: z.enum(JOINING_ROLES),
  maskedEmail: z.string(),
  endsAt: moment,
  /** Then the way leads through sign-in. */
  hasAccount: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

export const joinByInvitationInput = z.strictObject({
  token: linkToken,
  name: personName,
  phone: phoneAnywhere,
  password: newPassword,
  terms_version: termsVersion.optional(),
});

const one = z.strictObject({ token: linkToken });
const done = z.object({});

/** Where the link of an invitation leads, with a session and without. */
export const invitingContract = defineContract({
  readInvitation: {
    summary: 'Tells what the link of an invitation is for.',
    method: 'POST',
    path: '/user/invitation',
    access: 'public',
    input: one,
    output: openInvitation,
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  declineInvitation: {
    summary: 'Declines an invitation by its link.',
    method: 'POST',
    path: '/user/invitation/decline',
    access: 'public',
    input: one,
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  joinByInvitation: {
    summary: 'Opens an account by the link of an invitation, in the company that sent it.',
    method: 'POST',
    path: '/user/invitation/join',
    access: 'public',
    input: joinByInvitationInput,
    output: z.object({ name: z.string(), email: z.string(), companyName: z.string() }),
    transaction: 'own',
    errors: [
      'account.link_dead',
      'account.terms_changed',
      'account.password_common',
      'account.email_taken',
      'request.too_many',
    ],
  },
  readOwnInvitation: {
    summary: 'Tells somebody who is signed in what the link of an invitation is for, if it went to them.',
    method: 'POST',
    path: '/user/invitation/own',
    access: CALLERS,
    input: one,
    output: openInvitation.omit({ hasAccount: true, maskedEmail: true }),
    transaction: 'own',
    errors: ['account.link_dead', 'account.link_not_yours', 'request.too_many'],
  },
  acceptInvitation: {
    summary: 'Joins the company that sent the invitation, for somebody who has an account.',
    method: 'POST',
    path: '/user/invitation/accept',
    access: CALLERS,
    input: one,
    output: z.object({ companyName: z.string() }),
    transaction: 'own',
    errors: ['account.link_dead', 'account.link_not_yours', 'account.other_company', 'request.too_many'],
  },
});
