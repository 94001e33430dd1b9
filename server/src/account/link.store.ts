import type { Generated } from 'kysely';
import type { Db } from '../kit/db/database.ts';

const PURPOSES = ['reset', 'confirm', 'change_email', 'find_code', 'first_admin', 'admin_invite'] as const;
export type Purpose = (typeof PURPOSES)[number];

declare module '../kit/db/database.ts' {
  interface Tables {
    account_link: {
      id: Generated<string>;
      purpose: Purpose;
      user_id: string | null;
      token_hash: string;
      code_hash: string | null;
      new_email: string | null;
      ends_at: string;
      tries: Generated<number>;
    };
  }
}

type NewLink = {
  purpose: Purpose;
  userId: string | null;
  tokenHash: string;
  codeHash?: string;
  newEmail?: string;
  endsAt: Date;
};

/** Replaces the user's earlier links of this purpose: only the newest works. */
export const replaceLink = async (db: Db, link: NewLink) => {
  const { purpose, userId } = link;
  await db
    .deleteFrom('account_link')
    .where('purpose', '=', purpose)
    .where((eb) => (userId === null ? eb('user_id', 'is', null) : eb('user_id', '=', userId)))
    .execute();
  await insertLink(db, link);
};

export const insertLink = async (db: Db, { purpose, userId, tokenHash, codeHash, newEmail, endsAt }: NewLink) => {
  await db
    .insertInto('account_link')
    .values({
      purpose,
      user_id: userId,
      token_hash: tokenHash,
      code_hash: codeHash ?? null,
      new_email: newEmail ?? null,
      ends_at: endsAt.toISOString(),
    })
    .execute();
};

/** Replaces earlier invitations to the address, even those of another admin: only the newest works. */
export const replaceInvite = async (db: Db, link: NewLink & { newEmail: string }) => {
  await db
    .deleteFrom('account_link')
    .where('purpose', '=', 'admin_invite')
    .where('new_email', '=', link.newEmail)
    .execute();
  await insertLink(db, link);
};

const INVITES_MAX = 100;

export const findInvites = (db: Db, now: Date) =>
  db
    .selectFrom('account_link')
    .select((eb) => ['id', eb.fn.coalesce('new_email', eb.val('')).as('email'), 'ends_at as endsAt'])
    .where('purpose', '=', 'admin_invite')
    .where('ends_at', '>', now.toISOString())
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .limit(INVITES_MAX)
    .execute();

export const deleteInvite = (db: Db, id: string) =>
  db
    .deleteFrom('account_link')
    .where('purpose', '=', 'admin_invite')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

const columns = ['purpose', 'user_id as userId', 'new_email as newEmail', 'code_hash as codeHash'] as const;

export const findLink = (db: Db, purposes: Purpose[], tokenHash: string, now: Date) =>
  db
    .selectFrom('account_link')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();

/** Counts a try before the code is compared. Returns nothing once `triesMax` is reached. */
export const tryLink = (db: Db, purpose: Purpose, tokenHash: string, triesMax: number, now: Date) =>
  db
    .updateTable('account_link')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('ends_at', '>', now.toISOString())
    .where('tries', '<', triesMax)
    .returning(columns)
    .executeTakeFirst();

/** Uses a link by deleting it: of twenty parallel requests only one finds the row. */
export const takeLink = (db: Db, purposes: Purpose[], tokenHash: string, now: Date) =>
  db
    .deleteFrom('account_link')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('ends_at', '>', now.toISOString())
    .returning(columns)
    .executeTakeFirst();

/** Returns the new address that still needs its confirmation. */
export const findNewEmail = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('account_link')
    .select('new_email as newEmail')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst();

export const deleteLinksOf = async (db: Db, userId: string, purposes: readonly Purpose[] = PURPOSES) => {
  await db.deleteFrom('account_link').where('user_id', '=', userId).where('purpose', 'in', purposes).execute();
};

export const deleteLinksEndedBefore = async (db: Db, moment: Date) => {
  await db.deleteFrom('account_link').where('ends_at', '<', moment.toISOString()).execute();
};
