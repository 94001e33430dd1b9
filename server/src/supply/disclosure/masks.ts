import { hash } from 'node:crypto';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';

/** Alphabet without letters that are mistaken for others (Crockford). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
/** Bits of two letters, which are written at a time. */
const PAIR_BITS = 2 * BITS;
const PAIRS = [...ALPHABET].flatMap((first) => [...ALPHABET].map((second) => first + second));
const SHORTEST = 6;
/** Length of a whole mask: 80 bits, so that none occurs twice. */
const WHOLE = 16;

/**
 * Creates the masks of a viewer. A company has the same mask each time, another one for every other viewer, and no mask
 * leads back to the company without the server's key. That key makes a secret for each viewer: a chain has many
 * companies, and a plain hash of a secret, of which half is left out, costs a tenth.
 */
export const createMasks = (keyed: KeyedHash, viewerId: string) => {
  const secret = keyed(viewerId);
  return (key: string) => {
    const bytes = hash('sha256', `${secret} ${key}`, 'buffer');
    let letters = '';
    for (let bit = 0; bit < WHOLE * BITS; bit += PAIR_BITS) {
      const two = bytes.readUInt16BE(bit >> 3);
      letters += PAIRS[(two >> (16 - PAIR_BITS - (bit & 7))) & (PAIRS.length - 1)] ?? '';
    }
    return letters;
  };
};

/** Returns masks as people read them: #7K2QD9, longer where two would be equal. */
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
