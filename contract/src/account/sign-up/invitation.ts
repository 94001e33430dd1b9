import { z } from 'zod';
import { JOINING_ROLES } from '../../company/members/members.ts';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { personName, phoneAnywhere } from '../../kit/person.ts';
import { linkToken, termsVersion } from '../entrance.ts';
import { newPassword } from '../passwords.ts';

/**
 * Content of an invitation's link. The holder of the link is unknown, so the answer only hints at the email address.
 */
export const openInvitation = z.object({
  companyName: z.string(),
  invitedBy: z.string(),
  role: z.enum(JOINING_ROLES),
  maskedEmail: z.string(),
  endsAt: moment,
  /** True if the recipient has an account: they then accept the invitation after sign-in. */
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

const tokenInput = z.strictObject({ token: linkToken });
const done = z.object({});

/** Operations behind the link of an invitation, with and without a session. */
export const invitationLinkContract = defineContract({
  readInvitation: {
    summary: 'Returns the company, the inviter and the role of an invitation, by its link.',
    method: 'POST',
    path: '/user/invitation',
    access: 'public',
    input: tokenInput,
    output: openInvitation,
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  declineInvitation: {
    summary: 'Declines an invitation, by its link.',
    method: 'POST',
    path: '/user/invitation/decline',
    access: 'public',
    input: tokenInput,
    output: done,
    transaction: 'own',
    errors: ['account.link_dead', 'request.too_many'],
  },
  joinByInvitation: {
    summary: "Opens an account in the company that sent an invitation, by the invitation's link.",
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
    summary: 'Returns an invitation, by its link, to the signed-in person who received it.',
    method: 'POST',
    path: '/user/invitation/own',
    access: CALLERS,
    input: tokenInput,
    output: openInvitation.omit({ hasAccount: true, maskedEmail: true }),
    transaction: 'own',
    changes: [],
    errors: ['account.link_dead', 'account.link_not_yours', 'request.too_many'],
  },
  acceptInvitation: {
    summary: 'Joins the company that sent the invitation, with an existing account.',
    method: 'POST',
    path: '/user/invitation/accept',
    access: CALLERS,
    input: tokenInput,
    output: z.object({ companyName: z.string() }),
    transaction: 'own',
    changes: 'everything',
    errors: ['account.link_dead', 'account.link_not_yours', 'account.other_company', 'request.too_many'],
  },
});
