const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

/** Whether typed text stands in a name: case aside, by initial consonants (ㅅㅇ finds 서울), and in the midst of a syllable. */
export const matchesTyped = (name: string, typed: string) => {
  const letters = lettersOf(name);
  const wanted = lettersOf(typed.trim());
  return letters.some((_, start) => wanted.every((letter, at) => fits(letters[start + at], letter))) || !wanted.length;
};

const lettersOf = (text: string) => [...text.normalize('NFC').toLowerCase()];

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
