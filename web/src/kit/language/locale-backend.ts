import { DEFAULT_LANGUAGE, type Language, languageOf, MAX_WORD_FILES, wordFileOf } from '@ieum/contract';
import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

type Wanted = { namespace: string; callback: ReadCallback };

const nameOf = (tag: string) => languageOf(tag) ?? DEFAULT_LANGUAGE;

/** These are read from addresses of their own, which the specification names (S7.7). */
const ALONE = ['common', 'auth'];

/**
 * Reads `/locales/{name}/{namespace}.json`. Namespaces that are wanted at the same moment come in one file. In
 * development it reports missing keys to the add path (S7.7).
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (tag, namespace, callback) => {
    const wanted = { namespace, callback };
    if (ALONE.includes(namespace)) void readFile(nameOf(tag), [wanted]);
    else readSoon(nameOf(tag), wanted);
  },
  create: (tags, namespace, key, fallback) => {
    for (const tag of tags) {
      const init = { method: 'POST', body: JSON.stringify({ [key]: fallback }) };
      fetch(`/locales/add/${nameOf(tag)}/${namespace}`, init).catch(console.error);
    }
  },
};

const waiting = new Map<Language, Wanted[]>();

const readSoon = (language: Language, wanted: Wanted) => {
  const others = waiting.get(language);
  if (others) {
    others.push(wanted);
    return;
  }
  const all = [wanted];
  waiting.set(language, all);
  queueMicrotask(() => {
    waiting.delete(language);
    while (all.length > 0) void readFile(language, all.splice(0, MAX_WORD_FILES));
  });
};

const readFile = async (language: Language, wanted: Wanted[]) => {
  const url = `/locales/${language}/${wordFileOf(wanted.map(({ namespace }) => namespace))}`;
  const words = await readLocale(url).catch((error: Error) => error);
  for (const { namespace, callback } of wanted) {
    // `true` makes i18next try again in a moment: the page needs the words.
    if (words instanceof Error) callback(words, true);
    else callback(null, wanted.length === 1 ? words : words[namespace]);
  }
};

const readLocale = async (url: string): Promise<Record<string, ResourceKey>> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
};
