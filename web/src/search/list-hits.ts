type Row = { title: string; detail: string };

/** Whether a list that looks for all of the words finds what a search has found: not by a letter that was still on its way. */
export const isWhole = (typed: string, rows: Row[]) => !isOnItsWay(typed) || rows.every((row) => holds(row, typed));

/** Whether what was typed stands in what is shown of each. */
export const isShown = (typed: string, rows: Row[]) => rows.every((row) => holds(row, typed));

/** Whether a list that looks for beginnings finds them. */
export const isBeginning = (typed: string, rows: Row[]) => {
  const start = typed.toLowerCase();
  const digits = /^[\d\s-]+$/.test(typed) ? typed.replace(/\D/g, '') : start;
  return rows.every(({ title, detail }) =>
    [title, ...detail.split(' · ')].some((part) => part.toLowerCase().startsWith(start) || part.startsWith(digits)),
  );
};

/** Of as many syllables the first has no last consonant. */
const PER_VOWEL = 28;
const FIRST_SYLLABLE = 0xac00;

/** 누리ㅅ and 누리세 find 누리셀, which neither of them is a part of; nor is ㄳ, which is two letters on one's way. */
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
