import { DEFAULT_LANGUAGE, languageIn } from '@ieum/contract';

export const LANGUAGE_KEY = 'i18nextLng';

/** Returns Korean if nothing is stored, or something that is not a language (S8.2). */
export const readStoredLanguage = () => languageIn(localStorage.getItem(LANGUAGE_KEY)) ?? DEFAULT_LANGUAGE;
