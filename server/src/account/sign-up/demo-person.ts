import type { Language, Role } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { insertUser } from '../user.store.ts';

type DemoPerson = {
  email: string;
  name: string;
  passwordHash: string;
  at: Date;
  role?: Role;
  language?: Language;
  phone?: string;
};

/** Somebody who is only there to be shown: an address that no mail ever reaches counts as confirmed. */
export const addDemoPerson = async (db: Db, { email, name, passwordHash, at, ...told }: DemoPerson) => {
  const { role = 'supplier', language = 'kr', phone = null } = told;
  const made = await insertUser(db, {
    ...{ email, name, role, language, phone },
    password_hash: passwordHash,
    created_at: at.toISOString(),
    email_confirmed_at: at.toISOString(),
  });
  return (made ?? fail('account.email_taken', { email: 'taken' })).id;
};
