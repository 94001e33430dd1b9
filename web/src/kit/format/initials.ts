/** Scripts in which one character is a syllable or a word: the first character represents the name. */
const WIDE = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const MOST = 2;

/** Returns 홍 for 홍길동, HG for Hong Gildong. */
export const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const firsts = words.map((word) => [...word][0] ?? '');
  const [first = ''] = firsts;
  if (WIDE.test(first) || firsts.length === 1) return first.toUpperCase();
  return [first, firsts.at(-1)].slice(0, MOST).join('').toUpperCase();
};
