import { DEFAULT_LANGUAGE, LANGUAGE_PARAMETER, LANGUAGES, type Language, TAG_OF } from '@ieum/contract';
import { createInstance, type i18n as I18n, type Namespace, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageDetector } from './detector.ts';
import { localeBackend } from './locale-backend.ts';
import { wordFormatter } from './word-formatter.ts';

export const i18n: I18n = createInstance();

/** Tells the components to draw again, because the words of the language to fall back to have come. */
const FALLBACK_LOADED = 'fallbackLoaded';
const FALLBACK = TAG_OF[DEFAULT_LANGUAGE];
/** In development from the beginning: a missing key is then reported, and stored as its own text. */
let isFallbackWanted = import.meta.env.DEV;

/**
 * Falls back to Korean from the first key on that a language does not have (S9.2). All languages have the same keys
 * (`locales.test.ts`), so nobody needs to load two languages for that.
 */
const fallBack = async () => {
  if (isFallbackWanted || i18n.language === FALLBACK) return;
  isFallbackWanted = true;
  await i18n.loadLanguages(FALLBACK);
  i18n.emit(FALLBACK_LOADED);
};

const SETTINGS = {
  supportedLngs: LANGUAGES.map((name) => TAG_OF[name]),
  fallbackLng: () => (isFallbackWanted ? [FALLBACK] : []),
  parseMissingKeyHandler: (key: string, fallback?: string) => {
    void fallBack();
    return fallback ?? key;
  },
  react: { bindI18n: `languageChanged ${FALLBACK_LOADED}` },
  load: 'currentOnly',
  // One request reads many namespaces.
  maxParallelReads: 100,
  ns: ['common'],
  defaultNS: 'common',
  // The language is known at once, so routes can request their words while the first file is still loading.
  initAsync: false,
  // React escapes what it shows.
  interpolation: { escapeValue: false, alwaysFormat: true },
} as const;

export const startI18n = () => {
  i18n.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  return i18n
    .use(languageDetector)
    .use(localeBackend)
    .use(wordFormatter)
    .use(initReactI18next)
    .init({ ...SETTINGS, saveMissing: import.meta.env.DEV });
};

/** Starts with words that are at hand, for a page that the build paints. */
export const startI18nWith = (resources: Resource) =>
  i18n
    .use(wordFormatter)
    .use(initReactI18next)
    .init({ ...SETTINGS, lng: TAG_OF[DEFAULT_LANGUAGE], resources });

/** Changes the language. Every change must go through here: it takes the name and passes the tag to i18next. */
export const changeLanguage = (name: Language) => {
  forgetLanguageInAddress();
  return i18n.changeLanguage(TAG_OF[name]);
};

/** Removes the language from the address, where it would override the choice at the next reload. */
const forgetLanguageInAddress = () => {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return;
  url.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
};

/** Loads a lazy route: its code and its words at the same time. */
export const withWords = async <T>(page: Promise<T>, ...namespaces: Extract<Namespace, string>[]) => {
  const [module] = await Promise.all([page, i18n.loadNamespaces(namespaces)]);
  return module;
};
