import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_device: { user_id: string; key: string; first_seen_at: string; seen_at: string };
  }
}

/** Counts the known devices of an account, and those among them that were first seen after `since`. */
export const countDevices = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('account_device')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('first_seen_at', '>', since.toISOString()).as('recent'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** Returns true when the device is new or was last seen before `since`. Of two parallel calls only one returns true. */
export const noteDevice = async (db: Db, userId: string, key: string, now: Date, since: Date) => {
  const own = db.deleteFrom('account_device').where('user_id', '=', userId).where('key', '=', key);
  await own.where('seen_at', '<', since.toISOString()).execute();
  const at = now.toISOString();
  const { isNew } = await db
    .insertInto('account_device')
    .values({ user_id: userId, key, first_seen_at: at, seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ seen_at: at }))
    // `xmax` is 0 in a row that no update has touched, so it was inserted just now.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return isNew;
};

export const deleteDevicesBeyond = async (db: Db, userId: string, kept: number) => {
  const older = db
    .selectFrom('account_device')
    .select('key')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('key')
    .offset(kept);
  await db.deleteFrom('account_device').where('user_id', '=', userId).where('key', 'in', older).execute();
};

export const deleteDevicesOf = async (db: Db, userId: string) => {
  await db.deleteFrom('account_device').where('user_id', '=', userId).execute();
};

/** Keeps the last device of each account: without any, the next sign-in would count as the first one ever. */
export const deleteDevicesSeenBefore = async (db: Db, moment: Date) => {
  await db
    .deleteFrom('account_device as device')
    .where('seen_at', '<', moment.toISOString())
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account_device as later')
          .select('later.key')
          .whereRef('later.user_id', '=', 'device.user_id')
          .whereRef('later.seen_at', '>', 'device.seen_at'),
      ),
    )
    .execute();
};
