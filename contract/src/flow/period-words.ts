const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SHORT = 'jan'.length;
const ORDINALS: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4 };
const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
const CENTURY = 2_000;
const QUARTERS = 4;

/** Year as typed, or null where none is; and the month or the quarter. */
export type PeriodWords = { year: number | null; month: number | null; quarter: number | null };

const YEAR = String.raw`(?:(\d{4}|\d{2})\s*(?:년도?|年度?)\s*|(\d{4})[-./\s]*)?`;
const NUMBER = '(十一|十二|[一二三四五六七八九十]|\\d{1,2})';
const QUARTER_AFTER = new RegExp(`^${YEAR}(?:제|第)?\\s*${NUMBER}\\s*(?:분기|사분기|季度|季|四半期)$`);
const MONTH_OF_YEAR = /^(\d{4})\s*[년年]\s*(\d{1,2})$/;
const MONTH_AFTER = new RegExp(`^${YEAR}${NUMBER}\\s*(?:월분?|月[份分度]?)$`);
/** Q3, Q3 2026, 2026 Q3, 3Q26, 3Q 2026. */
const Q_FIRST = /^(?:(\d{4})[-./\s]*(?:년\s*|年\s*)?)?q\s*([1-4])(?:[-./\s']*(\d{4}|\d{2}))?$/;
const Q_AFTER = /^([1-4])\s*q(?:[-./\s']*(\d{4}|\d{2}))?$/;
const ENGLISH_QUARTER =
  /^(?:the\s+)?(?:([1-4])(?:st|nd|rd|th)|(first|second|third|fourth))\s+quarter(?:\s+(?:of\s+)?(\d{4}))?$/;

/** Reads a month or a quarter in the words of our four languages. */
export const periodWords = (typed: string): PeriodWords | undefined => {
  const plain = typed.normalize('NFKC').trim().toLowerCase();
  return quarterIn(plain) ?? monthIn(plain);
};

const numberOf = (text: string | undefined) => {
  if (text === undefined) return Number.NaN;
  const numeral = NUMERALS.indexOf(text);
  return numeral >= 0 ? numeral + 1 : Number(text);
};
const yearOf = (text: string | undefined) => {
  if (text === undefined || text === '') return null;
  const year = Number(text);
  return text.length === 2 ? CENTURY + year : year;
};

const quarterIn = (plain: string): PeriodWords | undefined => {
  const named = QUARTER_AFTER.exec(plain);
  if (named) return quarter(numberOf(named[3]), yearOf(named[1] ?? named[2]));
  const first = Q_FIRST.exec(plain);
  if (first) return quarter(Number(first[2]), yearOf(first[1] ?? first[3]));
  const after = Q_AFTER.exec(plain);
  if (after) return quarter(Number(after[1]), yearOf(after[2]));
  const english = ENGLISH_QUARTER.exec(plain);
  return english ? quarter(Number(english[1] ?? ORDINALS[english[2] ?? '']), yearOf(english[3])) : undefined;
};

const monthIn = (plain: string): PeriodWords | undefined => {
  const named = MONTH_AFTER.exec(plain);
  if (named) return month(numberOf(named[3]), yearOf(named[1] ?? named[2]));
  const [, ofYear, bare] = MONTH_OF_YEAR.exec(plain) ?? [];
  if (bare !== undefined) return month(Number(bare), yearOf(ofYear));
  const [, before, word = '', after] = /^(?:(\d{4})[\s,.-]+)?([a-z]+\.?)(?:[\s,.-]+(\d{4}))?$/.exec(plain) ?? [];
  const name = word.replace('.', '');
  const nth = MONTHS.findIndex(
    (one) => one === name || one.slice(0, SHORT) === name || (name === 'sept' && one.startsWith(name)),
  );
  if (nth >= 0) return month(nth + 1, yearOf(before ?? after));
  const [, number, year] = /^(\d{1,2})[-./](\d{4})$/.exec(plain) ?? [];
  return number === undefined ? undefined : month(Number(number), yearOf(year));
};

const quarter = (nth: number, year: number | null): PeriodWords | undefined =>
  nth >= 1 && nth <= QUARTERS ? { year, month: null, quarter: nth } : undefined;
const month = (nth: number, year: number | null): PeriodWords | undefined =>
  nth >= 1 && nth <= MONTHS.length ? { year, month: nth, quarter: null } : undefined;
