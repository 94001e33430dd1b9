import type { KeyedHash } from '../kit/keyed-hash.ts';

/** Without letters that are mistaken for others (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const SHORTEST = 4;
/** 80 bits: nobody's twice. */
const WHOLE = 16;

/**
 * What stands for a masked company: the same for one viewer each time, another one for every other viewer, and nothing that
 * leads back to the company without the server's key.
 */
export const maskOf = (hash: KeyedHash, viewerId: string, key: string) => {
  const bytes = Buffer.from(hash(`${viewerId} ${key}`), 'base64url');
  let bits = 0n;
  for (const byte of bytes.subarray(0, (WHOLE * BITS) / 8)) bits = (bits << 8n) | BigInt(byte);
  let letters = '';
  for (let at = 0; at < WHOLE; at += 1) {
    letters = (ALPHABET[Number(bits & 31n)] ?? '') + letters;
    bits >>= 5n;
  }
  return letters;
};

/** As people read them: #7K2Q, longer where two would be equal. */
export const shortMasks = (masks: string[]) => {
  const shown = new Map<string, string>();
  let open = [...new Set(masks)];
  for (let length = SHORTEST; length <= WHOLE && open.length > 0; length += 1) {
    const counts = new Map<string, number>();
    for (const mask of open) counts.set(mask.slice(0, length), (counts.get(mask.slice(0, length)) ?? 0) + 1);
    const isAlone = (mask: string) => counts.get(mask.slice(0, length)) === 1 || length === WHOLE;
    for (const mask of open.filter(isAlone)) shown.set(mask, `#${mask.slice(0, length)}`);
    open = open.filter((mask) => !isAlone(mask));
  }
  return shown;
};
