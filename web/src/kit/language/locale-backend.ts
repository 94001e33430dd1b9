import { DEFAULT_LANGUAGE, languageOf } from '@ieum/contract';
import type { BackendModule } from 'i18next';

const nameOf = (tag: string) => languageOf(tag) ?? DEFAULT_LANGUAGE;

/** Reads `/locales/{name}/{namespace}.json`. In development it reports missing keys to the add path (S7.7). */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (tag, namespace, callback) => {
    readLocale(`/locales/${nameOf(tag)}/${namespace}.json`).then(
      (words) => callback(null, words),
      // `true` makes i18next try again in a moment: the page needs the words.
      (error) => callback(error, true),
    );
  },
  create: (tags, namespace, key, fallback) => {
    for (const tag of tags) {
      const init = { method: 'POST', body: JSON.stringify({ [key]: fallback }) };
      fetch(`/locales/add/${nameOf(tag)}/${namespace}`, init).catch(console.error);
    }
  },
};

const readLocale = async (url: string) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
};
