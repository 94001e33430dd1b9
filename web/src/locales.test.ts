import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ieum/contract';
import { expect, it } from 'vitest';
import { DYNAMIC } from '../test/dynamic-words.ts';

const LOCALES = join(import.meta.dirname, '../public/locales');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const namespaces = readdirSync(join(LOCALES, 'kr')).map((file) => file.replace('.json', ''));
const wordsOf = (language: Language) =>
  namespaces.flatMap((namespace) =>
    flat(JSON.parse(readFileSync(join(LOCALES, language, `${namespace}.json`), 'utf8'))).map(
      ([key, value]) => [`${namespace}:${key}`, value] as const,
    ),
  );
const keysOf = (language: Language) => [...new Set(wordsOf(language).map(([key]) => key.replace(PLURAL, '')))].sort();
const placeholdersIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

it.each(LANGUAGES)('S1.4 has the same files and keys in %s as in kr', (language) => {
  expect(readdirSync(join(LOCALES, language)).sort()).toEqual(
    namespaces.map((namespace) => `${namespace}.json`).sort(),
  );
  expect(keysOf(language)).toEqual(keysOf('kr'));
});

it('has every plural form that a language needs', () => {
  const missing = LANGUAGES.flatMap((language) => {
    const tag = { kr: 'ko', en: 'en', cn: 'zh', jp: 'ja' }[language];
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const keys: string[] = wordsOf(language).map(([key]) => key);
    const counted = keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, ''));
    return counted.flatMap((key) =>
      pluralCategories.map((form) => `${key}_${form}`).filter((full) => !keys.includes(full)),
    );
  });
  expect(missing).toEqual([]);
});

it('has no key that nobody uses', () => {
  // Collects all names once: searching all sources for each of thousands of keys takes a minute.
  const named = new Set([
    ...[...sources.matchAll(/'(?=([^'\s]+)')/g)].map(([, text]) => text),
    ...[...sources.matchAll(/(\w+:[\w.-]+)\?/g)].map(([, text]) => text),
  ]);
  const unused = keysOf('kr').filter((full) => {
    const [, key = ''] = full.split(':');
    const isNamed = named.has(key) || named.has(full);
    return !isNamed && !DYNAMIC.some((prefix) => full.startsWith(prefix));
  });
  expect(unused).toEqual([]);
});

it.each(LANGUAGES)('S1.4 fills in the same values in %s', (language) => {
  const korean = new Map(wordsOf('kr').map(([key, value]) => [key.replace(PLURAL, ''), placeholdersIn(value)]));
  for (const [key, value] of wordsOf(language))
    expect([key, placeholdersIn(value)]).toEqual([key, korean.get(key.replace(PLURAL, ''))]);
});

const FOREIGN: Record<Language, RegExp> = {
  kr: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  en: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  cn: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  jp: /\p{Script=Hangul}/u,
};
const OWN: Record<Language, RegExp> = {
  kr: /\p{Script=Hangul}/u,
  en: /[a-z]/i,
  cn: /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};
/** The product's name is written in Latin letters outside Korea. */
const NAMES = ['common:product'];

it.each(LANGUAGES)('S1.4 says everything in its own script: %s', (language) => {
  const wrong = wordsOf(language).filter(
    ([key, value]) => FOREIGN[language].test(value) || (!OWN[language].test(value) && !NAMES.includes(key)),
  );
  expect(wrong).toEqual([]);
});

it.each(LANGUAGES)(
  'S1.4 23.13 has one name for the outbox in %s: in the menu, in search and on its page',
  (language) => {
    const names = wordsOf(language).filter(([key]) => /^(admin|search):.*\boutbox$|^outbox:title$/.test(key));
    expect(names).toHaveLength(3);
    expect(new Set(names.map(([, name]) => name)).size).toBe(1);
  },
);

it('S1.3 never says that something is coming soon', () => {
  const texts = LANGUAGES.flatMap((language) => wordsOf(language).map(([, value]) => value)).join('\n');
  expect(texts).not.toMatch(/com+ing soon|준비\s*중|敬请期待|近日公開/i);
});
