/** Reads numbers, dates and names from text, without its position on the page. */

const DIGIT = '\\d *';
const digits = (count: number) => `(?:${DIGIT}){${count}}`;
const NUMBER = new RegExp(`(?<![\\d-])${digits(3)}-? *${digits(2)}-? *${digits(5)}(?![\\d-])`, 'g');
/** Number with dashes, the only form that counts without a label. */
const DASHED_NUMBER = /(?<![\d-])\d{3} ?- ?\d{2} ?- ?\d{5}(?![\d-])/g;

/** Returns the number after a label, whether it has dashes, blanks or neither. */
export const numberIn = (text: string) => {
  const [first] = text.match(NUMBER) ?? [];
  return first?.replace(/\D/g, '');
};

export const dashedNumbersIn = (text: string) => (text.match(DASHED_NUMBER) ?? []).map((raw) => raw.replace(/\D/g, ''));

const ABROAD_LENGTH_MIN = 5;
const NEVER = /(?!)/;

/** Matches a number abroad in any grouping, but not as a part of a longer one. A very short number never matches. */
export const numberPattern = (registration: string) => {
  const letters = [...registration].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  if (letters.length < ABROAD_LENGTH_MIN) return NEVER;
  return new RegExp(`(?<![A-Za-z\\d]|\\d[-./])${letters.join('[-./ ]{0,3}')}(?![A-Za-z\\d]|[-./]\\d)`, 'iu');
};

const PARTS = new RegExp(
  `(?<!\\d)(${digits(4)})(?:년|年|[./-]) *(${DIGIT}(?:${DIGIT})?)(?:월|月|[./-]) *(${DIGIT}(?:${DIGIT})?)`,
);
const COMPACT = /(?<!\d)(\d{4})(\d{2})(\d{2})(?!\d)/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]{0,6}\\.?`;
const MONTH_FIRST = new RegExp(`${MONTH} *(\\d{1,2})(?:st|nd|rd|th)? *,? *(\\d{4})`, 'i');
const DAY_FIRST = new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)? *${MONTH} *,? *(\\d{4})`, 'i');

/** Returns the first date in ISO format. */
export const dateIn = (text: string): string | undefined => {
  const parts = PARTS.exec(text) ?? COMPACT.exec(text);
  if (parts) return isoDate(parts[1], parts[2], parts[3]);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return isoDate(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
  const dayFirst = DAY_FIRST.exec(text);
  return dayFirst ? isoDate(dayFirst[3], monthNumber(dayFirst[2]), dayFirst[1]) : undefined;
};

const monthNumber = (name = '') => String(MONTHS.indexOf(name.toLowerCase()) + 1);

const YEAR_MIN = 1900;

/** Returns nothing when there is no such day. */
const isoDate = (...parts: (string | undefined)[]) => {
  const [year = 0, month = 0, day = 0] = parts.map((part = '') => Number(part.replace(/ /g, '')));
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= YEAR_MIN && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
};

/** A possible date of birth or resident number ends a name and is dropped. */
const PERSONAL = /\d{6} *-? *[\d*]|\d{2,4} *[년./-] *\d{1,2} *[월./-]/;

export const companyNameIn = (text: string) => tidy(text.split(PERSONAL)[0] ?? '');

/** Returns each name of a list: `홍길동, 김철수 외 1명`. */
export const representativesIn = (text: string) =>
  (text.split(/\d|외 *(?=\d|$)/)[0] ?? '')
    .split(/[,/;·、]| 및 | and /)
    .map((name) => tidy(name.replace(/\( *(?:대 *표 *이 *사|공 *동 *대 *표|각 *자 *대 *표|대 *표 *자?) *\)/g, '')))
    .map((name) => name.replace(/ 외$/, ''))
    .filter((name) => /\p{L}/u.test(name));

export const tidy = (text: string) => closedUp(text.replace(/^[\s:|.]+|[\s:|,]+$/g, '').replace(/ +/g, ' '));

/** Removes the blanks of a name that is stretched over its field: `홍 길 동`. */
const closedUp = (text: string) =>
  /^\p{Script=Hangul}(?: \p{Script=Hangul})+$/u.test(text) ? text.replace(/ /g, '') : text;

/** Date of birth, then 1 to 4, or 5 to 8 for foreigners. */
const RESIDENT = new RegExp(
  `(?<![\\d-])${DIGIT}${DIGIT}(?:0 *[1-9]|1 *[0-2]) *(?:0 *[1-9]|[12] *${DIGIT}|3 *[01]) *- *[1-8] *${digits(6)}(?![\\d-])`,
);
export const looksLikeResidentNumber = (text: string) => RESIDENT.test(text);
