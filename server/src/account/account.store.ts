import type { Role } from '@ieum/contract';
import type { Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../kit/db.ts';

declare module '../kit/db.ts' {
  interface Tables {
    account_user: {
      id: Generated<string>;
      email: string;
      name: string;
      password_hash: string;
      role: Role;
      state: Generated<'active' | 'disabled'>;
      company_id: string | null;
    };
    account_session: { id: Generated<string>; user_id: string; ends_at: string };
  }
}

/** Nothing when the address already has an account. */
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
    .leftJoin('company', 'company.id', 'user.company_id')
    .select([
      'user.id',
      'user.email',
      'user.name',
      'user.role',
      'user.state',
      'user.company_id as companyId',
      'company.business_number as businessNumber',
    ]);

export const findUserByEmail = (db: Db, email: string) =>
  people(db).select('user.password_hash as passwordHash').where('user.email', '=', email).executeTakeFirst();

export const findUser = (db: Db, id: string) => people(db).where('user.id', '=', id).executeTakeFirst();

export const isAnyoneAdmin = async (db: Db) =>
  (await db.selectFrom('account_user').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;

export const insertSession = (db: Db, userId: string, endsAt: Date) =>
  db
    .insertInto('account_session')
    .values({ user_id: userId, ends_at: endsAt.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();

export const findSession = (db: Db, sessionId: string, now: Date) =>
  db
    .selectFrom('account_session as session')
    .innerJoin('account_user as user', 'user.id', 'session.user_id')
    .select(['session.id as sessionId', 'user.id', 'user.role', 'user.state', 'user.company_id as companyId'])
    .where('session.id', '=', sessionId)
    .where('session.ends_at', '>', now.toISOString())
    .executeTakeFirst();

export const deleteSession = async (db: Db, sessionId: string) => {
  await db.deleteFrom('account_session').where('id', '=', sessionId).execute();
};

export const deleteSessionsEndedBefore = async (db: Db, moment: Date) => {
  await db.deleteFrom('account_session').where('ends_at', '<', moment.toISOString()).execute();
};
