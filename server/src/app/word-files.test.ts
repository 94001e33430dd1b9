import { brotliDecompressSync } from 'node:zlib';
import { MAX_WORD_FILES } from '@ieum/contract';
import { expect, it } from 'vitest';
import { staticFile } from '../kit/files/static-files.ts';
import { joinedWordFiles, withLocaleAliases } from './word-files.ts';

const NAMES = Array.from({ length: MAX_WORD_FILES + 1 }, (_, index) => `n${String.fromCharCode(97 + index)}`);
const wordsOf = (language: string, name: string) => ({ title: `${name} ${language}` });
const files = withLocaleAliases(
  new Map(
    ['kr', 'jp'].flatMap((language) =>
      NAMES.map((name) => {
        const path = `/locales/${language}/${name}.json`;
        return [path, staticFile(path, Buffer.from(JSON.stringify(wordsOf(language, name))))] as const;
      }),
    ),
  ),
);
const joined = joinedWordFiles(files);
const wordsAt = (path: string) => JSON.parse(joined(path)?.body.toString() ?? 'null');

it('S9.3 28.7 joins words under their names, for the name and the tag of a language', () => {
  for (const language of ['jp', 'ja'])
    expect(wordsAt(`/locales/${language}/na+nb.json`)).toEqual({ na: wordsOf('jp', 'na'), nb: wordsOf('jp', 'nb') });
});

it('28.7 sends them compressed, to be asked for again each time', () => {
  const file = joined('/locales/kr/na+nc.json');
  expect(file?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(brotliDecompressSync(file?.br?.body ?? Buffer.of())).toEqual(file?.body);
  expect(file?.headers.etag).not.toBe(joined('/locales/kr/na+nd.json')?.headers.etag);
});

it('28.7 compresses and keeps the first hundred sets, and sends all others as they are', () => {
  const path = '/locales/kr/na+nb.json';
  const first = joined(path);
  expect(joined(path)).toBe(first);
  for (const [at, one] of NAMES.entries())
    for (const other of NAMES.slice(at + 1))
      for (const language of ['kr', 'jp']) joined(`/locales/${language}/${one}+${other}.json`);
  expect(joined(path)).toBe(first);
  const late = joined('/locales/kr/na+nb+nc.json');
  expect(late?.br ?? late?.gzip).toBeUndefined();
  expect(wordsAt('/locales/kr/na+nb+nc.json')).toHaveProperty('nc', wordsOf('kr', 'nc'));
});

it('28.7 knows one name of a set, and nothing that has no words', () => {
  const unknown = [
    '/locales/kr/nb+na.json',
    '/locales/kr/na+na.json',
    '/locales/kr/na+nobody.json',
    '/locales/kr/na+.json',
    '/locales/kr/na.json',
    `/locales/kr/${NAMES.join('+')}.json`,
    '/locales/xx/na+nb.json',
    '/locales/ko-KR/na+nb.json',
    '/locales/kr/x/na+nb.json',
    '/locales/kr/na+..%2Fnb.json',
    '/other/kr/na+nb.json',
  ];
  for (const path of unknown) expect([path, joined(path)]).toEqual([path, undefined]);
});
