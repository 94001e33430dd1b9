import { type Me, me, SESSION_HOURS } from '@ieum/contract';
import { z } from 'zod';
import { recordUse } from '../../kit/session/last-use.ts';
import { AUTH_KEY, storeSession, USER_KEY } from '../../kit/session/storage.ts';

const storedUser = z.object({ name: z.string(), email: z.string(), businessNumber: z.string(), role: me.shape.role });
export type User = z.infer<typeof storedUser>;

const storedAuth = z.object({ endsAt: z.iso.datetime() });

export const userOf = ({ name, email, business_number, role }: Me): User => ({
  name,
  email,
  businessNumber: business_number,
  role,
});

const SESSION_MS = SESSION_HOURS * 60 * 60 * 1000;

/**
 * Stores the session. Its end is counted from now with the contract's duration: the browser does not read the token.
 */
export const storeSignedIn = ({ jwt_token, ...rest }: Me & { jwt_token: string }) => {
  recordUse();
  storeSession(jwt_token, userOf(rest), { endsAt: new Date(Date.now() + SESSION_MS).toISOString() });
};

export const storeUser = (user: User) => localStorage.setItem(USER_KEY, JSON.stringify(user));

/** Returns undefined if the entry is missing or damaged. The user is then read from the server (S3.6). */
export const readStoredUser = (): User | undefined => storedUser.safeParse(parsed(USER_KEY)).data;

/** Returns the end in milliseconds, or undefined if it is unknown. The server enforces it in any case. */
export const readSessionEnd = () => {
  const auth = storedAuth.safeParse(parsed(AUTH_KEY)).data;
  return auth && Date.parse(auth.endsAt);
};

const parsed = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
};
