import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorStatus, LANGUAGES, type Language } from './contract/src/index.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

const filesOf = (language: Language) =>
  readdirSync(`locales/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();

const flat = (words: object, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const wordsIn = (language: Language) =>
  filesOf(language).flatMap((file) =>
    flat(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8'))).map(
      ([key, value]) => [`${file.replace('.json', '')}:${key}`, value] as const,
    ),
  );
const WORDS = Object.fromEntries(LANGUAGES.map((language) => [language, wordsIn(language)]));
const wordsOf = (language: Language) => WORDS[language] ?? [];

const keysOf = (language: Language) => [...new Set(wordsOf(language).map(([key]) => formless(key)))].sort();
/** Only the interface counts: i18next chooses one of `_one` and `_other`. */
const isCounted = (key: string) => key.startsWith('interface/') && PLURAL.test(key);
const formless = (key: string) => (isCounted(key) ? key.replace(PLURAL, '') : key);
const placeholdersIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

it.each(LANGUAGES)('S1.4 has the same files and keys in %s as in kr', (language) => {
  expect(filesOf(language)).toEqual(filesOf('kr'));
  expect(keysOf(language)).toEqual(keysOf('kr'));
});

it('has a folder for each language and nothing else', () => {
  expect(readdirSync('locales').sort()).toEqual([...LANGUAGES].sort());
});

it('has every plural form that a language needs', () => {
  const missing = LANGUAGES.flatMap((language) => {
    const tag = { kr: 'ko', en: 'en', cn: 'zh', jp: 'ja' }[language];
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const keys = new Set<string>(wordsOf(language).map(([key]) => key));
    const counted = [...keys].filter(isCounted).map(formless);
    return counted.flatMap((key) => pluralCategories.map((form) => `${key}_${form}`).filter((full) => !keys.has(full)));
  });
  expect(missing).toEqual([]);
});

it.each(LANGUAGES)('S1.4 fills in the same values in %s', (language) => {
  const korean = new Map(wordsOf('kr').map(([key, value]) => [formless(key), placeholdersIn(value)]));
  for (const [key, value] of wordsOf(language))
    expect([key, placeholdersIn(value)]).toEqual([key, korean.get(formless(key))]);
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
const NAMES = ['interface/common:product', 'mails/frame:product', 'mails/frame:prefix'];
/** A place for a value has no script, and abbreviations such as HS name a column or a question in every language. */
const hasNoScript = (key: string, value: string) => /^(sheets|questionnaires)\//.test(key) || /^{{\w+}}$/.test(value);

it.each(LANGUAGES)('S1.4 says everything in its own script: %s', (language) => {
  const wrong = wordsOf(language).filter(
    ([key, value]) =>
      FOREIGN[language].test(value) || (!OWN[language].test(value) && !NAMES.includes(key) && !hasNoScript(key, value)),
  );
  expect(wrong).toEqual([]);
});

it('S1.3 never says that something is coming soon', () => {
  const texts = LANGUAGES.flatMap((language) => wordsOf(language).map(([, value]) => value)).join('\n');
  expect(texts).not.toMatch(/com+ing soon|준비\s*중|敬请期待|近日公開/i);
});

it('has a sentence for each error of the contract, and no other', () => {
  const codes = wordsOf('kr').flatMap(([key]) => (key.startsWith('errors/') ? [key.replace(/^.*:/, '')] : []));
  expect(codes.sort()).toEqual(Object.keys(errorStatus).sort());
});

it('has no mail that nobody sends', () => {
  const mails = wordsOf('kr').flatMap(
    ([key]) => /^mails\/(\w+):(\w+)\.subject$/.exec(key)?.slice(1, 3).join('Mails.') ?? [],
  );
  const sources = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mails.ts'))
    .map((file) => readFileSync(`server/src/${file}`, 'utf8'))
    .join('\n');
  const named = new Set(sources.match(/\w+Mails\.\w+/g));
  expect(mails.length).toBeGreaterThan(60);
  expect(mails.filter((mail) => !named.has(mail))).toEqual([]);
});

it('has no words of a questionnaire that nobody uses', () => {
  const sources = readdirSync('server/src/review/record/ready')
    .map((file) => readFileSync(`server/src/review/record/ready/${file}`, 'utf8'))
    .join('\n');
  const named = new Set(
    sources.match(/(words|answers)(\.\w+)?(\.\w+|\['[^']+'\])/g)?.map((name) => name.replace(/\['(.*)'\]/, '.$1')),
  );
  const keys = wordsOf('kr').flatMap(
    ([key]) => /^questionnaires\/([\w-]+):(.*)$/.exec(key)?.slice(1, 3).join(':') ?? [],
  );
  const unused = keys.filter((key) => !named.has(key.replace(/^answers:/, 'answers.').replace(/^[\w-]+:/, 'words.')));
  expect(keys.length).toBeGreaterThan(300);
  expect(unused).toEqual([]);
});
