import type { Db, InTransaction } from '../kit/db/database.ts';
import type { Sender } from '../kit/http/context.ts';
import { type Counted, type Limits, networkOf } from '../kit/security/limits.ts';
import { LIMITS } from './account.limits.ts';

type Name = keyof typeof LIMITS;

export type Limiter = ReturnType<typeof createLimiting>;

/** Counts by the typed value and by the network before anything is read: unknown values count like known ones. */
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
    /** Counts in a transaction of its own: the count stays when the request is refused. */
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
    /** Returns the seconds to wait, so that the caller can count and read in one transaction. */
    count: (db: Db, name: Name, identifier: string | undefined, sender?: Sender, at?: Date) =>
      limits.count(db, countedOf(name, identifier, sender), at),
    /** Returns the seconds to wait if one more try would be too many, and counts nothing. */
    look: (db: Db, name: Name, identifier: string | undefined, sender?: Sender, at?: Date) =>
      limits.look(db, countedOf(name, identifier, sender), at),
    refuse: limits.refuse,
    /** Takes a count back. `at`: the time of that count. */
    giveBack: (db: Db, name: Name, identifier: string | undefined, sender?: Sender, at?: Date) =>
      limits.takeBack(db, countedOf(name, identifier, sender), at),
    /** Counts towards the one limit that all callers share, and reports whether it is exceeded. */
    isOverall: async (db: Db, name: 'findEmail') =>
      (await limits.count(db, [{ name: `${name}.overall`, who: 'everybody', rules: LIMITS[name].overall }])) !==
      undefined,
  };
};
