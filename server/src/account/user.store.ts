import type { Language, Role } from '@ieum/contract';
import type { Generated, Insertable, Updateable } from 'kysely';
import type { Db, Tables, View } from '../kit/db/database.ts';

declare module '../kit/db/database.ts' {
  interface Tables {
    account_user: {
      id: Generated<string>;
      email: string;
      name: string;
      password_hash: string;
      role: Role;
      state: Generated<'active' | 'disabled' | 'left'>;
      phone: string | null;
      language: Generated<Language>;
      created_at: Generated<string>;
      email_confirmed_at: string | null;
      token_version: Generated<number>;
      picture_id: string | null;
      last_seen_at: string | null;
    };
    /** A person as all slices above this one see them. */
    account_person: View<{
      id: string;
      name: string;
      email: string;
      language: Language;
      role: Role;
      state: 'active' | 'disabled' | 'left';
    }>;
  }
}

/** Returns nothing when the address already has an account. */
export const insertUser = (db: Db, user: Insertable<Tables['account_user']>) =>
  db
    .insertInto('account_user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

const people = (db: Db) =>
  db
    .selectFrom('account_user as user')
    .leftJoin('company_member as member', 'member.user_id', 'user.id')
    .leftJoin('company', (join) => join.onRef('company.id', '=', 'member.company_id').on('member.state', '!=', 'left'))
    .select([
      'user.id',
      'user.email',
      'user.name',
      'user.phone',
      'user.role',
      'user.state',
      'user.language',
      'user.created_at as createdAt',
      'user.email_confirmed_at as emailConfirmedAt',
      'user.token_version as tokenVersion',
      'user.password_hash as passwordHash',
      'user.picture_id as pictureId',
      'member.state as membership',
      'company.business_number as businessNumber',
    ]);

export type Person = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const findUserByEmail = (db: Db, email: string) => people(db).where('user.email', '=', email).executeTakeFirst();

export const findUser = (db: Db, id: string) => people(db).where('user.id', '=', id).executeTakeFirst();

/** Reads and locks the user, for a write that depends on the row: others wait until this transaction ends. */
export const lockUser = (db: Db, id: string) =>
  people(db).where('user.id', '=', id).forUpdate('user').executeTakeFirst();

const FOUND_MAX = 3;

/** Matches both values exactly and by index, so that a miss costs as much as a hit. */
export const findPeople = (db: Db, name: string, phone: string) =>
  people(db)
    .where('user.phone', '=', phone)
    .where('user.name', '=', name)
    .where('user.state', '!=', 'left')
    .orderBy('user.created_at')
    .orderBy('user.id')
    .limit(FOUND_MAX)
    .execute();

/** Leaves a person who has left unchanged, even if a request was still under way. */
export const updateUser = (db: Db, id: string, change: Updateable<Tables['account_user']>) =>
  db.updateTable('account_user').set(change).where('id', '=', id).where('state', '!=', 'left').execute();

/** Replaces only the hash that was read: a password that was set meanwhile must not be undone. */
export const renewHash = (db: Db, id: string, oldHash: string, newHash: string) =>
  db
    .updateTable('account_user')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', oldHash)
    .execute();

/** Invalidates all tokens of the user. */
export const raiseTokenVersion = (db: Db, id: string) =>
  db
    .updateTable('account_user')
    .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
    .where('id', '=', id)
    .returning('token_version as tokenVersion')
    .executeTakeFirstOrThrow();

/** Locks the admins in the order of their ids, so that two admins who leave at once wait for each other. */
export const lockAdmins = (db: Db) =>
  db
    .selectFrom('account_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute();

export const isAnyoneAdmin = async (db: Db) =>
  (await db.selectFrom('account_user').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;
