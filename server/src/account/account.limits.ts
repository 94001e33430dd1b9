import type { Rule } from '../kit/security/limits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Limit = { perIdentifier?: readonly Rule[]; perNetwork?: readonly Rule[]; overall?: readonly Rule[] };

/** Every limit around accounts, as `[how many, in how long]`. `LIMIT_FACTOR` multiplies the how many. */
export const LIMITS = {
  /** Failures only: a company shares one address. Its accounts have the growing delay below besides. */
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

/** The soft lock: so many failures in an hour are free, then each makes the next wait longer. A reset is always open. */
export const SIGN_IN_DELAY = { free: 5, firstMs: 2 * SECOND, growth: 2, maxMs: 15 * MINUTE, windowMs: HOUR } as const;

/** So many wrong codes make the request dead; its own row counts them, because a window could end in between. */
export const CODE_TRIES = 5;

/** How long a link or a code that went out can be used. */
export const LIFETIME_MS = {
  reset: 30 * MINUTE,
  confirm: 3 * DAY,
  change_email: DAY,
  find_code: 10 * MINUTE,
  first_admin: 15 * MINUTE,
  admin_invite: 3 * DAY,
} as const;
