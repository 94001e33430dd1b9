import { DEFAULT_LANGUAGE, type Language, languageOf } from '@ieum/contract';

export const LANGUAGE_KEY = 'i18nextLng';

/** Reads a name, tag or region form, plain or as JSON, as older versions and other tools have stored it. */
export const languageIn = (value: string | null | undefined): Language | undefined => {
  const [, plain = ''] = /^"?([\w-]+)"?$/.exec(decoded(value ?? '').trim()) ?? [];
  return languageOf(plain);
};

/** Returns Korean if nothing is stored, or something that is not a language (S8.2). */
export const readStoredLanguage = () => languageIn(localStorage.getItem(LANGUAGE_KEY)) ?? DEFAULT_LANGUAGE;

const decoded = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
