type Row = { title: string; detail: string };

/**
 * True if a list that searches whole words finds the same rows. An unfinished syllable at the end may not match there.
 */
export const isWhole = (typed: string, rows: Row[]) => !isOnItsWay(typed) || rows.every((row) => holds(row, typed));

/** True if every row shows the typed words. */
export const isShown = (typed: string, rows: Row[]) => rows.every((row) => holds(row, typed));

/** True if a list that searches beginnings finds every row. */
export const isBeginning = (typed: string, rows: Row[]) => {
  const start = typed.toLowerCase();
  const digits = /^[\d\s-]+$/.test(typed) ? typed.replace(/\D/g, '') : start;
  return rows.every(({ title, detail }) =>
    [title, ...detail.split(' · ')].some((part) => part.toLowerCase().startsWith(start) || part.startsWith(digits)),
  );
};

/** Number of syllables per vowel. The first of them has no final consonant. */
const PER_VOWEL = 28;
const FIRST_SYLLABLE = 0xac00;

/** True for an unfinished syllable: 누리ㅅ and 누리세 find 누리셀 but are not part of it. ㄳ is two consonants in one letter. */
const isOnItsWay = (typed: string) => {
  const letters = typed.normalize('NFC');
  if (/[ㄳㄵㄶㄺㄻㄼㄽㄾㄿㅀㅄ]|[가-힣][ㄱ-ㅎ]$/.test(letters)) return true;
  const last = letters.charCodeAt(letters.length - 1) - FIRST_SYLLABLE;
  return /[가-힣]$/.test(letters) && last % PER_VOWEL === 0;
};

const holds = ({ title, detail }: Row, typed: string) => {
  const text = bare(`${title}${detail}`);
  return typed.split(/\s+/).every((word) => text.includes(bare(word)));
};

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
