import { z } from 'zod';
import { companyNames } from '../../company/names.ts';
import { OPERATOR_READS } from '../../company/reads.ts';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { email } from '../../kit/person.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { session } from '../sessions/sessions.ts';
import { consent } from '../terms/consents.ts';

export const USER_STATES = ['active', 'disabled', 'left'] as const;
export const USER_SORTS = ['newest', 'oldest', 'name', 'nameDown'] as const;
const SEARCH_MAX = 100;
export const LINK_REASON_LENGTH = { min: 5, max: 200 } as const;
/**
 * Purposes of a link that an operator shows: a new password, the confirmation of the entered email address, or the
 * change to a new one.
 */
export const SHOWN_LINKS = ['reset', 'confirm', 'changeEmail'] as const;
export type ShownLink = (typeof SHOWN_LINKS)[number];

const yesOrNo = z.enum(['yes', 'no']);
const MEMBERSHIPS = ['requested', 'active', 'disabled', 'left'] as const;

const membership = z.object({
  companyId: z.uuid(),
  ...companyNames,
  businessNumber: z.string(),
  role: z.enum(['owner', 'editor', 'viewer']),
  state: z.enum(MEMBERSHIPS),
});

export const userRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  isEmailConfirmed: z.boolean(),
  /** True after so many wrong passwords that the next attempt has to wait. */
  isLocked: z.boolean(),
  createdAt: moment,
  company: membership.nullable(),
});
export type UserRow = z.infer<typeof userRow>;

/** Actions that the calling operator may take on this account now. */
const can = z.object({
  disable: z.boolean(),
  enable: z.boolean(),
  reset: z.boolean(),
  confirmEmail: z.boolean(),
  makeAdmin: z.boolean(),
  removeAdmin: z.boolean(),
  endSessions: z.boolean(),
  /** Empty where a mail server is set, and for the account of an operator. */
  showLinks: z.array(z.enum(SHOWN_LINKS)),
});

const auditLine = z.object({
  id: z.uuid(),
  at: moment,
  operation: z.string(),
  /** Null where nobody was signed in. */
  actorName: z.string().nullable(),
  address: z.string(),
});

export const user = z.object({
  ...userRow.shape,
  language: z.string(),
  isSelf: z.boolean(),
  sessions: z.array(session),
  consents: z.array(consent.omit({ isRequired: true })),
  acts: z.array(auditLine),
  can,
});
export type User = z.infer<typeof user>;

const idInput = z.strictObject({ id: z.uuid() });
export const showLinkInput = z.strictObject({
  id: z.uuid(),
  link: z.enum(SHOWN_LINKS),
  reason: lines(LINK_REASON_LENGTH.max).min(LINK_REASON_LENGTH.min),
});
const done = z.object({});
const errors = ['request.not_found'] as const;
const write = { method: 'POST', access: ['admin'], asksPassword: true, output: done, changes: OPERATOR_READS } as const;
/** False without a mail server: the mail is then not sent. */
const mailed = { isMailed: z.boolean() };

