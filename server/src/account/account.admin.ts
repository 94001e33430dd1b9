import { randomBytes } from 'node:crypto';
import type { Db, InTransaction } from '../kit/db.ts';
import { hashPassword } from '../kit/passwords.ts';
import { insertUser, isAnyoneAdmin } from './account.store.ts';

const PASSWORD_BYTES = 12;

export const hasAdmin = (db: Db) => isAnyoneAdmin(db);

/** Gives the new admin's password, which is stored nowhere; nothing when the address already has an account. */
export const createAdmin = async (inTransaction: InTransaction, { email, name }: { email: string; name: string }) => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await hashPassword(password);
  const user = { email, name, password_hash: passwordHash, role: 'admin', company_id: null } as const;
  const made = await inTransaction((db) => insertUser(db, user));
  return made && password;
};
