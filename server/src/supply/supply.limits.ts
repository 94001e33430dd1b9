import type { Db, InTransaction } from '../kit/db/database.ts';
import type { Counted, Limits, Rule } from '../kit/security/limits.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Every limit around supply chains, as `[how many, in how long]`. `LIMIT_FACTOR` multiplies the how many. */
const SUPPLY_LIMITS = {
  /** By company: so many suppliers a day are a week's work to answer for. */
  invitation: [[50, DAY]],
  /** By address, whoever invites it: a mailbox must not be filled. */
  invited: [
    [5, HOUR],
    [10, DAY],
  ],
  /** By invitation. */
  resend: [[3, DAY]],
  /** By company: so many customers a day can be told that one supplies them. */
  claim: [[100, DAY]],
  /** By company: questions about who somebody is, those that were withdrawn again too. */
  question: [[20, DAY]],
} as const satisfies Record<string, readonly Rule[]>;

type Who = Partial<Record<keyof typeof SUPPLY_LIMITS, string>>;

/** In a transaction of its own: the count stays when the request is refused. */
export const takeOf = async (limits: Limits, inTransaction: InTransaction, who: Who) => {
  const counted: Counted[] = [];
  for (const name of ['invitation', 'invited', 'resend'] as const) {
    const one = who[name];
    if (one !== undefined) counted.push({ name: `supply.${name}`, who: one, rules: SUPPLY_LIMITS[name] });
  }
  limits.refuse(await inTransaction((db) => limits.count(db, counted)));
};

/** Within the request: what is refused for another reason tells nothing of who is here, and is not counted. */
export const countClaim = async (limits: Limits, db: Db, companyId: string) =>
  limits.refuse(await limits.count(db, [{ name: 'supply.claim', who: companyId, rules: SUPPLY_LIMITS.claim }]));

/** Within the work itself: whatever is refused for another reason is no question. */
export const countQuestion = async (limits: Limits, db: Db, companyId: string) =>
  limits.refuse(await limits.count(db, [{ name: 'supply.question', who: companyId, rules: SUPPLY_LIMITS.question }]));
