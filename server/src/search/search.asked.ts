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
  const isOnItsWay = (word: string, at: number) => at === words.length - 1 && isFindable(word);
  return {
    ...{ typed, line },
    whole: `=${line}`,
    starts: waysOn([...line]) ? [`^${headOf(line)}`, `^${firstOf(initialsOf(line))}`] : [`^${headOf(line)}`],
    wordStart: `~${headOf(words.length > 1 ? first : line)}`,
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
const LAST_INITIAL = 0x1112;
const PER_INITIAL = 588;
const PER_VOWEL = 28;

const isSyllable = (letter: string | undefined) => {
  const code = letter?.codePointAt(0) ?? 0;
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE;
};

/**
 * Hangul is typed part by part: 누리ㅅ and 누리세 are on their way to 누리셀. How many syllables the last letter can still
 * become; one where it is all there is, or all that it can be.
 */
const waysOn = (letters: string[]): { from: number; count: number } | undefined => {
  const last = letters.at(-1) ?? '';
  const code = last.codePointAt(0) ?? 0;
  if (letters.length < 2) return undefined;
  if (isSyllable(last)) return (code - FIRST_SYLLABLE) % PER_VOWEL === 0 ? { from: code, count: PER_VOWEL } : undefined;
  const isInitial = code >= FIRST_INITIAL && code <= LAST_INITIAL && isSyllable(letters.at(-2));
  return isInitial ? { from: FIRST_SYLLABLE + (code - FIRST_INITIAL) * PER_INITIAL, count: PER_INITIAL } : undefined;
};

/** Without a last one that may become another. */
const sureLetters = (word: string) => {
  const letters = [...word];
  return waysOn(letters) ? letters.slice(0, -1) : letters;
};

/** By one letter too much would be found: 누리 is looked for as it is, unless it stands where something begins. */
const isFindable = (word: string) => sureLetters(word).length > 1 || !isSyllable([...word].at(-1));

const firstOf = (letters: string[]) => letters.slice(0, HEAD_LETTERS).join('');
const headOf = (word: string) => firstOf(sureLetters(word));

/** As the rows have them beside the name: of a letter on its way they are known already. */
const initialsOf = (word: string) =>
  [...word].map((letter) => {
    const nth = Math.floor(((letter.codePointAt(0) ?? 0) - FIRST_SYLLABLE) / PER_INITIAL);
    return isSyllable(letter) ? String.fromCodePoint(FIRST_INITIAL + nth) : letter;
  });

const sureGrams = (word: string) =>
  waysOn([...word]) ? [...gramsOf(sureLetters(word)), ...gramsOf(initialsOf(word))] : gramsOf([...word]);

/** The pairs within the first letters are in the head. */
const gramsBehindHead = (line: string) => {
  const behind = (letters: string[]) => (letters.length > HEAD_LETTERS ? gramsOf(letters.slice(HEAD_LETTERS - 1)) : []);
  const sure = behind(sureLetters(line));
  return waysOn([...line]) ? [...sure, ...behind(initialsOf(line))] : sure;
};

const gramsOf = (letters: string[]) => {
  const [only = ''] = letters;
  return letters.length < 2 ? [only] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** With nothing in it that means more than itself. */
const escaped = (text: string) => text.replace(/[\\^$.|?*+(){}[\]]/g, '\\$&');

const patternOf = (word: string) => {
  const letters = [...word];
  const ways = waysOn(letters);
  if (!ways) return escaped(word);
  const { from, count } = ways;
  const last = `[${String.fromCodePoint(from)}-${String.fromCodePoint(from + count - 1)}]`;
  return escaped(letters.slice(0, -1).join('')) + last;
};
