import { deviceOf } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { networkOf } from '../../kit/security/limits.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { newDevice } from './device.mails.ts';
import { countDevices, deleteDevicesBeyond, noteDevice } from './device.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A device that was not seen for this long is new again. */
const KNOWN_MS = 90 * DAY_MS;
const DEVICES_MAX = 50;
/** Limits the notifications to a person who signs in from a new network each time. */
const NOTICES_A_DAY = 10;

export type Devices = ReturnType<typeof createDevices>;

/** Returns the time before which a device is forgotten. */
export const devicesKnownSince = (now: Date) => new Date(now.getTime() - KNOWN_MS);

/**
 * A device is a browser on a system in a network. Nothing is stored in the browser to recognize it, and a new version
 * of the browser is not a new device.
 */
export const createDevices = (hash: KeyedHash, notices: Notices) => ({
  /** Runs after the password was right. The very first sign-in of an account sends no notification. */
  note: async (db: Db, userId: string, now: Date, sender: Sender) => {
    const { browser = '', system = '' } = deviceOf(sender.userAgent);
    const network = networkOf(sender.address);
    const key = hash(`${userId} ${browser} ${system} ${network}`);
    const before = await countDevices(db, userId, new Date(now.getTime() - DAY_MS));
    const isNew = await noteDevice(db, userId, key, now, devicesKnownSince(now));
    if (!isNew) return;
    await deleteDevicesBeyond(db, userId, DEVICES_MAX);
    if (before.all === 0 || before.recent > NOTICES_A_DAY) return;
    const device = browser && system ? `${browser} (${system})` : browser || system;
    await notices.notify(db, {
      kind: 'account.newDevice',
      to: [userId],
      about: { browser, system, network },
      path: accountPaths.security(),
      content: (language, values) => newDevice(language, { ...values, at: now, device, address: network }),
    });
  },
});
