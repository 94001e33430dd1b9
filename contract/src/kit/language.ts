/** The interface's languages by the names that addresses, storage, folders and `result.msg` use. */
export const LANGUAGES = ['kr', 'en', 'cn', 'jp'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'kr';

/** Maps a language to the tag that `Intl`, `<html lang>` and i18next expect. */
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

/** Returns the language for mails to a person in this country who has not chosen a language. */
export const languageOfCountry = (country: string): Language => READ_IN[country] ?? 'en';

/** Reads a name, a tag or a region form: kr, ko, ko-KR, zh_Hans. */
export const languageOf = (value: string): Language | undefined => {
  const [primary = ''] = value.trim().toLowerCase().split(/[-_]/);
  return LANGUAGES.find((name) => name === primary || TAG_OF[name] === primary);
};

/** Reads what older versions and other tools have stored: a name, a tag or a region form, plain or as JSON. */
export const languageIn = (value: string | null | undefined): Language | undefined => {
  const [, plain = ''] = /^"?([\w-]+)"?$/.exec(decoded(value ?? '').trim()) ?? [];
  return languageOf(plain);
};

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** Parameter of an address that names the language (S9.3). */
export const LANGUAGE_PARAMETER = 'lng';

/** Returns the language that a cookie names (S9.3). */
export const languageInCookie = (cookies: string) => languageIn(/(?:^|;\s*)i18next=([^;]*)/.exec(cookies)?.[1]);

/** Returns the language for the language of a browser: English for any other (S9.2). */
export const languageOfBrowser = (tag: string): Language => languageOf(tag) ?? 'en';
