import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { prepared } from '../../kit/db/prepared-statement.ts';

type Success = {
  userId: string;
  /** Key of the failures of the address, which are forgiven. */
  failureKey: string;
  deviceKey: string;
  userAgent: string;
  address: string;
  now: string;
  endsAt: string;
  /** Time before which a device is forgotten. */
  knownSince: string;
  /** Time after which a device counts as recent. */
  recentSince: string;
};

type Stored = {
  sessionId: string;
  isNewDevice: boolean;
  /** Devices of the account before this sign-in, and those among them that were first seen recently. */
  all: number;
  recent: number;
};

/** Stores all that a right password changes as one statement. */
export const storeSuccess = async (db: Db, success: Success) => {
  const [stored] = await statement(db, success);
  if (!stored) throw new Error('a sign-in stored no session');
  return stored;
};

/**
 * A device is new if no row has it, or only one that was last seen too long ago. Of two parallel sign-ins, only one
 * finds it new.
 */
const statement = prepared<Success>()<Stored>((db, place) => {
  const userId = sql`${place('userId')}::uuid`;
  const key = sql`${place('deviceKey')}::text`;
  const now = sql`${place('now')}::timestamptz`;
  const knownSince = sql`${place('knownSince')}::timestamptz`;
  // `xmax` is 0 in a row that no update has touched, so it was inserted just now. A read inside the statement sees the
  // rows as they were before.
  const text = sql<Stored>`
    with forgiven as (delete from account_sign_in_failure where key = ${place('failureKey')}),
    seen as (
      update account_user set last_seen_at = ${now}
      where id = ${userId} and (last_seen_at is null or last_seen_at < ${now})
    ),
    device as (
      insert into account_device as known (user_id, key, first_seen_at, seen_at) values (${userId}, ${key}, ${now}, ${now})
      on conflict (user_id, key) do update set
        first_seen_at = case when known.seen_at < ${knownSince} then excluded.first_seen_at else known.first_seen_at end,
        seen_at = excluded.seen_at
      returning xmax = 0 or (first_seen_at = ${now} and exists (
        select from account_device earlier
        where earlier.user_id = ${userId} and earlier.key = ${key} and earlier.seen_at < ${knownSince}
      )) as is_new
    ),
    session as (
      insert into account_session (user_id, ends_at, started_at, last_seen_at, password_at, user_agent, address)
      values (${userId}, ${place('endsAt')}, ${now}, ${now}, ${now}, ${place('userAgent')}, ${place('address')})
      returning id
    )
    select session.id as "sessionId", device.is_new as "isNewDevice",
      (select count(*) from account_device where user_id = ${userId}) as "all",
      (select count(*) from account_device
        where user_id = ${userId} and first_seen_at > ${place('recentSince')}::timestamptz) as recent
    from session, device`;
  return { compile: () => text.compile(db) };
});
