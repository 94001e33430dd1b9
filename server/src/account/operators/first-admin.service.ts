import { randomBytes } from 'node:crypto';
import type { publicAccountContract } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { recordCommand } from '../../kit/audit/command-record.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { hashOfSecret } from '../../kit/security/keyed-hash.ts';
import { hashPassword } from '../../kit/security/passwords.ts';
import { takeLink } from '../link.store.ts';
import { issueLink } from '../links.ts';
import { refuseGuessable } from '../password.rules.ts';
import type { Platform } from '../platform.ts';
import { insertUser, isAnyoneAdmin } from '../user.store.ts';

const PASSWORD_BYTES = 12;

/** Returns the link that the console prints at the first start, or nothing once there is an admin. */
export const firstAdminLink = async (db: Db, publicUrl: string, now: Date) => {
  if (await isAnyoneAdmin(db)) return undefined;
  return publicUrl + accountPaths.firstAdmin(await issueLink(db, 'first_admin', null, now));
};

/** Returns the new admin's password, which is stored nowhere, or nothing when the address already has an account. */
export const createAdmin = async (inTransaction: InTransaction, { email, name }: { email: string; name: string }) => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const at = new Date();
  const admin = { ...adminOf(email, name, at), password_hash: await hashPassword(password) };
  return inTransaction(async (db) => {
    const made = await insertUser(db, admin);
    if (!made) return undefined;
    await recordCommand(db, { operation: 'adminCommand', recordId: made.id, at });
    return password;
  });
};

/** Counts the address as confirmed: an operator of the server has entered it, or the invitation was mailed to it. */
export const adminOf = (email: string, name: string, at: Date) =>
  ({ email, name, role: 'admin', created_at: at.toISOString(), email_confirmed_at: at.toISOString() }) as const;

type FirstAdmin = Pick<Handlers<typeof publicAccountContract>, 'createFirstAdmin'>;

export const createFirstAdminHandler = ({ limiting, passwords }: Platform): FirstAdmin => ({
  async createFirstAdmin({ inTransaction, record, sender, clock }, { token, name, email, password }) {
    await limiting.take(inTransaction, 'linkCheck', undefined, sender);
    await refuseGuessable(password, { email, name });
    const password_hash = await passwords.inLine(({ hash }) => hash(password));
    const now = clock();
    await inTransaction(async (db) => {
      const link = await takeLink(db, ['first_admin'], hashOfSecret(token), now);
      if (!link || (await isAnyoneAdmin(db))) fail('account.link_dead');
      const made = await insertUser(db, { ...adminOf(email, name, now), password_hash });
      if (!made) return fail('account.email_taken', { email: 'taken' });
      await record(db, made.id, { by: made.id });
    });
    return {};
  },
});
