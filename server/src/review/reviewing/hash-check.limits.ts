import type { InTransaction } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import { type Limits, networkOf, type Rule } from '../../kit/security/limits.ts';

const MINUTE = 60 * 1_000;

/**
 * Limits per network for the one check that is open to everybody, as `[count, period]`. `LIMIT_FACTOR` multiplies the
 * count.
 */
const CHECKS: readonly Rule[] = [
  [30, MINUTE],
  [300, 60 * MINUTE],
];

/** Uses a transaction of its own, because the count must stay when the request is refused. */
export const takeCheck = async (limits: Limits, inTransaction: InTransaction, { address }: Pick<Sender, 'address'>) => {
  const counted = [{ name: 'review.check', who: networkOf(address), rules: CHECKS }];
  limits.refuse(await inTransaction((db) => limits.count(db, counted)));
};
