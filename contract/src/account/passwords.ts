import { z } from 'zod';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Builds the key of a message that the browser shows (S5.2). */
const key = (name: string) => `auth:validation.${name}`;

/** Refuses half of a surrogate pair. It is no character, and every half would give the same hash. */
const WHOLE = /^[^\ud800-\udfff]*$/u;

export const newPassword = z
  .string()
  .min(1, key('passwordRequired'))
  .min(PASSWORD_MIN, key('passwordLength'))
  .max(PASSWORD_MAX, key('passwordLength'))
  .regex(WHOLE)
  .meta({
    description: 'The password is never changed, not even trimmed. A password that is easy to guess is refused.',
  });

export const currentPassword = z
  .string()
  .min(1, key('passwordRequired'))
  .max(PASSWORD_MAX, key('passwordLength'))
  .regex(WHOLE);
