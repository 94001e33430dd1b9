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

/** Adds a person for demonstrations. The address counts as confirmed, although no mail ever reaches it. */
export const addDemoPerson = async (db: Db, { email, name, passwordHash, at, ...profile }: DemoPerson) => {
  const { role = 'supplier', language = 'kr', phone = null } = profile;
  const made = await insertUser(db, {
    email,
    name,
    role,
    language,
    phone,
    password_hash: passwordHash,
    created_at: at.toISOString(),
    email_confirmed_at: at.toISOString(),
  });
  return (made ?? fail('account.email_taken', { email: 'taken' })).id;
};
