import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { email } from '../../kit/person.ts';
import { JOINING_ROLES } from './members.ts';

export const INVITATION_STATES = ['sent', 'opened', 'accepted', 'declined', 'expired', 'revoked'] as const;
/** Number of days in which the link of an invitation can be used. */
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

const idInput = z.strictObject({ id: z.uuid() });
const done = z.object({});
const path = '/company/invitations';
/** False without a mail server: the inviter then passes the link on. */
const mailed = { isMailed: z.boolean() };

/** Invitations of colleagues. No answer reveals whether an address already has an account. */
export const invitationsContract = defineContract({
  listInvitations: {
    summary: "Lists the invitations of the caller's company, newest first.",
    method: 'GET',
    path,
    access: ['supplier'],
    input: z.strictObject({ ...pageInput, state: z.enum(INVITATION_STATES).optional() }),
    output: pageOf(invitation),
    errors: [],
  },
  inviteMember: {
    summary: "Mails a colleague a link, valid once and for thirty days, for joining the caller's company.",
    method: 'POST',
    path,
    access: ['supplier'],
    input: inviteMemberInput,
    output: z.object({ id: z.uuid(), ...mailed }),
    transaction: 'own',
    changes: 'everything',
    errors: [
      'company.not_verified',
      'company.email_unconfirmed',
      'company.already_member',
      'company.already_invited',
      'request.too_many',
    ],
  },
  resendInvitation: {
    summary: 'Mails a new link to an invited person; the old link ends.',
    method: 'POST',
    path: `${path}/:id/send`,
    access: ['supplier'],
    input: idInput,
    output: z.object({ ...mailed }),
    transaction: 'own',
    changes: 'everything',
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
    summary: 'Creates an invitation link that the inviter sends themselves; the previous link of this type ends.',
    method: 'POST',
    path: `${path}/:id/link`,
    access: ['supplier'],
    input: idInput,
    output: z.object({ url: z.string() }),
    answersSecret: true,
    changes: [],
    errors: [
      'request.not_found',
      'company.not_verified',
      'company.email_unconfirmed',
      'company.already_member',
      'company.invitation_over',
    ],
  },
  revokeInvitation: {
    summary: 'Revokes an invitation and ends its link.',
    method: 'POST',
    path: `${path}/:id/revoke`,
    access: ['supplier'],
    input: idInput,
    output: done,
    changes: 'everything',
    errors: ['request.not_found', 'company.invitation_over'],
  },
});
