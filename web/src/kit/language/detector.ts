import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  languageIn,
  languageInCookie,
  languageOf,
  languageOfBrowser,
  TAG_OF,
} from '@ieum/contract';
import type { LanguageDetectorModule } from 'i18next';
import { LANGUAGE_KEY } from './stored-language.ts';

/** Places that may name the language, in the order of S9.3. Each accepts a tag (ko) and a name (kr). */
const SOURCES = [
  () => languageIn(new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER)),
  () => languageInCookie(document.cookie),
  () => languageIn(localStorage.getItem(LANGUAGE_KEY)),
  () => languageIn(sessionStorage.getItem(LANGUAGE_KEY)),
];

/** Returns undefined also if the browser forbids its storage. */
const languageFrom = (read: (typeof SOURCES)[number]) => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * Finds the language of a visitor. i18next uses tags; the outside uses names, and the name is stored. The browser
 * always has an answer, so the tag of the page, the last source of S9.3, is never asked.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    for (const read of SOURCES) {
      const language = languageFrom(read);
      if (language) return TAG_OF[language];
    }
    return TAG_OF[languageOfBrowser(navigator.language)];
  },
  cacheUserLanguage: (tag) => {
    try {
      localStorage.setItem(LANGUAGE_KEY, languageOf(tag) ?? DEFAULT_LANGUAGE);
    } catch {
      // The browser forbids its storage: the choice holds until the page is closed.
    }
  },
};
