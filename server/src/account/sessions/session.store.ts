import { type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { prepared } from '../../kit/db/prepared-statement.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_session: {
      id: Generated<string>;
      user_id: string;
      ends_at: string;
      started_at: Generated<string>;
      last_seen_at: Generated<string>;
      user_agent: Generated<string>;
      address: Generated<string>;
      password_at: Generated<string>;
    };
  }
}

type SessionQuery = { sessionId: string; now: string; after: string; before: string };

/** Reads the person and the session once per request, by index. An ended or idle session is not found. */
const sessionQuery = prepared<SessionQuery>()((db, place) =>
  db
    .selectFrom('account_session as session')
    .innerJoin('account_user as user', 'user.id', 'session.user_id')
    .leftJoin('company_member as member', 'member.user_id', 'user.id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .select([
      'session.id as sessionId',
      'session.last_seen_at as lastSeenAt',
      'user.id',
      'user.role',
      'user.state',
      'user.token_version as tokenVersion',
      'member.company_id as companyId',
      'member.state as membership',
      'member.role as memberRole',
      'session.password_at as passwordAt',
      sql<boolean>`company.disabled_at is not null`.as('isCompanyClosed'),
    ])
    .where('session.id', '=', place('sessionId'))
    .where('session.ends_at', '>', place('now'))
    .where('session.last_seen_at', '>', place('after'))
    .where('session.last_seen_at', '<', place('before')),
);

/** Range of valid last-seen times. A time long after now means that the clock was set back. */
type Seen = { after: Date; before: Date };

export const findSession = async (db: Db, sessionId: string, now: Date, { after, before }: Seen) => {
  const [found] = await sessionQuery(db, {
    sessionId,
    now: now.toISOString(),
    after: after.toISOString(),
    before: before.toISOString(),
  });
  return found;
};

/** Never lets a session end later than one that begins now: a clock that was set back extends no session. */
export const touchSession = async (db: Db, sessionId: string, now: Date, latestEnd: Date) => {
  await db
    .updateTable('account_session')
    .set({
      last_seen_at: now.toISOString(),
      ends_at: sql`least(ends_at, ${latestEnd.toISOString()}::timestamptz)`,
    })
    .where('id', '=', sessionId)
    .execute();
};

/** Stores a time that outlives the session and never moves back: of two sessions, the later one counts. */
export const touchUser = async (db: Db, userId: string, now: Date) => {
  const at = sql<string>`${now.toISOString()}::timestamptz`;
  await db
    .updateTable('account_user')
    .set({ last_seen_at: at })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', at)]))
    .execute();
};

export const markPasswordConfirmed = async (db: Db, sessionId: string, now: Date) => {
  await db.updateTable('account_session').set({ password_at: now.toISOString() }).where('id', '=', sessionId).execute();
};

export const findSessionsOf = (db: Db, userId: string, now: Date, seen: Seen) =>
  db
    .selectFrom('account_session')
    .select(['id', 'user_agent as userAgent', 'address', 'started_at as startedAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now.toISOString())
    .where('last_seen_at', '>', seen.after.toISOString())
    .where('last_seen_at', '<', seen.before.toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();

/** Returns nothing when the session belongs to another user. */
export const deleteSession = (db: Db, sessionId: string, userId: string) =>
  db
    .deleteFrom('account_session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();

export const deleteSessionsOf = async (db: Db, userId: string, exceptId?: string) => {
  await db
    .deleteFrom('account_session')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .execute();
};

export const deleteSessionsEndedBefore = async (db: Db, moment: Date) => {
  await db.deleteFrom('account_session').where('ends_at', '<', moment.toISOString()).execute();
};

/** Returns how many people were signed in. */
export const deleteSessionsOfCompany = async (db: Db, companyId: string) => {
  const ended = await db
    .deleteFrom('account_session')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('company_member').select('user_id').where('company_id', '=', companyId),
    )
    .returning('user_id as userId')
    .execute();
  return new Set(ended.map(({ userId }) => userId)).size;
};
