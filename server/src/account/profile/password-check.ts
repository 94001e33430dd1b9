import type { Db, InTransaction } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { maySignIn } from '../account.policy.ts';
import type { Platform } from '../platform.ts';
import { findUser, lockUser, type Person } from '../user.store.ts';

type Checking = Pick<Platform, 'passwords' | 'softLock'>;

/**
 * Checks the password before a sensitive action. Tries count as at sign-in, so a stolen session allows no guessing. Each
 * counts before the check and is forgiven when the password is right.
 */
export const refuseWrongPassword = (
  { passwords, softLock }: Checking,
  inTransaction: InTransaction,
  userId: string,
  password: string,
  now: Date,
  field = 'password',
) =>
  passwords.inLine(async ({ verify }) => {
    const { person, isBlocked } = await inTransaction(async (db) => {
      const found = (await findUser(db, userId)) ?? fail('session.required');
      return { person: found, isBlocked: (await softLock.count(db, found.email, now)).isBlocked };
    });
    const isPassword = await verify(isBlocked ? undefined : person.passwordHash, password);
    if (isBlocked || !isPassword) fail('account.password_wrong', { [field]: 'wrong' });
    await inTransaction((db) => softLock.forgive(db, person.email));
    return person;
  });

/** Refuses when a reset, another change or a departure has happened since the password was checked. */
export const lockChecked = async (db: Db, { id, tokenVersion }: Person): Promise<Person> => {
  const person = await lockUser(db, id);
  if (!person || person.tokenVersion !== tokenVersion || !maySignIn(person)) fail('session.required');
  return person;
};
