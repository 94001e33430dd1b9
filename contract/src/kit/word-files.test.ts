import { expect, it } from 'vitest';
import { joinWords, MAX_WORD_FILES, namespacesIn, wordFileOf } from './word-files.ts';

it('S7.7 28.7 names a file after the namespaces that it joins, in one way only', () => {
  expect(wordFileOf(['shell', 'account'])).toBe('account+shell.json');
  expect(namespacesIn('account+shell.json')).toEqual(['account', 'shell']);
  const most = Array.from({ length: MAX_WORD_FILES }, (_, index) => `n${String.fromCharCode(97 + index)}`);
  expect(namespacesIn(wordFileOf(most))).toEqual(most);
  const refused = [
    'account.json',
    'shell+account.json',
    'account+account.json',
    'account+shell',
    wordFileOf([...most, 'z']),
    '',
  ];
  for (const file of refused) expect([file, namespacesIn(file)]).toEqual([file, []]);
});

it('28.7 joins the words of each namespace under its name, or nothing where one is missing', () => {
  const texts: Record<string, string> = { account: '{"a":"1"}', shell: '{"b":{"c":"2"}}' };
  const joined = joinWords(['account', 'shell'], (name) => texts[name]) ?? '';
  expect(JSON.parse(joined)).toEqual({ account: { a: '1' }, shell: { b: { c: '2' } } });
  expect(joinWords(['account', 'nobody'], (name) => texts[name])).toBeUndefined();
  expect(joinWords([], (name) => texts[name])).toBeUndefined();
});
