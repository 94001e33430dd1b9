import { expect, it } from 'vitest';
import {
  LANGUAGES,
  languageIn,
  languageInCookie,
  languageOf,
  languageOfBrowser,
  languageOfCountry,
  TAG_OF,
} from './language.ts';

it('S1.4 knows kr, en, cn and jp by their tags ko, en, zh and ja', () => {
  expect(LANGUAGES.map((name) => [name, TAG_OF[name]])).toEqual([
    ['kr', 'ko'],
    ['en', 'en'],
    ['cn', 'zh'],
    ['jp', 'ja'],
  ]);
});

it.each([
  ['kr', 'kr'],
  ['ko', 'kr'],
  ['ko-KR', 'kr'],
  ['KO_kr', 'kr'],
  ['en-GB', 'en'],
  ['zh-Hans-CN', 'cn'],
  ['ja', 'jp'],
  ['jp', 'jp'],
  ['de', undefined],
  ['', undefined],
  ['../../etc', undefined],
])('S9.3 reads %s as %s', (value, name) => {
  expect(languageOf(value)).toBe(name);
});

it.each([
  ['"zh-CN"', 'cn'],
  ['%22ja%22', 'jp'],
  [' ko ', 'kr'],
  ['%', undefined],
  ['undefined', undefined],
  [null, undefined],
])('S9.3 reads the stored %s as %s', (value, name) => {
  expect(languageIn(value)).toBe(name);
});

it('S9.3 finds the language among the cookies, and none in the value of another', () => {
  expect(languageInCookie('theme=dark; i18next=ja; x=1')).toBe('jp');
  expect(languageInCookie('xi18next=ja')).toBeUndefined();
  expect(languageInCookie('')).toBeUndefined();
});

it('S9.2 takes a browser in any other language as English', () => {
  expect(['ko-KR', 'fr', ''].map(languageOfBrowser)).toEqual(['kr', 'en', 'en']);
});

it.each([
  ['KR', 'kr'],
  ['CN', 'cn'],
  ['TW', 'cn'],
  ['JP', 'jp'],
  ['VN', 'en'],
  ['DE', 'en'],
])('23.21 writes to %s in %s', (country, name) => {
  expect(languageOfCountry(country)).toBe(name);
});
