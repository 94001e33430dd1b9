import type { LanguageTag } from '../language.ts';

/** Digits that a `number` holds without a change. */
export const MAX_DIGITS = 15;

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
