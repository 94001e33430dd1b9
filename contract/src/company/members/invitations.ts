import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { email } from '../../kit/person.ts';
import { JOINING_ROLES } from './members.ts';

export const INVITATION_STATES = ['sent', 'opened', 'accepted', 'declined', 'expired', 'revoked'] as const;
/** How long the link of an invitation can be used. */
export const INVITATION_DAYS = 30;

export const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(JOINING_ROLES),
  state: z.enum(INVITATION_STATES),
  invitedBy: z.string(),
  sentAt: moment,
  endsAt: moment,
  can: z.object({ resend: z.boolean(), revoke: z.boolean(), makeLink: z.boolean() }),
});
export type Invitation = z.infer<typeof invitation>;

export const inviteMemberInput = z.strictObject({ email, role: z.enum(JOINING_ROLES) });

const one = z.strictObject({ id: z.uuid() });
const done = z.object({});
const path = '/company/invitations';
/** Without a mail server nothing leaves: the inviter hands a link over. */
const mailed = { isMailed: z.boolean() };

/** Colleagues who are asked to come. Whether an address has an account already is never told. */
export const invitationsContract = defineContract({
  listInvitations: {
    summary: 'Lists the invitations of the own company, the newest first.',
    method: 'GET',
    path,
    access: ['supplier'],
    input: z.strictObject({ ...pageInput, state: z.enum(INVITATION_STATES).optional() }),
    output: pageOf(invitation),
    errors: [],
  },
  inviteMember: {
    summary: 'Mails a link to a colleague with which they join the own company, once and for thirty days.',
    method: 'POST',
    path,
    access: ['supplier'],
    input: inviteMemberInput,
    output: z.object({ id: z.uuid(), ...mailed }),
    transaction: 'own',
    errors: [
      'company.not_verified',
      'company.email_unconfirmed',
      'company.already_member',
      'company.already_invited',
      'request.too_many',
    ],
  },
  resendInvitation: {
    summary: 'Mails a new link to somebody who was invited; the old one ends.',
    method: 'POST',
    path: `${path}/:id/send`,
    access: ['supplier'],
    input: one,
    output: z.object({ ...mailed }),
    transaction: 'own',
    errors: [
      'request.not_found',
      'company.not_verified',
      'company.email_unconfirmed',
      'company.already_member',
      'company.already_invited',
      'company.invitation_over',
      'request.too_many',
    ],
  },
  makeInvitationLink: {
    summary: 'Makes a link of an invitation that the inviter sends by a way of their own; the one made before ends.',
    method: 'POST',
    path: `${path}/:id/link`,
    access: ['supplier'],
    input: one,
    output: z.object({ url: z.string() }),
    answersSecret: true,
    errors: [
      'request.not_found',
      'company.not_verified',
      'company.email_unconfirmed',
      'company.already_member',
      'company.invitation_over',
    ],
  },
  revokeInvitation: {
    summary: 'Takes an invitation back; its link ends.',
    method: 'POST',
    path: `${path}/:id/revoke`,
    access: ['supplier'],
    input: one,
    output: done,
    errors: ['request.not_found', 'company.invitation_over'],
  },
});
