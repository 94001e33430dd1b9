import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import type { Platform } from '../platform.ts';
import { devicesKnownSince } from '../sessions/devices.ts';
import { endOfSession } from '../sessions/session.ts';
import { type Person, renewHash } from '../user.store.ts';
import { storeSuccess } from './success.store.ts';

type Right = {
  person: Person;
  /** Replaces a hash of an older kind. */
  newHash: string | undefined;
  now: Date;
  sender: Sender;
  /** Writes the audit line. */
  writeAct: (db: Db) => Promise<void>;
};

type Parts = Pick<Platform, 'limiting' | 'softLock' | 'devices'>;

/**
 * Opens a session for a right password and returns its id. Returns nothing if other tries have reached a limit since
 * this one was looked up: however many come at once, in however many processes, no more of them are answered truly than
 * one after the other.
 */
export const createSuccess =
  ({ limiting, softLock, devices }: Parts) =>
  async (db: Db, { person, newHash, now, sender, writeAct }: Right) => {
    if ((await limiting.look(db, 'signInFailure', undefined, sender, now)) !== undefined) return undefined;
    if (await softLock.isBlocked(db, person.email, now)) return undefined;
    if (newHash) await renewHash(db, person.id, person.passwordHash, newHash);
    await writeAct(db);
    const stored = await storeSuccess(db, {
      userId: person.id,
      failureKey: softLock.keyOf(person.email),
      deviceKey: devices.keyOf(person.id, sender),
      userAgent: sender.userAgent,
      address: sender.address,
      now: now.toISOString(),
      endsAt: endOfSession(now).toISOString(),
      knownSince: devicesKnownSince(now).toISOString(),
      recentSince: devices.recentSince(now).toISOString(),
    });
    if (stored.isNewDevice) await devices.announce(db, person.id, now, sender, stored);
    return stored.sessionId;
  };
