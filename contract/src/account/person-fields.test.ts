import { expect, it } from 'vitest';
import type { z } from 'zod';
import { businessNumber } from '../company/company-number.ts';
import {
  email,
  formatPhone,
  internationalPhone,
  personName,
  phone,
  phoneAnywhere,
  rememberedPhone,
  storedPhone,
} from '../kit/person.ts';
import { newPassword } from './passwords.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each<[string, z.ZodType, string, string]>([
  ['an empty name', personName, '', 'nameRequired'],
  ['a blank name', personName, '   ', 'nameRequired'],
  ['an empty e-mail', email, '', 'emailRequired'],
  ['a bad e-mail', email, 'hong@', 'emailInvalid'],
  ['a long e-mail', email, `${'a'.repeat(10_000)}@test.kr`, 'emailInvalid'],
  ['an e-mail with a script', email, '<script>@test.kr', 'emailInvalid'],
  ['an empty phone', phone, '', 'phoneRequired'],
  ['a phone with dots', phone, '010.1234.5678', 'phoneInvalid'],
  ['a phone with +82', phone, '+82 10-1234-5678', 'phoneInvalid'],
  ['another mobile prefix', phone, '011-123-4567', 'phoneInvalid'],
  ['a short phone', phone, '010-123-4567', 'phoneInvalid'],
  ['an empty password', newPassword, '', 'passwordRequired'],
  ['seven characters', newPassword, 'a'.repeat(7), 'passwordLength'],
  ['129 characters', newPassword, 'a'.repeat(129), 'passwordLength'],
  ['nine digits', businessNumber, '123456789', 'businessNumberRequired'],
  ['letters', businessNumber, '12345abcde', 'businessNumberRequired'],
])('S5.2 names the sentence for %s', (_, schema, value, key) => {
  expect(messageOf(schema, value)).toBe(`auth:validation.${key}`);
});

it.each(['홍길동', 'Hong Gil-dong', '洪吉童', 'ホン・ギルドン', 'عمر', '😀', "Robert'); drop table x;--", '<script>'])(
  'takes the name %s',
  (name) => {
    expect(personName.parse(name)).toBe(name);
  },
);

it.each(['a\u0000b', 'a\nb', 'a\r\nBcc: x', '\ud800'])('refuses a name with what is no letter: %j', (name) => {
  expect(personName.safeParse(name).success).toBe(false);
});

it.each(['010-1234-5678', '01012345678', '０１０-１２３４-５６７８', ' 010-12345678 '])(
  'S5.3 keeps %s as digits',
  (typed) => {
    expect(phone.parse(typed)).toBe('01012345678');
  },
);

it.each(['+82 10-1234-5678', '0082 10 1234 5678', '+82(0)10.1234.5678', '010 1234 5678', '(010)1234/5678'])(
  'recognises %s',
  (typed) => {
    expect(rememberedPhone.parse(typed)).toBe('01012345678');
  },
);

it.each([
  ['+84 24 3825 1234', '842438251234', '+842438251234'],
  ['0084-24-3825-1234', '842438251234', '+842438251234'],
  ['+44 (0)20 7946 0958', '442079460958', '+442079460958'],
  ['+82 10-1234-5678', '01012345678', '010-1234-5678'],
  ['+82 (0)10-1234-5678', '01012345678', '010-1234-5678'],
  ['+82 02 1234 5678', '82212345678', '+82212345678'],
  ['010-1234-5678', '01012345678', '010-1234-5678'],
])('23.5 keeps %s in one way, whether it is registered or remembered', (typed, kept, shown) => {
  expect([phoneAnywhere, rememberedPhone].map((schema) => storedPhone(schema.parse(typed)))).toEqual([kept, kept]);
  expect(formatPhone(kept)).toBe(shown);
  expect(storedPhone(phoneAnywhere.parse(internationalPhone(kept)))).toBe(kept);
  // The browser sends the parsed value, and the server parses it again.
  const sent = rememberedPhone.parse(typed);
  expect(rememberedPhone.parse(sent)).toBe(sent);
});

it.each(['84 24 3825 1234', '+0 123 4567', '+84 24 38', '02-123-4567'])('23.5 takes %s for no number', (typed) => {
  for (const schema of [phoneAnywhere, rememberedPhone])
    expect(messageOf(schema, typed)).toBe('auth:validation.phoneAnywhere');
});

it('never alters a password', () => {
  const odd = '  Päss\u0000wörd😀  ';
  expect(newPassword.parse(odd)).toBe(odd);
});

it.each([8, 64, 128])('S5.2 takes a password of %d characters', (length) => {
  expect(newPassword.safeParse('a'.repeat(length)).success).toBe(true);
});
