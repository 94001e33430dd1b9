// @vitest-environment happy-dom
import { LANGUAGES, TAG_OF } from '@ieum/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { changeLanguage, i18n } from './i18n.ts';
import { localeBackend } from './locale-backend.ts';

beforeEach(() => localStorage.clear());

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

it('S9.2 falls back to Korean', async () => {
  await startTestApp({ language: 'en' });
  expect(i18n.options.fallbackLng).toEqual(['ko']);
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

it('S1.4 25 formats every number that a text contains', async () => {
  await startTestApp({ language: 'en' });
  await i18n.loadNamespaces(['factory']);
  const people = (count: number) => i18n.t('factory:form.peopleOf', { count });
  expect([1, 31_000].map(people)).toEqual(['1 person', '31,000 people']);
  expect(i18n.t('factory:form.rowOf', { label: '2026', row: '1234' })).toContain('1234');
});
