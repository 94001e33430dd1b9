const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/**
 * Returns whether a name contains the typed text: regardless of case, by initial consonants (ㅅㅇ finds 서울), and with an
 * unfinished syllable.
 */
export const matchesTyped = (name: string, typed: string) => {
  const wanted = wantedOf(typed);
  return startOf([...name.normalize('NFC')], wanted) >= 0 || !wanted.length;
};

/**
 * Splits a name into the part before the typed text, the letters that match it, and the part after. Returns `undefined`
 * if the name does not contain it.
 */
export const typedPart = (name: string, typed: string): [string, string, string] | undefined => {
  const letters = [...name.normalize('NFC')];
  const wanted = wantedOf(typed);
  const start = startOf(letters, wanted);
  if (start < 0 || !wanted.length) return undefined;
  const end = start + wanted.length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
};

const startOf = (letters: string[], wanted: string[]) =>
  letters.findIndex((_, start) => wanted.every((letter, at) => fits(letters[start + at]?.toLowerCase(), letter)));

/** Two consonants that a keyboard has merged into one letter: ㄱ and ㅅ, typed one after the other, become ㄳ. */
const CLUSTERS = new Map(
  ['ㄳㄱㅅ', 'ㄵㄴㅈ', 'ㄶㄴㅎ', 'ㄺㄹㄱ', 'ㄻㄹㅁ', 'ㄼㄹㅂ', 'ㄽㄹㅅ', 'ㄾㄹㅌ', 'ㄿㄹㅍ', 'ㅀㄹㅎ', 'ㅄㅂㅅ'].map(
    ([letter = '', ...parts]) => [letter, parts],
  ),
);
const wantedOf = (typed: string) =>
  [...typed.trim().normalize('NFC').toLowerCase()].flatMap((letter) => CLUSTERS.get(letter) ?? [letter]);

const fits = (letter: string | undefined, wanted: string) => {
  if (letter === undefined) return false;
  if (initialOf(letter) === wanted) return true;
  return letter.normalize('NFD').startsWith(wanted.normalize('NFD'));
};

const initialOf = (letter: string) => {
  const code = letter.charCodeAt(0);
  const isSyllable = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
  return isSyllable ? INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)] : undefined;
};
