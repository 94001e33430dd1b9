import { z } from 'zod';
import { CALLERS, defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { currentPassword } from '../passwords.ts';

/** Time after the password was entered in which sensitive operations do not ask for it again. */
export const PASSWORD_HOLDS_MINUTES = 10;

export const confirmPasswordInput = z.strictObject({ password: currentPassword });

export const session = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  address: z.string(),
  startedAt: moment,
  lastSeenAt: moment,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

const nothing = z.strictObject({});
const done = z.object({});

/** The caller's sessions, and the ways to end them. */
export const ownSessionsContract = defineContract({
  signOut: {
    summary: 'Ends this session.',
    method: 'POST',
    path: '/user/signout',
    access: CALLERS,
    input: nothing,
    output: done,
    changes: [],
    errors: [],
  },
  signOutEverywhere: {
    summary: 'Ends every session of this account.',
    method: 'POST',
    path: '/user/signout-everywhere',
    access: CALLERS,
    input: nothing,
    output: done,
    changes: [],
    errors: [],
  },
  listSessions: {
    summary: "Lists the caller's sessions.",
    method: 'GET',
    path: '/user/sessions',
    access: CALLERS,
    input: nothing,
    output: z.object({ rows: z.array(session) }),
    errors: [],
  },
  endSession: {
    summary: "Ends one of the caller's sessions.",
    method: 'DELETE',
    path: '/user/sessions/:id',
    access: CALLERS,
    input: z.strictObject({ id: z.uuid() }),
    output: done,
    changes: ['listSessions'],
    errors: ['request.not_found'],
  },
  confirmPassword: {
    summary: "Checks the caller's password again, which allows sensitive operations for ten minutes.",
    method: 'POST',
    path: '/user/password/confirm',
    access: CALLERS,
    input: confirmPasswordInput,
    output: done,
    transaction: 'own',
    changes: [],
    errors: ['account.password_wrong'],
  },
});
