import type { Rule } from '../kit/security/limits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Limit = { perIdentifier?: readonly Rule[]; perNetwork?: readonly Rule[]; overall?: readonly Rule[] };

/** All limits around accounts as `[count, window]`. `LIMIT_FACTOR` multiplies the count. */
export const LIMITS = {
  /** Counts failures only, because a company shares one address. Each account also has the growing delay below. */
  signInFailure: {
    perNetwork: [
      [30, MINUTE],
      [300, HOUR],
    ],
  },
  signUp: {
    perIdentifier: [[3, HOUR]],
    perNetwork: [
      [10, HOUR],
      [30, DAY],
    ],
  },
  findEmail: {
    perIdentifier: [
      [3, HOUR],
      [5, DAY],
    ],
    perNetwork: [
      [10, HOUR],
      [30, DAY],
    ],
    overall: [[300, HOUR]],
  },
  findCode: { perNetwork: [[20, 10 * MINUTE]] },
  resetRequest: {
    perIdentifier: [
      [3, HOUR],
      [10, DAY],
    ],
    perNetwork: [[20, HOUR]],
  },
  linkCheck: { perIdentifier: [[5, 30 * MINUTE]], perNetwork: [[20, 10 * MINUTE]] },
  confirmationMail: {
    perIdentifier: [
      [3, HOUR],
      [10, DAY],
    ],
  },
  emailChange: {
    perIdentifier: [
      [3, HOUR],
      [10, DAY],
    ],
  },
  upload: { perIdentifier: [[30, MINUTE]] },
} as const satisfies Record<string, Limit>;

/** Soft lock: `free` failures in an hour cost nothing, then each one lengthens the wait. A reset is always possible. */
export const SIGN_IN_DELAY = { free: 5, firstMs: 2 * SECOND, growth: 2, maxMs: 15 * MINUTE, windowMs: HOUR } as const;

/** Number of wrong codes that void a request. Its own row counts them, because a window could end in between. */
export const CODE_TRIES = 5;

/** Time in which a sent link or code can be used. */
export const LIFETIME_MS = {
  reset: 30 * MINUTE,
  confirm: 3 * DAY,
  change_email: DAY,
  find_code: 10 * MINUTE,
  first_admin: 15 * MINUTE,
  admin_invite: 3 * DAY,
} as const;