/** Accounts as operators see and change them. */
export const operatorUsersContract = defineContract({
  listUsers: {
    summary:
      'Lists the accounts whose name, email, phone, company name or business registration number begins with the search text.',
    method: 'GET',
    path: '/admin/users',
    access: ['admin'],
    input: z.strictObject({
      ...pageInput,
      q: optionalText(SEARCH_MAX),
      role: z.enum(ROLES).optional(),
      state: z.enum(USER_STATES).optional(),
      companyId: z.uuid().optional(),
      isConfirmed: yesOrNo.optional(),
      isLocked: yesOrNo.optional(),
      sort: z.enum(USER_SORTS).default('newest'),
    }),
    output: pageOf(userRow),
    errors: [],
  },
  inspectUser: {
    summary: 'Returns one account with its sessions, consents and last actions.',
    method: 'GET',
    path: '/admin/users/:id',
    access: ['admin'],
    input: idInput,
    output: user,
    // The access log records who opens a person's contact data.
    transaction: 'own',
    errors,
  },
  disableUser: {
    ...write,
    summary: 'Suspends an account, ends its sessions and notifies the person by mail.',
    path: '/admin/users/:id/disable',
    input: idInput,
    errors: [...errors, 'account.own_account', 'account.state_changed'],
  },
  enableUser: {
    ...write,
    summary: 'Restores access to a suspended account and notifies the person by mail.',
    path: '/admin/users/:id/enable',
    input: idInput,
    errors: [...errors, 'account.state_changed'],
  },
  endUserSession: {
    ...write,
    summary: 'Ends one session of a person.',
    method: 'DELETE',
    path: '/admin/users/:id/sessions/:sessionId',
    input: z.strictObject({ id: z.uuid(), sessionId: z.uuid() }),
    errors,
  },
  endUserSessions: {
    ...write,
    summary: 'Ends every session of a person, except the session that makes the call.',
    path: '/admin/users/:id/sessions/end',
    input: idInput,
    errors,
  },
  endCompanySessions: {
    ...write,
    summary: "Ends every session of a company's members and returns the number of people.",
    path: '/admin/companies/:id/sessions/end',
    input: idInput,
    output: z.object({ people: z.int() }),
    errors,
  },
  startReset: {
    ...write,
    summary: 'Mails a person a link for a new password; the portal team cannot set a password itself.',
    path: '/admin/users/:id/reset',
    input: idInput,
    transaction: 'own',
    errors: [...errors, 'account.state_changed', 'request.too_many'],
  },
  askConfirmation: {
    ...write,
    summary: 'Sends the mail with the confirmation link for the email address again.',
    path: '/admin/users/:id/confirm-email',
    input: idInput,
    transaction: 'own',
    errors: [...errors, 'account.state_changed', 'request.too_many'],
  },
  showLink: {
    ...write,
    summary:
      'Creates and shows a new link for a person if no mail server is set, and notifies the person of the reason.',
    path: '/admin/users/:id/link',
    input: showLinkInput,
    output: z.object({ url: z.string(), endsAt: moment }),
    answersSecret: true,
    transaction: 'own',
    errors: [
      ...errors,
      'account.link_by_mail',
      'account.link_of_operator',
      'account.state_changed',
      'request.too_many',
    ],
  },
  makeAdmin: {
    ...write,
    summary: 'Makes a person without a company an admin.',
    path: '/admin/users/:id/make-admin',
    input: idInput,
    errors: [...errors, 'account.has_company', 'account.state_changed'],
  },
  removeAdmin: {
    ...write,
    summary: "Closes an admin's account permanently and erases its personal data.",
    method: 'DELETE',
    path: '/admin/admins/:id',
    input: idInput,
    transaction: 'own',
    errors: [...errors, 'account.own_account'],
  },
});

export const adminInvite = z.object({ id: z.uuid(), email: z.string(), endsAt: moment });
export type AdminInvite = z.infer<typeof adminInvite>;

export const inviteAdminInput = z.strictObject({ email });

/** Invitations that make another person an admin, each with a link that works once. */
export const adminInvitesContract = defineContract({
  listAdminInvites: {
    summary: 'Lists the open invitations to become an admin.',
    method: 'GET',
    path: '/admin/invites',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(adminInvite) }),
    errors: [],
  },
  inviteAdmin: {
    ...write,
    summary: 'Mails an invitation link that makes its recipient an admin, once, within three days.',
    path: '/admin/invites',
    input: inviteAdminInput,
    output: z.object({ ...mailed }),
    errors: ['account.email_taken'],
  },
  revokeAdminInvite: {
    ...write,
    summary: 'Revokes an invitation to become an admin.',
    method: 'DELETE',
    path: '/admin/invites/:id',
    input: idInput,
    errors,
  },
});
