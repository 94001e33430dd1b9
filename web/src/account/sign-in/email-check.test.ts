import { signInInput } from '@ieum/contract';
import { expect, it } from 'vitest';
import { isEmail } from './email-check.ts';

it.each([
  '',
  ' ',
  'hong@example.com',
  ' Hong@Example.COM ',
  'ｈｏｎｇ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  "o'neil+tag@sub.example.co.kr",
  'a.b-c_d@x-y.kr',
  'hong',
  'hong@',
  '@example.com',
  'hong@example',
  'hong@example.c',
  'hong@@example.com',
  'hong @example.com',
  'hong@exam ple.com',
  '.hong@example.com',
  'hong.@example.com',
  'ho..ng@example.com',
  'hong@-example.com',
  'hong@example..com',
  'hong@example.com.',
  'hong@[127.0.0.1]',
  '홍@example.com',
  'hong@예시.한국',
  'hong\u0000@example.com',
  '<script>@example.com',
  `${'a'.repeat(250)}@example.com`,
  `${'a.'.repeat(5000)}@example.com`,
])('S5.1 takes for an e-mail what the server takes: %j', (typed) => {
  expect(isEmail(typed)).toBe(signInInput.shape.email.safeParse(typed).success);
});
