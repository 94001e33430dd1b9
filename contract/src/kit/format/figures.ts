import type { LanguageTag } from '../language.ts';
import { numberFormat } from './number.ts';

const SHARE_DIGITS = 1;

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
