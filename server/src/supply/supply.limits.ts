import type { Db, InTransaction } from '../kit/db/database.ts';
import type { Counted, Limits, Rule } from '../kit/security/limits.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Limits of the supply chain, as `[count, period]`. `LIMIT_FACTOR` multiplies the count. */
const SUPPLY_LIMITS = {
  /** Limit by company: so many suppliers a day are a week's work to answer for. */
  invitation: [[50, DAY]],
  /** Limit by address, whichever company invites it: a mailbox must not be filled. */
  invited: [
    [5, HOUR],
    [10, DAY],
  ],
  /** Limit by invitation. */
  resend: [[3, DAY]],
  /** Limit by company: customers a day to whom it can claim to be a supplier. */
  claim: [[100, DAY]],
  /** Limit by company: questions about identity, including those that were withdrawn. */
  question: [[20, DAY]],
  /** Limit by company and link. Every change is kept for ever, and makes the partner and all chains above read again. */
  linkChange: [
    [60, HOUR],
    [300, DAY],
  ],
} as const satisfies Record<string, readonly Rule[]>;

type Who = Partial<Record<keyof typeof SUPPLY_LIMITS, string>>;

/** Counts in a transaction of its own: the count stays when the request is refused. */
export const countAttempts = async (limits: Limits, inTransaction: InTransaction, who: Who) => {
  const counted: Counted[] = [];
  for (const name of ['invitation', 'invited', 'resend'] as const) {
    const subject = who[name];
    if (subject !== undefined) counted.push({ name: `supply.${name}`, who: subject, rules: SUPPLY_LIMITS[name] });
  }
  limits.refuse(await inTransaction((db) => limits.count(db, counted)));
};

/**
 * Counts within the request: a claim refused for another reason reveals nothing about who is registered and is not
 * counted.
 */
export const countClaim = async (limits: Limits, db: Db, companyId: string) =>
  limits.refuse(await limits.count(db, [{ name: 'supply.claim', who: companyId, rules: SUPPLY_LIMITS.claim }]));

/** Counts within the request: a question refused for another reason is not counted. */
export const countQuestion = async (limits: Limits, db: Db, companyId: string) =>
  limits.refuse(await limits.count(db, [{ name: 'supply.question', who: companyId, rules: SUPPLY_LIMITS.question }]));

/** Counts within the request: a change refused for another reason is not counted. */
export const countLinkChange = async (limits: Limits, db: Db, companyId: string, linkId: string) => {
  const counted = { name: 'supply.linkChange', who: `${companyId} ${linkId}`, rules: SUPPLY_LIMITS.linkChange };
  limits.refuse(await limits.count(db, [counted]));
};
