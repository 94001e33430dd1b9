import type { Clock } from '../kit/clock.ts';
import type { Actor } from '../kit/context.ts';
import type { InTransaction } from '../kit/db.ts';
import type { Tokens } from '../kit/tokens.ts';
import { maySignIn } from './account.policy.ts';
import { findSession } from './account.store.ts';

/** The caller behind a bearer token, as the database knows them now. */
export const createActorOf =
  (tokens: Tokens, inTransaction: InTransaction, clock: Clock) =>
  async (token: string): Promise<Actor | undefined> => {
    const sessionIdInToken = tokens.read(token);
    if (!sessionIdInToken) return undefined;
    const found = await inTransaction((db) => findSession(db, sessionIdInToken, clock()));
    if (!found || !maySignIn(found)) return undefined;
    const { id, sessionId, role, companyId } = found;
    if (role === 'admin') return { role, id, sessionId };
    return companyId ? { role, id, sessionId, companyId } : undefined;
  };
