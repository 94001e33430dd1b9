import { COUNTRIES, countryName, type LanguageTag } from '@ieum/contract';

export { countryName };

/** Countries in which most readers of a language have their factories. */
const FIRST: Record<LanguageTag, string[]> = { ko: ['KR'], en: ['KR'], zh: ['CN', 'KR'], ja: ['JP', 'KR'] };

/** Returns the countries for a picker: the likely ones first, the rest in the order of the language. */
export const countryOptions = (tag: LanguageTag) => {
  const first = FIRST[tag];
  const rest = COUNTRIES.filter((code) => !first.includes(code))
    .map((code) => optionOf(code, tag))
    .sort((left, right) => left.label.localeCompare(right.label, tag));
  return [...first.map((code) => optionOf(code, tag)), ...rest];
};

const optionOf = (value: string, tag: LanguageTag) => ({ value, label: countryName(value, tag) });
