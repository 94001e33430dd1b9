import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import { networkOf } from '../../kit/security/limits.ts';
import { maySignIn } from '../account.policy.ts';
import type { Platform } from '../platform.ts';
import type { Person } from '../user.store.ts';
import { notifyOwner } from './owner-notification.jobs.ts';

type FailedTry = {
  email: string;
  person: Person | undefined;
  /** Whether the try came inside the delay of its address. */
  isBlocked: boolean;
  isPassword: boolean;
  now: Date;
  sender: Sender;
};

type Parts = Pick<Platform, 'limiting' | 'softLock' | 'enqueue'>;

/**
 * Counts a failed try towards the limits of its network and its address. Returns the reason for the log. `tooManyS`: the
 * seconds to wait if the network had too many; such a try does not count towards the address.
 */
export const createFailedTries =
  ({ limiting, softLock, enqueue }: Parts) =>
  async (db: Db, { email, person, isBlocked, isPassword, now, sender }: FailedTry) => {
    const tooManyS = await limiting.count(db, 'signInFailure', undefined, sender, now);
    if (tooManyS !== undefined) return { reason: 'network', tooManyS };
    const lock = await softLock.count(db, email, now);
    const reason = reasonOf(isBlocked || lock.isBlocked, person, isPassword);
    const what = lock.isNewlyLocked ? 'locked' : reason === 'disabled' && reason;
    const owner = { userId: person?.id ?? null, network: networkOf(sender.address) };
    if (what) await notifyOwner(db, enqueue, { what, ...owner }, now);
    return { reason, tooManyS };
  };

/** Names the reason for the log and the owner's mail; the answer does not show it. */
const reasonOf = (isBlocked: boolean, person: Person | undefined, isPassword: boolean) => {
  if (isBlocked) return 'locked';
  if (!person) return 'unknown';
  if (!isPassword) return 'password';
  if (person.state === 'left') return 'left';
  // A right password of an active person fails only if others locked the account in the same moment.
  return maySignIn(person) ? 'locked' : 'disabled';
};
