import type { LanguageTag } from '../language.ts';

/** Digits that a `number` holds without a change. */
export const MAX_DIGITS = 15;
const SHARE_DIGITS = 1;

const formats = new Map<string, Intl.NumberFormat>();

/** Returns a function that formats numbers. It creates one `Intl.NumberFormat` for all calls with the same options. */
export const numberFormat = (tag: LanguageTag, options: Intl.NumberFormatOptions = {}) => {
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return (value: number) => format.format(value);
};

/** Formats a number with all its digits: 31,000.25 */
export const formatNumber = (value: number, tag: LanguageTag) =>
  numberFormat(tag, { maximumSignificantDigits: MAX_DIGITS })(value);

/** Formats a number where only two or three digits fit: 31K, 3.1만. */
export const formatCompact = (value: number, tag: LanguageTag) => numberFormat(tag, { notation: 'compact' })(value);

/** Formats a share of 100: 12.3%. There is no blank before the sign. */
export const formatPercent = (percent: number, tag: LanguageTag, maximumFractionDigits = SHARE_DIGITS) =>
  `${numberFormat(tag, { maximumFractionDigits })(percent)}%`;

/**
 * Sets the blanks between digits and words that `Intl` leaves to each engine: Chinese has one, Japanese has none.
 */
export const spacedText = (text: string, tag: LanguageTag) => {
  if (tag === 'zh') return text.replace(/(?<=\d)\s?(?=\p{Script=Han})|(?<=\p{Script=Han})\s?(?=\d)/gu, ' ');
  return tag === 'ja' ? text.replace(/(?<=\d)\s|\s(?=\d)/g, '') : text;
};

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats a length of time in its largest whole unit: 10분, 1 day. */
export const formatDuration = (seconds: number, tag: LanguageTag) => {
  const [unit, size] = UNITS.find(([, length]) => seconds % length === 0) ?? (['second', 1] as const);
  return spacedText(numberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })(seconds / size), tag);
};
