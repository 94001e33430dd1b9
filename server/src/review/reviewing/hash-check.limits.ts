import type { InTransaction } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import { type Limits, networkOf, type Rule } from '../../kit/security/limits.ts';

const MINUTE = 60 * 1_000;

/** Of the one question that anybody may ask, as `[how many, in how long]`, by network. `LIMIT_FACTOR` multiplies the how many. */
const CHECKS: readonly Rule[] = [
  [30, MINUTE],
  [300, 60 * MINUTE],
];

/** In a transaction of its own: the count stays when the request is refused. */
export const takeCheck = async (limits: Limits, inTransaction: InTransaction, { address }: Pick<Sender, 'address'>) => {
  const counted = [{ name: 'review.check', who: networkOf(address), rules: CHECKS }];
  limits.refuse(await inTransaction((db) => limits.count(db, counted)));
};
