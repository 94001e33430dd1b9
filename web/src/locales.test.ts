import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@ieum/contract';
import { expect, it } from 'vitest';
import { REVIEW_KEYS } from '../test/review-keys.ts';

const LOCALES = join(import.meta.dirname, '../public/locales');
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Keys that are put together while the program runs: `t(`nav.${name}`)`, or that zod's error map names. */
const DYNAMIC = [
  'account:banner.',
  'account:banner.correction.',
  'account:banner.rejected.',
  'account:company.member.',
  'account:company.state.',
  'account:consents.',
  'account:idle.',
  'account:leaving.last',
  'account:picture.problem.',
  'audit:kind.',
  'audit:lead.',
  'audit:noAccess.',
  'audit:none.',
  'audit:operation.',
  'audit:tab.',
  'admin:act.',
  'admin:case.',
  'admin:companyAct.',
  'admin:companyState.',
  'admin:door.',
  'admin:limit.',
  'admin:limitScope.',
  'admin:memberRole.',
  'admin:memberState.',
  'admin:nav.',
  'admin:showLink.kind.',
  'admin:role.',
  'admin:settings.',
  'admin:tax',
  'admin:userState.',
  'admin:yesNo.',
  'auth:signIn.',
  'auth:validation.',
  'certificate:assessorLevel.',
  'certificate:attestationType.',
  'certificate:field.',
  'certificate:light.',
  'certificate:problem.',
  'codes:column.',
  'codes:fileProblem.',
  'codes:problem.',
  'codes:record.gap.',
  'codes:schemeName.',
  'codes:schemeShort.',
  'common:form.',
  'common:operator.',
  'common:failed.',
  'company:act.',
  'company:checkDigit.',
  'company:field.',
  'company:help.',
  'company:invitations.obstacle.',
  'company:invitations.state.',
  'company:invite.',
  'company:members.',
  'company:part.',
  'company:problem.',
  'company:role.',
  'factory:act.',
  'factory:add.',
  'factory:address.',
  'factory:checkDigit.',
  'factory:evidence.',
  'factory:exemption.',
  'factory:filter.',
  'factory:history.kind.',
  'factory:ksicRevision.',
  'factory:label.',
  'factory:list.',
  'factory:nextStep.',
  'factory:part.',
  'factory:period.',
  'factory:precision.',
  'factory:problem.',
  'factory:purpose.',
  'factory:scheme.',
  'factory:section.',
  'factory:siteType.',
  'factory:state.',
  'factory:tab.',
  'flag:code.',
  'flag:evidence.',
  'flag:severity.',
  'flag:show.',
  'flag:step.',
  ...['amount.', 'balance.', 'by.', 'figure.factory.', 'filter.waiting.', 'follow.', 'history.', 'ledger.import.'].map(
    (key) => `flow:${key}`,
  ),
  ...['map.totals.', 'part.', 'problem.', 'row.', 'side.', 'state.', 'trace.', 'verdict.', 'view.'].map(
    (key) => `flow:${key}`,
  ),
  ...['alike.', 'columns.note.', 'count.', 'done.', 'state.', 'step.'].map((key) => `import:${key}`),
  ...['template.', 'trouble.', 'working.'].map((key) => `import:${key}`),
  ...['act.', 'dialog.', 'empty.', 'event.', 'filter.', 'help.', 'how.', 'howHelp.'].map((key) => `link:${key}`),
  ...['label.', 'onward.help.', 'partner.', 'per.', 'period.', 'problem.', 'propose.'].map((key) => `link:${key}`),
  ...['refusal.', 'revisionAct.', 'side.', 'state.', 'who.'].map((key) => `link:${key}`),
  ...['act.', 'filter.', 'group.', 'history.kind.', 'kind.', 'label.', 'links.'].map((key) => `product:${key}`),
  ...['part.', 'problem.', 'section.', 'state.'].map((key) => `product:${key}`),
  'product:sheet.',
  ...['due.', 'glad.', 'heading.', 'kind.', 'of.', 'state.', 'step.', 'waiter.'].map((key) => `home:${key}`),
  'demo:person.',
  'notice:about.',
  'notice:declaration.',
  'notice:heading.',
  'notice:kind.',
  'notice:role.',
  ...['history.none.', 'history.of.'].map((key) => `dashboard:${key}`),
  'outbox:column.',
  'outbox:kind.',
  'outbox:mail.why.',
  'outbox:state.',
  ...['column.', 'figure.', 'operator.', 'part.', 'response', 'reviewRow.', 'state.', 'tile.'].map(
    (key) => `dashboard:${key}`,
  ),
  'document:pdf.trouble.',
  ...['action.', 'keys.', 'kind.', 'page.', 'state.'].map((key) => `search:${key}`),
  'shell:role.',
  'shell:nav.',
  'shell:theme.',
  'shell:supplyChain.',
  'auth:findEmail.',
  'auth:findPassword.',
  ...REVIEW_KEYS,
  'recovery:findEmail.',
  'recovery:findPassword.',
  'recovery:firstAdmin.',
  'recovery:reset.',
  ...['field.', 'none.', 'part.', 'state.'].map((key) => `sight:${key}`),
  ...['abroad.problem.', 'agreement.', 'details.', 'done.'].map((key) => `signup:${key}`),
  'showcase:group.',
  'showcase:theme.',
  'supplyInvite:end.',
  'supplyInvite:join.',
  'supplyInvite:problem.',
  'supplyInvite:shared.',
  'supplyInvite:state.',
  'tier:band.',
  'tier:coverage.',
  'tier:graph.',
  'tier:material.',
  'tier:overview.',
  'tier:reveal.',
  'tier:standing.',
  'tier:state.',
  'tier:view.',
  'ui:conflict.',
  'unit:',
  ...['agreement.', 'check.', 'checklist.', 'companyKind.', 'confirm.lead.', 'decision.'].map(
    (key) => `verification:${key}`,
  ),
  ...['field.', 'kind.', 'membership.', 'outcome.', 'own.meaning.', 'own.none.'].map((key) => `verification:${key}`),
  ...['own.verified.', 'problem.', 'role.', 'skipped.', 'state.', 'taxState.'].map((key) => `verification:${key}`),
];

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
  // All that is named, once: to look for each of thousands of keys in all sources takes a minute.
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

it('S1.3 never says that something is coming soon', () => {
  const all = LANGUAGES.flatMap((language) => wordsOf(language).map(([, value]) => value)).join('\n');
  expect(all).not.toMatch(/com+ing soon|준비\s*중|敬请期待|近日公開/i);
});
