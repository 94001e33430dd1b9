import { deviceOf } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { networkOf } from '../../kit/security/limits.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { newDevice } from './device.mails.ts';
import { countDevices, deleteDevicesBeyond, noteDevice } from './device.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whatever was not seen for so long is new again. */
const KNOWN_MS = 90 * DAY_MS;
const DEVICES_MAX = 50;
/** Somebody who comes from a new network each time is told so often a day, and no more. */
const TOLD_A_DAY = 10;
/** Where the sessions are listed, and can be ended. */
const SESSIONS_PATH = '/profile#security';

export type Devices = ReturnType<typeof createDevices>;

/** Before this, a device is forgotten. */
export const devicesKnownSince = (now: Date) => new Date(now.getTime() - KNOWN_MS);

/**
 * A device is a kind of browser on a kind of system in a network: nothing is put into the browser to know it by, and a
 * new version of it is no news.
 */
export const createDevices = (hash: KeyedHash, notices: Notices) => ({
  /** Called once the password was right. The first sign-in of all is no news to anybody. */
  note: async (db: Db, userId: string, now: Date, sender: Sender) => {
    const { browser = '', system = '' } = deviceOf(sender.userAgent);
    const network = networkOf(sender.address);
    const key = hash(`${userId} ${browser} ${system} ${network}`);
    const before = await countDevices(db, userId, new Date(now.getTime() - DAY_MS));
    const isNew = await noteDevice(db, userId, key, now, devicesKnownSince(now));
    if (!isNew) return;
    await deleteDevicesBeyond(db, userId, DEVICES_MAX);
    if (before.all === 0 || before.recent > TOLD_A_DAY) return;
    const device = browser && system ? `${browser} (${system})` : browser || system;
    await notices.tell(db, {
      kind: 'account.newDevice',
      to: [userId],
      about: { browser, system, network },
      path: SESSIONS_PATH,
      letter: (language, told) => newDevice(language, { ...told, at: now, device, address: network }),
    });
  },
});
