import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { SIGN_IN_DELAY } from '../account.limits.ts';
import { countFailure, deleteFailures } from './failure.store.ts';

const MARK_LENGTH = 12;

export type SoftLock = ReturnType<typeof createSoftLock>;

/** Counts a try as failed before it is made and forgives a success: a hundred parallel tries cannot all be free. */
export const createSoftLock = (hash: KeyedHash, factor: number) => {
  const free = SIGN_IN_DELAY.free * factor;
  const keyOf = (email: string) => hash(`sign-in ${email}`);
  return {
    /** Number of failures from which the next try has to wait. */
    free,
    /** `isBlocked`: the typed password must not be checked. `isNewlyLocked`: the owner should be notified. */
    begin: async (db: Db, email: string, now: Date) => {
      const { failures, wasBlocked } = await countFailure(db, { key: keyOf(email), email }, now, {
        ...SIGN_IN_DELAY,
        free,
      });
      return { isBlocked: wasBlocked, isNewlyLocked: !wasBlocked && failures === free };
    },
    /** Returns a mark for the log: the same address has the same mark, and the mark does not reveal the address. */
    markOf: (email: string) => keyOf(email).slice(0, MARK_LENGTH),
    forgive: (db: Db, email: string) => deleteFailures(db, keyOf(email)),
  };
};
