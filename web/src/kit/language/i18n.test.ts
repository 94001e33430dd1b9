// @vitest-environment happy-dom
import { LANGUAGES, MAX_WORD_FILES, TAG_OF } from '@ieum/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { changeLanguage, i18n } from './i18n.ts';
import { localeBackend } from './locale-backend.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllEnvs());

it('S1.4 speaks four languages; html and i18next get the tag, storage the name', async () => {
  await startTestApp();
  const translations = new Set<string>();
  for (const name of LANGUAGES) {
    await changeLanguage(name);
    expect(document.documentElement.lang).toBe(TAG_OF[name]);
    expect(i18n.language).toBe(TAG_OF[name]);
    expect(localStorage.getItem('i18nextLng')).toBe(name);
    translations.add(i18n.t('retry'));
  }
  expect(translations.size).toBe(LANGUAGES.length);
});

it('S9.2 28.7 falls back to Korean from the first key on that a language does not have, and loads it only then', async () => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.includes('/en/') ? { close: 'Close' } : { close: '닫기', retry: '다시 시도' });
  });
  localStorage.setItem('i18nextLng', 'en');
  const fresh = await import('./i18n.ts');
  await fresh.startI18n();
  expect(fresh.i18n.t('close')).toBe('Close');
  expect(asked).toEqual(['/locales/en/common.json']);
  // What draws words listens to both events.
  expect(fresh.i18n.options.react).toMatchObject({ bindI18n: 'languageChanged fallbackLoaded' });
  const loaded = new Promise<void>((resolve) => fresh.i18n.on('fallbackLoaded', resolve));
  fresh.i18n.t('retry');
  await loaded;
  expect([fresh.i18n.t('retry'), fresh.i18n.t('close')]).toEqual(['다시 시도', 'Close']);
  await fresh.i18n.loadNamespaces(['home']);
  expect(asked.slice(1).sort()).toEqual(['/locales/en/home.json', '/locales/kr/common.json', '/locales/kr/home.json']);
  expect(fresh.i18n.t('home:retry')).toBe('다시 시도');
});

it('forgets the language in the address once another is chosen', async () => {
  await startTestApp();
  window.history.replaceState(null, '', '/factory?lng=en&page=2');
  await changeLanguage('jp');
  expect(window.location.search).toBe('?page=2');
});

it('S7.7 reads words by name and reports missing keys to the add path', () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({});
  });
  localeBackend.read('ja', 'auth', () => {});
  localeBackend.create?.(['ko'], 'common', 'some.key', 'some.key');
  expect(urls).toEqual(['/locales/jp/auth.json', '/locales/add/kr/common']);
});

it('S7.7 28.7 reads words that are wanted at the same moment in one file, and those of the first page alone', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return url.includes('broken')
      ? new Response('', { status: 500 })
      : Response.json({ link: { a: 'link' }, home: { a: 'home' } });
  });
  const read = (tag: string, namespace: string) =>
    new Promise((resolve) => {
      localeBackend.read(tag, namespace, (error, words) => resolve(error ? [error instanceof Error, words] : words));
    });
  const words = await Promise.all([
    read('ko', 'link'),
    read('en', 'codes'),
    read('ko', 'common'),
    read('ko', 'home'),
    read('zh', 'broken'),
    read('zh', 'tier'),
  ]);
  expect(urls.sort()).toEqual([
    '/locales/cn/broken+tier.json',
    '/locales/en/codes.json',
    '/locales/kr/common.json',
    '/locales/kr/home+link.json',
  ]);
  expect([words[0], words[3]]).toEqual([{ a: 'link' }, { a: 'home' }]);
  expect([words[4], words[5]]).toEqual([
    [true, true],
    [true, true],
  ]);
});

it('28.7 asks for many words in several files', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url);
    return Response.json({});
  });
  const all = Array.from({ length: MAX_WORD_FILES + 1 }, (_, index) => `n${index}`);
  await Promise.all(all.map((name) => new Promise<void>((resolve) => localeBackend.read('ko', name, () => resolve()))));
  expect(urls.map((url) => url.split('+').length)).toEqual([MAX_WORD_FILES, 1]);
});

it('S1.4 25 formats every number that a text contains', async () => {
  await startTestApp({ language: 'en' });
  await i18n.loadNamespaces(['factory']);
  const people = (count: number) => i18n.t('factory:form.peopleOf', { count });
  expect([1, 31_000].map(people)).toEqual(['1 person', '31,000 people']);
  expect(i18n.t('factory:form.rowOf', { label: '2026', row: '1234' })).toContain('1234');
});
