import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_sign_in_failure: {
      key: string;
      failures: number;
      blocked_until: string;
      was_blocked: boolean;
      ends_at: string;
      user_id: string | null;
    };
  }
}

type Delay = { free: number; firstMs: number; growth: number; maxMs: number; windowMs: number };

/** Address whose failures are counted, and the keyed hash that represents it. */
type Who = { key: string; email: string };

/**
 * Condition that the address has to wait. Free tries set no delay. A delay that is longer than the maximum was set by a
 * clock that ran ahead.
 */
const isDelayed = (failure: string, at: RawBuilder<unknown>, { free, maxMs }: Pick<Delay, 'free' | 'maxMs'>) =>
  sql<boolean>`(${sql.ref(`${failure}.failures`)} >= ${free} and ${sql.ref(`${failure}.blocked_until`)} > ${at}
    and ${sql.ref(`${failure}.blocked_until`)} <= ${at} + ${maxMs}::float8 * interval '1 millisecond')`;

const momentOf = (now: Date) => sql`${now.toISOString()}::timestamptz`;

export const isAddressDelayed = async (db: Db, key: string, now: Date, delay: Delay) => {
  const failure = db.selectFrom('account_sign_in_failure').select('key').where('key', '=', key);
  const found = await failure.where(isDelayed('account_sign_in_failure', momentOf(now), delay)).executeTakeFirst();
  return found !== undefined;
};

/**
 * Counts in one statement, so that each of many parallel tries sees those before it. A try inside the delay only sets
 * `was_blocked`. Any other try counts, and each one beyond the free ones lengthens the next delay.
 */
export const countFailure = async (db: Db, { key, email }: Who, now: Date, delay: Delay) => {
  const { free, firstMs, growth, maxMs, windowMs } = delay;
  const at = momentOf(now);
  const ms = sql`interval '1 millisecond'`;
  const delayAfter = (failures: ReturnType<typeof sql>) => sql`case when ${failures} < ${free} then interval '0'
    else least(${maxMs}::float8, ${firstMs}::float8 * power(${growth}::float8, least(${failures} - ${free}, 30))) * ${ms} end`;
  // Of two parallel tries, the later one may have read the clock first.
  const isBlocked = isDelayed('old', at, delay);
  const count = sql`(case when old.ends_at <= ${at} then 1 else old.failures + 1 end)`;
  const { rows } = await sql<{ failures: number; wasBlocked: boolean }>`
    insert into account_sign_in_failure as old (key, failures, blocked_until, was_blocked, ends_at, user_id)
    values (${key}, 1, ${at} + ${delayAfter(sql`1`)}, false, ${at} + ${windowMs}::float8 * ${ms},
      (select id from account_user where email = ${email}))
    on conflict (key) do update set
      user_id = excluded.user_id,
      failures = case when ${isBlocked} then old.failures else ${count} end,
      blocked_until = case when ${isBlocked} then old.blocked_until else ${at} + ${delayAfter(count)} end,
      was_blocked = ${isBlocked},
      ends_at = case when ${isBlocked} then old.ends_at else ${at} + ${windowMs}::float8 * ${ms} end
    returning failures, was_blocked as "wasBlocked"`.execute(db);
  return rows[0] ?? { failures: 0, wasBlocked: false };
};

export const deleteFailures = async (db: Db, key: string) => {
  await db.deleteFrom('account_sign_in_failure').where('key', '=', key).execute();
};

export const deleteFailuresEndedBefore = async (db: Db, moment: Date) => {
  await db.deleteFrom('account_sign_in_failure').where('ends_at', '<', moment.toISOString()).execute();
};
