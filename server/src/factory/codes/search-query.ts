import { compactCode } from './list-rows.ts';
import type { CodeQuery } from './search.store.ts';

/** Cleans a search as the rows' words are: lower case, no punctuation. Returns nothing if no word is left. */
export const queryOf = (typed: string): CodeQuery | undefined => {
  const clean = typed.toWellFormed().normalize('NFKC').toLowerCase();
  const code = compactCode(clean);
  // 8507.60 and 85 07 60 are one code, not words.
  const isNumber = /^\d+$/.test(code);
  const words = isNumber ? [code] : clean.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return { words, phrase: words.join(' '), code: /^[A-Z0-9]+$/.test(code) ? code : '' };
};
