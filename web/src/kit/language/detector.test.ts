// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageDetector } from './detector.ts';

const detect = () => languageDetector.detect();
const speak = (language: string) => vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the detector reads
  document.cookie = 'i18next=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  window.history.replaceState(null, '', '/');
  document.documentElement.lang = 'ja';
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['ko', 'ko'],
  ['ko-KR', 'ko'],
  ['en-GB', 'en'],
  ['zh-TW', 'zh'],
  ['ja-JP', 'ja'],
  ['fr-FR', 'en'],
  ['de', 'en'],
])('S9.2 takes the browser language %s as %s, and English for any other', (language, tag) => {
  speak(language);
  expect(detect()).toBe(tag);
});

it('S9.3 asks query, cookie, local storage, session storage, browser, in that order', () => {
  speak('ko-KR');
  sessionStorage.setItem('i18nextLng', 'en');
  expect(detect()).toBe('en');
  localStorage.setItem('i18nextLng', 'cn');
  expect(detect()).toBe('zh');
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the detector reads
  document.cookie = 'i18next=jp';
  expect(detect()).toBe('ja');
  window.history.replaceState(null, '', '/?lng=kr');
  expect(detect()).toBe('ko');
});

it.each(['jp', 'ja', 'ja-JP', '"jp"', '"ja"', 'JA_jp'])(
  'S9.3 accepts name, tag and region form, JSON or plain: %s',
  (stored) => {
    speak('ko-KR');
    localStorage.setItem('i18nextLng', stored);
    expect(detect()).toBe('ja');
  },
);

it('S9.3 passes over what is no language', () => {
  speak('zh-CN');
  localStorage.setItem('i18nextLng', 'undefined');
  window.history.replaceState(null, '', '/?lng=../../etc');
  expect(detect()).toBe('zh');
});

it('S9.3 asks the browser if the storage is forbidden, and does not fail to write', () => {
  speak('ja-JP');
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  expect(detect()).toBe('ja');
  expect(() => languageDetector.cacheUserLanguage?.('ko')).not.toThrow();
});

it('S9.3 writes the name', () => {
  languageDetector.cacheUserLanguage?.('ko');
  expect(localStorage.getItem('i18nextLng')).toBe('kr');
});
