import {
  CHOICE_WORDS,
  COUNTRIES,
  LANGUAGES,
  MORE_CHOICE_WORDS,
  NO_EXEMPTION_WORDS,
  plainHeading,
  type SheetChoice,
  TAG_OF,
} from '@ieum/contract';

type Known = Map<string, string>;

const moreWords = (choice: string, value: string): string[] => {
  const more: Record<string, Partial<Record<string, string[]>> | undefined> = MORE_CHOICE_WORDS;
  return more[choice]?.[value] ?? [];
};

const known = new Map<string, Known>(
  Object.entries(CHOICE_WORDS).map(([choice, values]) => [
    choice,
    new Map(
      Object.entries(values).flatMap(([value, words]) =>
        [value, ...Object.values(words), ...moreWords(choice, value)].map(
          (word) => [plainHeading(word), value] as const,
        ),
      ),
    ),
  ]),
);

/** Returns the value that a text means, in whichever language it was written. */
export const choiceOf = (choice: SheetChoice, typed: string) => known.get(choice)?.get(plainHeading(typed));

const noExemption = new Set(Object.values(NO_EXEMPTION_WORDS).map(plainHeading));
export const isNoExemption = (typed: string) => noExemption.has(plainHeading(typed));

let countries: Known | undefined;

/** Finds a country by its code, or by its name in any of our languages. */
export const countryOf = (typed: string) => {
  countries ??= namedCountries();
  return countries.get(plainHeading(typed));
};

/** Further names in common use. */
const ALSO = {
  KR: ['한국', 'Korea', 'Republic of Korea', 'Korea, Republic of', '대한민국', '韩国', '韓国', 'KOR'],
  CN: ['중국', 'PRC', "People's Republic of China", 'CHN'],
  JP: ['일본', 'JPN'],
  US: ['미국', 'USA', 'United States of America', '美国', 'アメリカ', 'アメリカ合衆国'],
  VN: ['Viet Nam', '베트남', 'VNM'],
  TW: ['대만', 'Taiwan', '台湾'],
};

const namedCountries = (): Known => {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(TAG_OF[language], { type: 'region' }));
  return new Map([
    ...COUNTRIES.flatMap((code) => names.map((name) => [plainHeading(name.of(code) ?? code), code] as const)),
    ...Object.entries(ALSO).flatMap(([code, words]) => words.map((word) => [plainHeading(word), code] as const)),
    ...COUNTRIES.map((code) => [plainHeading(code), code] as const),
  ]);
};
