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

/** Words and spacing that the glossary replaced, for each language. */
const BANNED: Record<Language, RegExp[]> = {
  kr: [
    /(\d|}}) ?[–〜～] ?(\d|\{\{)|(\d|}}) ~|~ (\d|\{\{)/,
    /}}(은|는|이|가|을|를|로|으로|와|과|라고)(?![가-힣])/,
    /그 사이|지문|거르기|누리집|휴대전화|신고 포함|소유자|수량 장부|위험 알림|공급 차수|거래 ?상대/,
    /(?<!대표 )관리자/,
    /니다[.!?]?$/,
  ],
  en: [
    /(\d|}}) ?[~〜～] ?(\d|\{\{)|(\d|}}) – (\d|\{\{)/,
    /\b(hand(ed|s)? in|waits|somebody|whoever|anew|mend|put right|in sight|(is|are) told|let in|shut out)\b/i,
    /e-mail/i,
    /\b(colour|centre|metre|litre|tonne|licence|organisation|recognis|cancelled|aluminium|programme)/i,
  ],
  cn: [
    /(\d|}}) ?[~〜～] ?(\d|\{\{)|(\d|}}) – (\d|\{\{)/,
    /未披露|信息公开|指纹|补正|停业|供应层级|数量台账|盈余|所有者|申报书|我方/,
    /第 ?{{tiers?}} ?层/,
    // A date, a period and a time ago end with a Chinese character, other values mostly with a figure or a Latin letter.
    /\p{Script=Han}(\d|\{\{|[A-Za-z])|(\d|(?<!\{\{(day|date|month|period|ago|from))\}\}|[A-Za-z])\p{Script=Han}/u,
    /\{\{(day|date|month|period|ago)\}\} \p{Script=Han}/u,
    /\p{Script=Han}\(|\)\p{Script=Han}/u,
  ],
  jp: [
    /(\d|}}) ?[~〜–] ?(\d|\{\{)/,
    /あなた|情報公開|会社の確認|取り込み|書き出し|オーナー|所有者|運営担当者/,
    /資材フロー|サプライ階層|マスバランス|数量台帳|リスク通知|すず|雲母/,
    /(?<!会社)管理者/,
    /[\u3040-\u30ff\u4e00-\u9fff] (\d|{{|[A-Za-z])|(\d|}}|[A-Za-z]) [\u3040-\u30ff\u4e00-\u9fff]/,
  ],
};
const PERCENT = /(\d|}}) %/;
/** S8.1 specifies this sentence: it names an administrator. */
const SPECIFIED = ['interface/common:unknownError', 'errors/general:server.unexpected'];

it.each(LANGUAGES)('S1.4 25 keeps to the glossary and the spacing of %s', (language) => {
  const wrong = wordsOf(language).filter(
    ([key, value]) => !SPECIFIED.includes(key) && [...BANNED[language], PERCENT].some((banned) => banned.test(value)),
  );
  expect(wrong).toEqual([]);
});

it('S1.4 25 has an English singular for everything that is counted', () => {
  const single = wordsOf('en').flatMap(([key, value]) =>
    key.startsWith('interface/') && value.includes('{{count}}') && !isCounted(key) ? [key] : [],
  );
  // No noun follows the number in these three.
  expect(single).toEqual([
    'interface/product:links.all',
    'interface/shell:notifications.labelMany',
    'interface/task:evidence.help',
  ]);
});
