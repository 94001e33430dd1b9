import { z } from 'zod';
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
/** What a link that an operator shows is good for: a new password, the address that was given, the one that it is to become. */
export const SHOWN_LINKS = ['reset', 'confirm', 'changeEmail'] as const;
export type ShownLink = (typeof SHOWN_LINKS)[number];

const yesOrNo = z.enum(['yes', 'no']);
const MEMBERSHIPS = ['requested', 'active', 'disabled', 'left'] as const;

const membership = z.object({
  companyId: z.uuid(),
  name: z.string(),
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
  /** So many wrong passwords that the next try has to wait. */
  isLocked: z.boolean(),
  createdAt: moment,
  company: membership.nullable(),
});
export type UserRow = z.infer<typeof userRow>;

/** What can be done with this account by whoever looks at it now. */
const can = z.object({
  disable: z.boolean(),
  enable: z.boolean(),
  reset: z.boolean(),
  confirmEmail: z.boolean(),
  makeAdmin: z.boolean(),
  removeAdmin: z.boolean(),
  endSessions: z.boolean(),
  /** None where mail leaves by itself, and none of an operator. */
  showLinks: z.array(z.enum(SHOWN_LINKS)),
});

const auditLine = z.object({
  id: z.uuid(),
  at: moment,
  operation: z.string(),
  /** Nothing where nobody was signed in. */
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

const one = z.strictObject({ id: z.uuid() });
export const showLinkInput = z.strictObject({
  id: z.uuid(),
  link: z.enum(SHOWN_LINKS),
  reason: lines(LINK_REASON_LENGTH.max).min(LINK_REASON_LENGTH.min),
});
const done = z.object({});
const errors = ['request.not_found'] as const;
const write = { method: 'POST', access: ['admin'], asksPassword: true, output: done } as const;
/** Without a mail server nothing leaves. */
const mailed = { isMailed: z.boolean() };

/** People and their accounts, as the operator sees and changes them. */
export const operatorUsersContract = defineContract({
  listUsers: {
    summary: 'Lists the accounts, found by the beginning of name, e-mail, phone, company name or business number.',
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
    summary: 'Shows one account with its sessions, agreements and last acts.',
    method: 'GET',
    path: '/admin/users/:id',
    access: ['admin'],
    input: one,
    output: user,
    // Whoever opens a person's contact data leaves a trace.
    transaction: 'own',
    errors,
  },
  disableUser: {
    ...write,
    summary: 'Closes an account: its sessions end, and its owner is told by mail.',
    path: '/admin/users/:id/disable',
    input: one,
    errors: [...errors, 'account.own_account', 'account.state_changed'],
  },
  enableUser: {
    ...write,
    summary: 'Opens a closed account again, and tells its owner by mail.',
    path: '/admin/users/:id/enable',
    input: one,
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
    summary: 'Ends every session of a person, except the one that asks.',
    path: '/admin/users/:id/sessions/end',
    input: one,
    errors,
  },
  endCompanySessions: {
    ...write,
    summary: "Ends every session of a company's members, and says of how many people.",
    path: '/admin/companies/:id/sessions/end',
    input: one,
    output: z.object({ people: z.int() }),
    errors,
  },
  startReset: {
    ...write,
    summary: 'Mails a link for a new password to the owner of an account; nobody sets one by hand.',
    path: '/admin/users/:id/reset',
    input: one,
    transaction: 'own',
    errors: [...errors, 'account.state_changed', 'request.too_many'],
  },
  askConfirmation: {
    ...write,
    summary: 'Mails the link that confirms the e-mail address once more.',
    path: '/admin/users/:id/confirm-email',
    input: one,
    transaction: 'own',
    errors: [...errors, 'account.state_changed', 'request.too_many'],
  },
  showLink: {
    ...write,
    summary: 'Makes a new link of a person and shows it, where no mail server is set; its owner is told, and why.',
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
    summary: 'Makes an admin of a person who belongs to no company.',
    path: '/admin/users/:id/make-admin',
    input: one,
    errors: [...errors, 'account.has_company', 'account.state_changed'],
  },
  removeAdmin: {
    ...write,
    summary: "Ends an admin's account for good and erases what is personal in it.",
    method: 'DELETE',
    path: '/admin/admins/:id',
    input: one,
    transaction: 'own',
    errors: [...errors, 'account.own_account'],
  },
});

export const adminInvite = z.object({ id: z.uuid(), email: z.string(), endsAt: moment });
export type AdminInvite = z.infer<typeof adminInvite>;

export const inviteAdminInput = z.strictObject({ email });

/** How another admin comes in: by a link that works once. */
export const adminInvitesContract = defineContract({
  listAdminInvites: {
    summary: 'Lists the invitations to become an admin that can still be used.',
    method: 'GET',
    path: '/admin/invites',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(adminInvite) }),
    errors: [],
  },
  inviteAdmin: {
    ...write,
    summary: 'Mails a link to an address that makes its reader an admin, once, within three days.',
    path: '/admin/invites',
    input: inviteAdminInput,
    output: z.object({ ...mailed }),
    errors: ['account.email_taken'],
  },
  revokeAdminInvite: {
    ...write,
    summary: 'Makes an invitation void.',
    method: 'DELETE',
    path: '/admin/invites/:id',
    input: one,
    errors,
  },
});
