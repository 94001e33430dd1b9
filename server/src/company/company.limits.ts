import type { InTransaction } from '../kit/db/database.ts';
import type { Counted, Limits, Rule } from '../kit/security/limits.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** All limits around companies as `[count, window]`. `LIMIT_FACTOR` multiplies the count. */
const COMPANY_LIMITS = {
  /** Counted by company: no company has so many new colleagues in a day. */
  invitation: [[50, DAY]],
  /** Counted by address, over all companies that invite it: a mailbox must not be filled. */
  invited: [
    [5, HOUR],
    [10, DAY],
  ],
  /** Counted by invitation. */
  resend: [[3, DAY]],
  /** Counted by person: each claim reads a file. */
  claim: [[5, DAY]],
} as const satisfies Record<string, readonly Rule[]>;

type Who = Partial<Record<keyof typeof COMPANY_LIMITS, string>>;

/** Counts in a transaction of its own: the count stays when the request is refused. */
export const countAttempt = async (limits: Limits, inTransaction: InTransaction, who: Who) => {
  const counted: Counted[] = [];
  for (const name of ['invitation', 'invited', 'resend', 'claim'] as const) {
    const key = who[name];
    if (key !== undefined) counted.push({ name: `company.${name}`, who: key, rules: COMPANY_LIMITS[name] });
  }
  limits.refuse(await inTransaction((db) => limits.count(db, counted)));
};
