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

/** i18next runs on tags (ko), the edges on names (kr): each source is read as either, and the name is what is stored. */
export class LanguageDetector extends BrowserLanguageDetector {
  override init(services?: unknown, options?: DetectorOptions) {
    super.init(services, options);
    for (const name of SOURCES) {
      const source = this.detectors[name];
      this.addDetector({ ...source, name, lookup: (given) => tagIn(source.lookup(given)) });
    }
    // Not the stock `navigator`: with a language we do not speak it falls through to <html lang>, but "else English" is wanted.
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
