import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_device: { user_id: string; key: string; first_seen_at: string; seen_at: string };
  }
}

/** Whether this account was ever signed in to, and how many devices have been new to it since a moment. */
export const countDevices = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('account_device')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('first_seen_at', '>', since.toISOString()).as('recent'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

/** True when it was not there, or was last seen before the given moment; of two who come at once, one is told so. */
export const noteDevice = async (db: Db, userId: string, key: string, now: Date, since: Date) => {
  const own = db.deleteFrom('account_device').where('user_id', '=', userId).where('key', '=', key);
  await own.where('seen_at', '<', since.toISOString()).execute();
  const at = now.toISOString();
  const { isNew } = await db
    .insertInto('account_device')
    .values({ user_id: userId, key, first_seen_at: at, seen_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ seen_at: at }))
    // A row that no update has touched was inserted just now.
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

/** The last one of each account stays: without any, the next sign-in would be taken for the first one ever. */
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
