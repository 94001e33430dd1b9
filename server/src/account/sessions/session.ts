import { type Me, SESSION_HOURS, SESSION_IDLE_HOURS } from '@ieum/contract';
import type { Clock } from '../../kit/clock.ts';
import type { Database, Db } from '../../kit/db/database.ts';
import type { Actor } from '../../kit/http/context.ts';
import { failureOf } from '../../kit/http/failure.ts';
import type { Tokens } from '../../kit/security/tokens.ts';
import { maySignIn } from '../account.policy.ts';
import { findSession, touchSession, touchUser } from './session.store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Interval between two writes of the last-seen time: a minute is exact enough. */
const TOUCH_MS = 60_000;

const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR_MS);

/** Returns the range of last-seen times in which a session is still in use. */
export const seenAround = (now: Date) => ({
  after: hoursFrom(now, -SESSION_IDLE_HOURS),
  before: hoursFrom(now, SESSION_IDLE_HOURS),
});

type Reach = Pick<Database, 'inStatement' | 'inTransaction'> & Partial<Pick<Database, 'hasRoom'>>;

/** Returns the caller behind a bearer token, as the database knows them now. */
export const createActorOf =
  (tokens: Tokens, { inStatement, inTransaction, hasRoom = () => true }: Reach, clock: Clock) =>
  async (token: string, isBackground = false): Promise<Actor | undefined> => {
    const claims = await tokens.read(token);
    if (!claims) return undefined;
    const now = clock();
    const found = await inStatement((db) => findSession(db, claims.sid, now, seenAround(now)));
    if (!found || found.id !== claims.sub || found.tokenVersion !== claims.ver || !maySignIn(found)) return undefined;
    const isStale = Math.abs(now.getTime() - new Date(found.lastSeenAt).getTime()) > TOUCH_MS;
    const touch = async (db: Db) => {
      await touchSession(db, found.sessionId, now, endOfSession(now));
      await touchUser(db, found.id, now);
    };
    // Background requests of a page do not prove that its user is present: an idle session ends all the same.
    if (isStale && !isBackground && hasRoom()) await inTransaction(touch).catch(bearFullDisk);
    return actorFrom(found);
  };

/** Ignores a full disk: a read needs no space, and a later request touches the session. */
const bearFullDisk = (error: unknown) => {
  if (failureOf(error).code !== 'server.disk_full') throw error;
};

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>;

const actorFrom = ({ id, sessionId, role, companyId, membership, memberRole, ...found }: Found): Actor | undefined => {
  const person = { id, sessionId, passwordAt: new Date(found.passwordAt) };
  if (role === 'admin') return { role, ...person };
  // Members of a closed company see as little as a person whom the company has not admitted.
  if (membership === 'active' && found.isCompanyClosed) return { role: 'newcomer', ...person };
  if (companyId && memberRole && membership === 'active') return { role, ...person, companyId, memberRole };
  const isOutside = membership === 'requested' || membership === 'left';
  return isOutside ? { role: 'newcomer', ...person } : undefined;
};

/** Returns when a session that begins now ends at the latest. */
export const endOfSession = (now: Date) => hoursFrom(now, SESSION_HOURS);

type Shown = Pick<Me, 'name' | 'email' | 'role'> & { businessNumber: string | null };

export const presentPerson = ({ name, email, role, businessNumber }: Shown): Me => ({
  name,
  email,
  role,
  business_number: businessNumber ?? '',
});
