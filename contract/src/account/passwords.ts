import { z } from 'zod';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Keys of the sentences that the browser shows (S5.2). */
const key = (name: string) => `auth:validation.${name}`;

/** Half of a surrogate pair is no character: hashed, one would be as good as another. */
const WHOLE = /^[^\ud800-\udfff]*$/u;

/** Never altered, not even trimmed. */
export const newPassword = z
  .string()
  .min(1, key('passwordRequired'))
  .min(PASSWORD_MIN, key('passwordLength'))
  .max(PASSWORD_MAX, key('passwordLength'))
  .regex(WHOLE)
  .meta({ description: 'Never altered, not even trimmed. What is easy to guess is refused.' });

export const givenPassword = z
  .string()
  .min(1, key('passwordRequired'))
  .max(PASSWORD_MAX, key('passwordLength'))
  .regex(WHOLE);
