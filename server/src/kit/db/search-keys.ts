/** Search text, split into the keys of an index. All of it is written as `factory_words` does. */
export type SearchKeys = {
  /** Text as it was typed. */
  typed: string;
  /** Words joined without blanks, to compare with a whole line. */
  line: string;
  /** Keys of `search_heads`: for a whole name, the beginning of a name, and the beginning of a word. */
  whole: string;
  starts: string[];
  wordStart: string;
  /** Every two letters of each word, or of all together; a word of one letter gives that letter. */
  grams: string[];
  /** Pairs of letters that the keys of the beginning do not cover. */
  startGrams: string[];
  /** Regular expressions: for the beginning of a line, and for each word anywhere. */
  startPattern: string;
  patterns: string[];
};

const PREFIX_SIZE = 3;

export const searchKeysOf = (typed: string, words: string[]): SearchKeys => {
  const line = words.join('');
  const [first = ''] = words;
  const isOnItsWay = (word: string, at: number) => (at === words.length - 1 || isMixed(word)) && isFindable(word);
  return {
    typed,
    line,
    whole: `=${line}`,
    starts: prefixesOf(line).map((prefix) => `^${prefix}`),
    wordStart: `~${prefixesOf(words.length > 1 ? first : line)[0] ?? ''}`,
    grams: words.flatMap((word, at) => (isOnItsWay(word, at) ? sureGrams(word) : gramsOf([...word]))),
    startGrams: gramsAfterPrefix(line),
    startPattern: `(^|\\n)${patternOf(line)}`,
    patterns: words.map((word, at) => (isOnItsWay(word, at) ? patternOf(word) : escaped(word))),
  };
};

/** Consonants that a keyboard joins into one letter: ㄱ and ㅅ, typed one after the other, are ㄳ. */
const CLUSTERS: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};
export const withoutClusters = (typed: string) => typed.replace(/[ㄳ-ㅄ]/g, (letter) => CLUSTERS[letter] ?? letter);

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FIRST_INITIAL = 0x1100;
const LAST_INITIAL_LETTER = '\u1112';
const PER_INITIAL = 588;
const PER_VOWEL = 28;

const isSyllable = (letter: string | undefined) => {
  const code = letter?.codePointAt(0) ?? 0;
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
};

const isInitial = (letter: string) => letter >= String.fromCodePoint(FIRST_INITIAL) && letter <= LAST_INITIAL_LETTER;
/** Initials among whole syllables mean syllables too: ㄴ리 is 누리. */
const isMixed = (word: string) => [...word].some(isSyllable) && [...word].some(isInitial);

type Ways = { from: number; count: number };

/**
 * Returns the syllables that a letter can still become; nothing where it is the only letter or already complete. Hangul
 * is typed part by part: 누리ㅅ and 누리세 are on their way to 누리셀.
 */
const waysAt = (letters: string[], at: number): Ways | undefined => {
  const letter = letters[at] ?? '';
  const code = letter.codePointAt(0) ?? 0;
  if (letters.length < 2) return undefined;
  if (isInitial(letter))
    return letters.some(isSyllable)
      ? { from: FIRST_SYLLABLE + (code - FIRST_INITIAL) * PER_INITIAL, count: PER_INITIAL }
      : undefined;
  const isOpen = at === letters.length - 1 && isSyllable(letter) && (code - FIRST_SYLLABLE) % PER_VOWEL === 0;
  return isOpen ? { from: code, count: PER_VOWEL } : undefined;
};
const hasWays = (letters: string[]) => letters.some((_, at) => waysAt(letters, at));

/** Returns the letters before the first one that may become another. */
const sureLetters = (word: string) => {
  const letters = [...word];
  const unsure = letters.findIndex((_, at) => waysAt(letters, at));
  return unsure < 0 ? letters : letters.slice(0, unsure);
};

/** Returns the groups of neighboring letters that stay as they are. */
const sureParts = (letters: string[]) =>
  letters
    .map((letter, at) => (waysAt(letters, at) ? ' ' : letter))
    .join('')
    .split(' ')
    .filter((part) => part !== '');

/** Excludes single letters, which would find too much: 누리 is searched as it is, except where something begins. */
const isFindable = (word: string) => sureLetters(word).length > 1 || isMixed(word) || !isSyllable([...word].at(-1));

const firstOf = (letters: string[]) => letters.slice(0, PREFIX_SIZE).join('');

/** Returns the prefixes of a name that begins so: as it is written, as far as that is sure, and by its initials. */
const prefixesOf = (word: string) => {
  const sure = firstOf(sureLetters(word));
  const initials = hasWays([...word]) ? [firstOf(initialsOf(word))] : [];
  return sure === '' ? initials : [sure, ...initials];
};

/** Returns initials as the rows store them beside the name; a letter that is half typed has its initial already. */
const initialsOf = (word: string) =>
  [...word].map((letter) => {
    const nth = Math.floor(((letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE) / PER_INITIAL);
    return isSyllable(letter) ? String.fromCodePoint(FIRST_INITIAL + nth) : letter;
  });

const sureGrams = (word: string) => {
  const letters = [...word];
  if (!hasWays(letters)) return gramsOf(letters);
  return [...sureParts(letters).flatMap((part) => gramsOf([...part])), ...gramsOf(initialsOf(word))];
};

/** Returns the pairs after the first letters, whose own pairs are in the prefix. */
const gramsAfterPrefix = (line: string) => {
  const after = (letters: string[]) => (letters.length > PREFIX_SIZE ? gramsOf(letters.slice(PREFIX_SIZE - 1)) : []);
  const sure = after(sureLetters(line));
  return hasWays([...line]) ? [...sure, ...after(initialsOf(line))] : sure;
};

const gramsOf = (letters: string[]) => {
  const [only = ''] = letters;
  return letters.length < 2 ? [only] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** Escapes the signs that have a meaning in a regular expression. */
const escaped = (text: string) => text.replace(/[\\^$.|?*+(){}[\]]/g, '\\$&');

const patternOf = (word: string) => {
  const letters = [...word];
  return letters
    .map((letter, at) => {
      const ways = waysAt(letters, at);
      if (!ways) return escaped(letter);
      return `[${String.fromCodePoint(ways.from)}-${String.fromCodePoint(ways.from + ways.count - 1)}]`;
    })
    .join('');
};
