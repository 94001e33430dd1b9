import { DEFAULT_LANGUAGE, languageOf, TAG_OF } from '@ieum/contract';
import BrowserLanguageDetector, { type DetectorOptions } from 'i18next-browser-languagedetector';
import { LANGUAGE_KEY, languageIn } from './stored-language.ts';

const SOURCES = ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'htmlTag'];

export const detection = {
  order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'browser', 'htmlTag'],
  lookupQuerystring: 'lng',
  lookupCookie: 'i18next',
  lookupLocalStorage: LANGUAGE_KEY,
  lookupSessionStorage: LANGUAGE_KEY,
  caches: ['localStorage'],
} satisfies DetectorOptions;

/**
 * Reads a language from each source by tag (ko) or by name (kr). i18next uses tags; the outside uses names, and the
 * name is stored.
 */
export class LanguageDetector extends BrowserLanguageDetector {
  override init(services?: unknown, options?: DetectorOptions) {
    super.init(services, options);
    for (const name of SOURCES) {
      const source = this.detectors[name];
      this.addDetector({ ...source, name, lookup: (lookupOptions) => tagIn(source.lookup(lookupOptions)) });
    }
    // Not the stock `navigator`: for a language we do not support it falls through to <html lang>, but English is
    // required.
    this.addDetector({ name: 'browser', lookup: () => TAG_OF[languageOf(navigator.language) ?? 'en'] });
  }

  override cacheUserLanguage(tag: string, caches?: string[]) {
    super.cacheUserLanguage(languageOf(tag) ?? DEFAULT_LANGUAGE, caches);
  }
}

const tagIn = (found: string | undefined) => {
  const language = languageIn(found);
  return language && TAG_OF[language];
};
