import { type accountContract, type Me, SESSION_HOURS } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import { fail } from '../kit/fail.ts';
import { isPasswordOf } from '../kit/passwords.ts';
import type { Tokens } from '../kit/tokens.ts';
import { maySignIn } from './account.policy.ts';
import { deleteSession, findUser, findUserByEmail, insertSession } from './account.store.ts';

const SESSION_MS = SESSION_HOURS * 60 * 60 * 1000;

export const createAccountService = (tokens: Tokens): Handlers<typeof accountContract> => ({
  async signIn({ inTransaction, clock }, { email, password }) {
    const user = await inTransaction((db) => findUserByEmail(db, email));
    const isPassword = await isPasswordOf(user?.passwordHash, password);
    if (!user || !isPassword || !maySignIn(user)) fail('account.sign_in_failed');
    const endsAt = new Date(clock().getTime() + SESSION_MS);
    const session = await inTransaction((db) => insertSession(db, user.id, endsAt));
    return { jwt_token: tokens.sign(session.id), ...present(user) };
  },

  async signOut({ db, actor }) {
    await deleteSession(db, actor.sessionId);
    return {};
  },

  async getMe({ db, actor }) {
    return present((await findUser(db, actor.id)) ?? fail('session.required'));
  },
});

type Person = Pick<Me, 'name' | 'email' | 'role'> & { businessNumber: string | null };

const present = ({ name, email, role, businessNumber }: Person): Me => ({
  name,
  email,
  role,
  business_number: businessNumber ?? '',
});
