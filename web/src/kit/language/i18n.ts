import { DEFAULT_LANGUAGE, LANGUAGES, type Language, TAG_OF } from '@ieum/contract';
import { createInstance, type i18n as I18n, type Namespace } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { detection, LanguageDetector } from './detector.ts';
import { localeBackend } from './locale-backend.ts';

export const i18n: I18n = createInstance();

export const startI18n = () => {
  i18n.on('languageChanged', (tag) => {
    document.documentElement.lang = tag;
  });
  return i18n
    .use(LanguageDetector)
    .use(localeBackend)
    .use(initReactI18next)
    .init({
      supportedLngs: LANGUAGES.map((name) => TAG_OF[name]),
      fallbackLng: TAG_OF[DEFAULT_LANGUAGE],
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      detection,
      saveMissing: import.meta.env.DEV,
      // The language is known at once, so that routes can ask for their words while the first file is on its way.
      initAsync: false,
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    });
};

/** The one way to change the language: takes the name, tells i18next the tag. */
export const changeLanguage = (name: Language) => {
  forgetLanguageInAddress();
  return i18n.changeLanguage(TAG_OF[name]);
};

/** It would win over the choice at the next reload. */
const forgetLanguageInAddress = () => {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(detection.lookupQuerystring)) return;
  url.searchParams.delete(detection.lookupQuerystring);
  window.history.replaceState(window.history.state, '', url);
};

/** For a lazy route: its code and its words travel side by side. */
export const withWords = async <T>(page: Promise<T>, ...namespaces: Extract<Namespace, string>[]) => {
  const [module] = await Promise.all([page, i18n.loadNamespaces(namespaces)]);
  return module;
};
