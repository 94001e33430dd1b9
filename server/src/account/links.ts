import type { Db } from '../kit/db/database.ts';
import { newSecret } from '../kit/security/keyed-hash.ts';
import { LIFETIME_MS } from './account.limits.ts';
import { type Purpose, replaceLink } from './link.store.ts';
import { lockUser } from './user.store.ts';

type Extra = { newEmail?: string };

/** Issues a new secret for a purpose; earlier ones become void. */
export const issueLink = async (db: Db, purpose: Purpose, userId: string | null, now: Date, extra: Extra = {}) => {
  const { secret, hash } = newSecret();
  const endsAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
  // Of two parallel requests, the second finds the link of the first and replaces it.
  if (userId) await lockUser(db, userId);
  await replaceLink(db, { purpose, userId, tokenHash: hash, endsAt, ...extra });
  return secret;
};
