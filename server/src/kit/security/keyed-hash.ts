import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const SECRET_BYTES = 32;

export type KeyedHash = (text: string) => string;

/** Shows whether two texts are equal without showing them; useless to a person who has only the database. */
export const createKeyedHash = (secret: string, purpose: string): KeyedHash => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `ieum ${purpose}`, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
};

/** Creates the secret of a link: 32 random bytes, of which only the hash is stored. */
export const newSecret = () => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  return { secret, hash: hashOfSecret(secret) };
};

/** Needs no key and no salt, because the secret is random. */
export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
