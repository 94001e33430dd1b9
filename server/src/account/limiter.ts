import type { Db, InTransaction } from '../kit/db/database.ts';
import type { Sender } from '../kit/http/context.ts';
import { type Counted, type Limits, networkOf } from '../kit/security/limits.ts';
import { LIMITS } from './account.limits.ts';

type Name = keyof typeof LIMITS;

export type Limiting = ReturnType<typeof createLimiting>;

/** Counts by what was typed and by where it came from, before anything is looked up: unknown counts like known. */
export const createLimiting = (limits: Limits) => {
  const countedOf = (name: Name, identifier: string | undefined, sender: Pick<Sender, 'address'> | undefined) => {
    const limit = LIMITS[name];
    const counted: Counted[] = [];
    if ('perIdentifier' in limit && identifier !== undefined) {
      counted.push({ name: `${name}.identifier`, who: identifier, rules: limit.perIdentifier });
    }
    if ('perNetwork' in limit && sender) {
      counted.push({ name: `${name}.network`, who: networkOf(sender.address), rules: limit.perNetwork });
    }
    return counted;
  };

  return {
    factor: limits.factor,
    /** In a transaction of its own: the count stays when the request is refused. */
    take: async (
      inTransaction: InTransaction,
      name: Name,
      identifier: string | undefined,
      sender?: Sender,
      at?: Date,
    ) => {
      const counted = countedOf(name, identifier, sender);
      limits.refuse(await inTransaction((db) => limits.count(db, counted, at)));
    },
    /** Gives the seconds to wait, so that the caller can count and look in one transaction. */
    count: (db: Db, name: Name, identifier: string | undefined, sender?: Sender, at?: Date) =>
      limits.count(db, countedOf(name, identifier, sender), at),
    refuse: limits.refuse,
    /** `at`: when it was counted. */
    giveBack: (db: Db, name: Name, identifier: string | undefined, sender?: Sender, at?: Date) =>
      limits.takeBack(db, countedOf(name, identifier, sender), at),
    /** For the one limit that everybody shares. */
    isOverall: async (db: Db, name: 'findEmail') =>
      (await limits.count(db, [{ name: `${name}.overall`, who: 'everybody', rules: LIMITS[name].overall }])) !==
      undefined,
  };
};
