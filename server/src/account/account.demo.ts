import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import { insertUser } from './account.store.ts';

type DemoPerson = { email: string; name: string; passwordHash: string; at: Date };

/** Somebody who is only there to be shown: an address that no mail ever reaches counts as confirmed. */
export const addDemoPerson = async (db: Db, { email, name, passwordHash, at }: DemoPerson) => {
  const made = await insertUser(db, {
    ...{ email, name },
    password_hash: passwordHash,
    role: 'supplier',
    language: 'kr',
    created_at: at.toISOString(),
    email_confirmed_at: at.toISOString(),
  });
  return (made ?? fail('account.email_taken', { email: 'taken' })).id;
};
