/** What somebody looks for, cut into what an index knows. All of it is as `factory_words` writes it. */
export type Asked = {
  /** As it was typed. */
  typed: string;
  /** All words without blanks, as the whole of a line. */
  line: string;
  /** Keys of `search_heads`: of what is called so, begins so, has a word that begins so. */
  whole: string;
  starts: string[];
  wordStart: string;
  /** Every two letters of each word, or of all together; of a word of one letter that letter. */
  grams: string[];
  /** Of what a key of its beginning does not say already. */
  startGrams: string[];
  /** Regular expressions: how a line begins, and what stands somewhere for each word. */
  startPattern: string;
  patterns: string[];
};

const HEAD_LETTERS = 3;

export const askedOf = (typed: string, words: string[]): Asked => {
  const line = words.join('');
  const [first = ''] = words;
  const isOnItsWay = (word: string, at: number) => (at === words.length - 1 || isMixed(word)) && isFindable(word);
  return {
    ...{ typed, line },
    whole: `=${line}`,
    starts: headsOf(line).map((head) => `^${head}`),
    wordStart: `~${headsOf(words.length > 1 ? first : line)[0] ?? ''}`,
    grams: words.flatMap((word, at) => (isOnItsWay(word, at) ? sureGrams(word) : gramsOf([...word]))),
    startGrams: gramsBehindHead(line),
    startPattern: `(^|\\n)${patternOf(line)}`,
    patterns: words.map((word, at) => (isOnItsWay(word, at) ? patternOf(word) : escaped(word))),
  };
};

/** Two consonants that a keyboard has put into one letter: ㄱ and ㅅ, typed one after the other, are ㄳ. */
const CLUSTERS: Record<string, string> = {
  ...{ ㄳ: 'ㄱㅅ', ㄵ: 'ㄴㅈ', ㄶ: 'ㄴㅎ', ㄺ: 'ㄹㄱ', ㄻ: 'ㄹㅁ', ㄼ: 'ㄹㅂ' },
  ...{ ㄽ: 'ㄹㅅ', ㄾ: 'ㄹㅌ', ㄿ: 'ㄹㅍ', ㅀ: 'ㄹㅎ', ㅄ: 'ㅂㅅ' },
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
/** Initials among whole syllables stand for syllables too: ㄴ리 is 누리. */
const isMixed = (word: string) => [...word].some(isSyllable) && [...word].some(isInitial);

type Ways = { from: number; count: number };

/**
 * Hangul is typed part by part: 누리ㅅ and 누리세 are on their way to 누리셀. Which syllables a letter can still become; none
 * where it is all there is, or all that it can be.
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

/** The letters before the first that may become another. */
const sureLetters = (word: string) => {
  const letters = [...word];
  const unsure = letters.findIndex((_, at) => waysAt(letters, at));
  return unsure < 0 ? letters : letters.slice(0, unsure);
};

/** Letters that stay as they are, each part of them that stands together. */
const sureParts = (letters: string[]) =>
  letters
    .map((letter, at) => (waysAt(letters, at) ? ' ' : letter))
    .join('')
    .split(' ')
    .filter((part) => part !== '');

/** By one letter too much would be found: 누리 is looked for as it is, unless it stands where something begins. */
const isFindable = (word: string) => sureLetters(word).length > 1 || isMixed(word) || !isSyllable([...word].at(-1));

const firstOf = (letters: string[]) => letters.slice(0, HEAD_LETTERS).join('');

/** What a name that begins so begins with: as it is written, as far as that is sure, and by its initials. */
const headsOf = (word: string) => {
  const sure = firstOf(sureLetters(word));
  const initials = hasWays([...word]) ? [firstOf(initialsOf(word))] : [];
  return sure === '' ? initials : [sure, ...initials];
};

/** As the rows have them beside the name: of a letter on its way they are known already. */
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

/** The pairs within the first letters are in the head. */
const gramsBehindHead = (line: string) => {
  const behind = (letters: string[]) => (letters.length > HEAD_LETTERS ? gramsOf(letters.slice(HEAD_LETTERS - 1)) : []);
  const sure = behind(sureLetters(line));
  return hasWays([...line]) ? [...sure, ...behind(initialsOf(line))] : sure;
};

const gramsOf = (letters: string[]) => {
  const [only = ''] = letters;
  return letters.length < 2 ? [only] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** With nothing in it that means more than itself. */
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
