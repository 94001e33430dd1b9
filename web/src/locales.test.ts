import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ieum/contract';
import { expect, it } from 'vitest';
import { DYNAMIC } from '../test/dynamic-words.ts';

const LOCALES = join(import.meta.dirname, '../../locales');
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flat = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const namespaces = readdirSync(join(LOCALES, 'kr/interface')).map((file) => file.replace('.json', ''));
const wordsOf = (language: Language) =>
  namespaces.flatMap((namespace) =>
    flat(JSON.parse(readFileSync(join(LOCALES, language, 'interface', `${namespace}.json`), 'utf8'))).map(
      ([key, value]) => [`${namespace}:${key}`, value] as const,
    ),
  );
const keysOf = (language: Language) => [...new Set(wordsOf(language).map(([key]) => key.replace(PLURAL, '')))].sort();

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

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

it.each(LANGUAGES)(
  'S1.4 23.13 has one name for the outbox in %s: in the menu, in search and on its page',
  (language) => {
    const names = wordsOf(language).filter(([key]) => /^(shell|search):.*\boutbox$|^outbox:title$/.test(key));
    expect(names).toHaveLength(3);
    expect(new Set(names.map(([, name]) => name)).size).toBe(1);
  },
);
