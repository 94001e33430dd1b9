import { DEFAULT_LANGUAGE, languageOf, TAG_OF } from '@ieum/contract';
import type { LanguageDetectorModule } from 'i18next';
import { LANGUAGE_KEY, languageIn } from './stored-language.ts';

export const LANGUAGE_PARAMETER = 'lng';
const COOKIE = /(?:^|;\s*)i18next=([^;]*)/;

/** Places that may name the language, in the order of S9.3. Each accepts a tag (ko) and a name (kr). */
const SOURCES = [
  () => new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER),
  () => COOKIE.exec(document.cookie)?.[1],
  () => localStorage.getItem(LANGUAGE_KEY),
  () => sessionStorage.getItem(LANGUAGE_KEY),
];

/** Returns undefined also if the browser forbids its storage. */
const languageFrom = (read: (typeof SOURCES)[number]) => {
  try {
    return languageIn(read());
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
    return TAG_OF[languageOf(navigator.language) ?? 'en'];
  },
  cacheUserLanguage: (tag) => {
    try {
      localStorage.setItem(LANGUAGE_KEY, languageOf(tag) ?? DEFAULT_LANGUAGE);
    } catch {
      // The browser forbids its storage: the choice holds until the page is closed.
    }
  },
};
