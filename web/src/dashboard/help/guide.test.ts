import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadGuideIn } from './guide.ts';
import { HELP_PARTS, helpPartOf } from './help-parts.ts';

it.each(['ko', 'en', 'zh', 'ja'])('speaks of every page, in order, to whoever reads %s', async (tag) => {
  const guide = await loadGuideIn(tag);
  expect(guide.map(({ part }) => part)).toEqual([...HELP_PARTS]);
  for (const { to, steps } of guide) {
    expect(steps.length).toBeGreaterThan(1);
    expect(to ?? '/').toMatch(/^\//);
  }
});

it.each([
  ['ko', /\p{Script=Hangul}/u, /\p{Script=Hiragana}/u],
  ['zh', /\p{Script=Han}/u, /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ja', /\p{Script=Hiragana}/u, /\p{Script=Hangul}/u],
])('says the same in %s as in English, in its own script', async (tag, own, foreign) => {
  const [guide, english] = [await loadGuideIn(tag), await loadGuideIn('en')];
  expect(guide.map(({ to }) => to)).toEqual(english.map(({ to }) => to));
  expect(JSON.stringify(english)).not.toMatch(own);
  expect(JSON.stringify(guide)).not.toMatch(foreign);
  for (const { what } of guide) expect(what).toMatch(own);
});

it('is as complete in Japanese as in Korean', async () => {
  const sizes = async (tag: string) =>
    (await loadGuideIn(tag)).map(({ steps, asked = [] }) => [steps.length, asked.length]);
  expect(await sizes('ja')).toEqual(await sizes('ko'));
});

it('finds what is said of a page by its address', () => {
  expect(helpPartOf('/')).toBe('home');
  expect(helpPartOf('/factory/certificates/new')).toBe('certificates');
  expect(helpPartOf('/factory/019a')).toBe('factory');
  expect(helpPartOf('/supply-chain/flow/balance')).toBe('balance');
  expect(helpPartOf('/supply-chain/review/queue')).toBe('reviewing');
  expect(helpPartOf('/supply-chain/review/requests')).toBe('review');
  expect(helpPartOf('/supply-chain')).toBe('tier');
  expect(helpPartOf('/admin/users')).toBeUndefined();
  expect(helpPartOf('/help')).toBeUndefined();
});

/** Returns all interface texts of one language. */
const wordsOn = (language: string) => {
  const folder = `locales/${language}/interface`;
  const words = new Set<string>();
  for (const name of readdirSync(folder))
    JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'), (_, value) => {
      if (typeof value === 'string') words.add(value);
      return value;
    });
  return words;
};

/** Examples of what people see or type, which are not interface texts. */
const EXAMPLES = ['3일 지남', '3 days late', '已逾期 3 天', '3日超過', 'ㄴㄹㅅ'];

it.each([
  ['kr', 'ko', /‘([^’]+)’/g],
  ['en', 'en', /“([^”]+)”/g],
  ['cn', 'zh', /“([^”]+)”/g],
  ['jp', 'ja', /「([^」]+)」/g],
])('calls things what the screens call them (%s)', async (language, tag, quoted) => {
  const words = wordsOn(language);
  const names = [...JSON.stringify(await loadGuideIn(tag)).matchAll(quoted)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !words.has(name) && !EXAMPLES.includes(name))).toEqual([]);
});
