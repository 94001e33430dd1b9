/** The interface's languages by the names that appear at the edges: addresses, storage, folders, `result.msg`. */
export const LANGUAGES = ['kr', 'en', 'cn', 'jp'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'kr';

/** What `Intl`, `<html lang>` and i18next want to hear instead. */
export const TAG_OF = { kr: 'ko', en: 'en', cn: 'zh', jp: 'ja' } as const satisfies Record<Language, string>;
export type LanguageTag = (typeof TAG_OF)[Language];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((name) => name === value);

const READ_IN: Partial<Record<string, Language>> = {
  KR: 'kr',
  KP: 'kr',
  CN: 'cn',
  TW: 'cn',
  HK: 'cn',
  MO: 'cn',
  JP: 'jp',
};

/** The language in which somebody in this country is written to who has not chosen one. */
export const languageOfCountry = (country: string): Language => READ_IN[country] ?? 'en';

/** Takes a name, a tag or a region form: kr, ko, ko-KR, zh_Hans. */
export const languageOf = (value: string): Language | undefined => {
  const [primary = ''] = value.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((name) => name === primary || TAG_OF[name] === primary);
};
