import type { InTransaction } from '../kit/db/database.ts';
import type { Counted, Limits, Rule } from '../kit/security/limits.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Every limit around companies, as `[how many, in how long]`. `LIMIT_FACTOR` multiplies the how many. */
const COMPANY_LIMITS = {
  /** By company: nobody has so many new colleagues in a day. */
  invitation: [[50, DAY]],
  /** By address, whoever invites it: a mailbox must not be filled. */
  invited: [
    [5, HOUR],
    [10, DAY],
  ],
  /** By invitation. */
  resend: [[3, DAY]],
  /** By person: each looks into a file. */
  claim: [[5, DAY]],
} as const satisfies Record<string, readonly Rule[]>;

type Who = Partial<Record<keyof typeof COMPANY_LIMITS, string>>;

/** In a transaction of its own: the count stays when the request is refused. */
export const takeOf = async (limits: Limits, inTransaction: InTransaction, who: Who) => {
  const counted: Counted[] = [];
  for (const name of ['invitation', 'invited', 'resend', 'claim'] as const) {
    const one = who[name];
    if (one !== undefined) counted.push({ name: `company.${name}`, who: one, rules: COMPANY_LIMITS[name] });
  }
  limits.refuse(await inTransaction((db) => limits.count(db, counted)));
};
