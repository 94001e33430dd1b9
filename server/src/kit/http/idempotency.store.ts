import type { Db } from '../db/database.ts';

declare module '../db/database.ts' {
  interface Tables {
    kit_idempotency: {
      user_id: string;
      key: string;
      fingerprint: string;
      answer: string | null;
      leased_until: string;
      ends_at: string;
    };
  }
}

export type Act = { userId: string; key: string; fingerprint: string };

type Claim = Act & { now: string; leasedUntil: string; endsAt: string };

/**
 * Returns false if the key is taken. A second request waits here until the first has ended: a rollback frees the key. A
 * key that has expired or was left by a crash is taken over.
 */
export const claimKey = async (db: Db, { userId, key, fingerprint, now, leasedUntil, endsAt }: Claim) => {
  const row = { fingerprint, answer: null, leased_until: leasedUntil, ends_at: endsAt };
  const claimed = await db
    .insertInto('kit_idempotency')
    .values({ user_id: userId, key, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('kit_idempotency.ends_at', '<=', now),
            eb.and([eb('kit_idempotency.answer', 'is', null), eb('kit_idempotency.leased_until', '<=', now)]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
};

export const findKept = (db: Db, { userId, key }: Act) =>
  db
    .selectFrom('kit_idempotency')
    .select(['fingerprint', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();

export const keepAnswer = async (db: Db, { userId, key }: Act, answer: string) => {
  await db
    .updateTable('kit_idempotency')
    .set({ answer })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
};

export const releaseKey = async (db: Db, { userId, key }: Act) => {
  await db.deleteFrom('kit_idempotency').where('user_id', '=', userId).where('key', '=', key).execute();
};

export const deleteAnswersEndedBefore = async (db: Db, moment: Date) => {
  await db.deleteFrom('kit_idempotency').where('ends_at', '<', moment.toISOString()).execute();
};
