import type { Db } from '../../kit/db/database.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { createTurnsByKey } from '../../kit/turns.ts';
import { SIGN_IN_DELAY } from '../account.limits.ts';
import { countFailure, deleteFailures, isAddressDelayed } from './failure.store.ts';

const MARK_LENGTH = 12;

export type SoftLock = ReturnType<typeof createSoftLock>;

/** Delays the tries of an address after some failures. */
export const createSoftLock = (hash: KeyedHash, factor: number) => {
  const free = SIGN_IN_DELAY.free * factor;
  const delay = { ...SIGN_IN_DELAY, free };
  const keyOf = (email: string) => hash(`sign-in ${email}`);
  const inTurn = createTurnsByKey();
  return {
    /** Number of failures from which the next try has to wait. */
    free,
    /** Runs the tries of one address one after the other, so that each sees how the one before has ended. */
    inTurn: <T>(email: string, run: () => Promise<T>) => inTurn(keyOf(email), run),
    /** Whether a typed password must not be checked. */
    isBlocked: (db: Db, email: string, now: Date) => isAddressDelayed(db, keyOf(email), now, delay),
    /** `isBlocked`: the try came inside the delay and does not count. `isNewlyLocked`: the owner should be notified. */
    count: async (db: Db, email: string, now: Date) => {
      const { failures, wasBlocked } = await countFailure(db, { key: keyOf(email), email }, now, delay);
      return { isBlocked: wasBlocked, isNewlyLocked: !wasBlocked && failures === free };
    },
    keyOf,
    /** Returns a mark for the log: the same address has the same mark, and the mark does not reveal the address. */
    markOf: (email: string) => keyOf(email).slice(0, MARK_LENGTH),
    forgive: (db: Db, email: string) => deleteFailures(db, keyOf(email)),
  };
};
