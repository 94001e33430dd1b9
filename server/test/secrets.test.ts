import { expect, it } from 'vitest';
import { leaksIn } from './secrets.ts';

const secrets = { password: 'p@ss wörd/1' };
const around = (text: string, before: string, after: string) => Buffer.from(before + text + after);

it.each(['', 'a', 'ab', 'abc'])('finds a secret behind %j, however it is written', (before) => {
  const bytes = around(secrets.password, before, 'xy');
  const texts = [
    bytes.toString(),
    JSON.stringify({ text: bytes.toString() }),
    encodeURIComponent(bytes.toString()),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ];
  expect(texts.map((text) => leaksIn(text, secrets))).toEqual(texts.map(() => ['password']));
});

it('finds nothing where there is nothing', () => {
  expect(leaksIn('p@ss word/1', secrets)).toEqual([]);
});
