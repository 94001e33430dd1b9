import { z } from 'zod';
import { defineContract, ROLES } from './endpoint.ts';

export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 128;
/** From sign-in; the server forgets a session then, whatever the token says. */
export const SESSION_HOURS = 12;

export const signInInput = z.strictObject({
  // The length first: the pattern behind `z.email` is not linear.
  email: z.string().max(EMAIL_MAX).toLowerCase().pipe(z.email()),
  password: z.string().min(1).max(PASSWORD_MAX),
});

export const me = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  /** Empty for an admin and for a company outside Korea. */
  business_number: z.string(),
});
export type Me = z.infer<typeof me>;

export const signedIn = z.object({ ...me.shape, jwt_token: z.string() });

const nothing = z.strictObject({});

export const accountContract = defineContract({
  signIn: {
    method: 'POST',
    path: '/user/signin',
    access: 'public',
    input: signInInput,
    output: signedIn,
    transaction: 'own',
    alsoAtRoot: true,
  },
  signOut: { method: 'POST', path: '/user/signout', access: ROLES, input: nothing, output: z.object({}) },
  getMe: { method: 'GET', path: '/user/me', access: ROLES, input: nothing, output: me },
});

export const accountErrors = {
  'account.sign_in_failed': 401,
} as const;
