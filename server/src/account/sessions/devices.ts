import { deviceOf } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { networkOf } from '../../kit/security/limits.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { newDevice } from './device.mails.ts';
import { deleteDevicesBeyond } from './device.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A device that was not seen for this long is new again. */
const KNOWN_MS = 90 * DAY_MS;
const DEVICES_MAX = 50;
/** Limits the notifications to a person who signs in from a new network each time. */
const NOTICES_A_DAY = 10;

/** Devices of the account before this sign-in, and those among them that were first seen within a day. */
type DevicesBefore = { all: number; recent: number };

export type Devices = ReturnType<typeof createDevices>;

/** Returns the time before which a device is forgotten. */
export const devicesKnownSince = (now: Date) => new Date(now.getTime() - KNOWN_MS);

/**
 * A device is a browser on a system in a network. Nothing is stored in the browser to recognize it, and a new version
 * of the browser is not a new device.
 */
export const createDevices = (hash: KeyedHash, notices: Notices) => {
  const partsOf = ({ userAgent, address }: Sender) => {
    const { browser = '', system = '' } = deviceOf(userAgent);
    return { browser, system, network: networkOf(address) };
  };
  return {
    keyOf: (userId: string, sender: Sender) => {
      const { browser, system, network } = partsOf(sender);
      return hash(`${userId} ${browser} ${system} ${network}`);
    },
    recentSince: (now: Date) => new Date(now.getTime() - DAY_MS),
    /** Runs after a device was stored for the first time. The very first sign-in of an account sends no notification. */
    announce: async (db: Db, userId: string, now: Date, sender: Sender, { all, recent }: DevicesBefore) => {
      await deleteDevicesBeyond(db, userId, DEVICES_MAX);
      if (all === 0 || recent > NOTICES_A_DAY) return;
      const { browser, system, network } = partsOf(sender);
      const device = browser && system ? `${browser} (${system})` : browser || system;
      await notices.notify(db, {
        kind: 'account.newDevice',
        to: [userId],
        about: { browser, system, network },
        path: accountPaths.security(),
        content: (language, values) => newDevice(language, { ...values, at: now, device, address: network }),
      });
    },
  };
};
