import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_device: { user_id: string; key: string; first_seen_at: string; seen_at: string };
  }
}

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
