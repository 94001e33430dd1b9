import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { SIGN_IN_DELAY } from '../account.limits.ts';
import { countFailure, deleteFailures } from './failure.store.ts';

const MARK_LENGTH = 12;

export type SoftLock = ReturnType<typeof createSoftLock>;

/** A try counts as failed before it is made, and is forgiven when it succeeds: a hundred at once cannot all be free. */
export const createSoftLock = (hash: KeyedHash, factor: number) => {
  const free = SIGN_IN_DELAY.free * factor;
  const keyOf = (email: string) => hash(`sign-in ${email}`);
  return {
    /** From so many failures on, the next try has to wait. */
    free,
    /** `isBlocked`: whatever was typed, it is not to be looked at. `isNewlyLocked`: the owner should hear of it. */
    begin: async (db: Db, email: string, now: Date) => {
      const { failures, wasBlocked } = await countFailure(db, { key: keyOf(email), email }, now, {
        ...SIGN_IN_DELAY,
        free,
      });
      return { isBlocked: wasBlocked, isNewlyLocked: !wasBlocked && failures === free };
    },
    /** For the log: the same address has the same mark, and nobody can read it back. */
    markOf: (email: string) => keyOf(email).slice(0, MARK_LENGTH),
    forgive: (db: Db, email: string) => deleteFailures(db, keyOf(email)),
  };
};
