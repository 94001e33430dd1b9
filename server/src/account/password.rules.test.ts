import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../test/fixtures/world/people.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { Failure } from '../kit/http/failure.ts';
import { refuseGuessable } from './password.rules.ts';

const LETTERS = 'Horse-이음-battery-staple-'.repeat(6);
const person = { email: 'kim.younghee@test.kr', name: '홍길동', phone: '01012345678', business_number: '1234567890' };
const isRefused = (password: string) =>
  refuseGuessable(password, person).then(
    () => false,
    (error) => error instanceof Failure && error.code === 'account.password_common',
  );

describe('a new password', () => {
  const world = useWorld();
  const { add, post, signIn, tokenOf } = usePeople(world);
  const choose = async (password: unknown) => {
    await add();
    return post('/password', { current: PASSWORD, password }, { token: await tokenOf() });
  };

  it.each([8, 64, 128])('B4 may have %i characters', async (length) => {
    const password = LETTERS.slice(0, length);
    expect((await choose(password)).statusCode).toBe(200);
    expect((await signIn(KIM.email, password)).statusCode).toBe(200);
  });

  it.each([
    ['seven characters', LETTERS.slice(0, 7)],
    ['129 characters', LETTERS.slice(0, 129)],
    ['none', ''],
    ['100,000 characters', LETTERS.repeat(700)],
    ['a number', 12_345_678],
    ['a list', [LETTERS]],
    ['nothing at all', null],
  ])('S5.2 B4 is refused by its field: %s', async (_, password) => {
    const { result } = (await choose(password)).json();
    expect(result).toMatchObject({ code: 'request.invalid', fields: { password: expect.any(String) } });
  });

  it.each([
    ['Hangul', '비밀번호가아주길어요'],
    ['blanks around and inside', '  ab cd ef  '],
    ['emoji', '🐎🔋📎🏭🌊🧵🪢🗝🌾'],
    ['a zero byte', 'abc\u0000defghij'],
    ['a line break', 'abc\ndefghij'],
    ['what looks like code', `"; drop table account_user; --`],
    ['composed otherwise', '비밀번호가길다'.normalize('NFD')],
  ])('B4 B5 may hold %s, and is taken as it is', async (_, password) => {
    expect((await choose(password)).statusCode).toBe(200);
    expect((await signIn(KIM.email, password)).statusCode).toBe(200);
    expect((await signIn(KIM.email, password.trim())).statusCode).toBe(password.trim() === password ? 200 : 401);
    expect((await signIn(KIM.email, [...password].slice(0, -1).join(''))).statusCode).toBe(401);
  });

  it('B5 is never two at once: what cannot be written down is refused', async () => {
    expect((await choose('abcdefgh\ud800')).statusCode).toBe(400);
    for (const typed of ['abcdefgh\ud800', 'abcdefgh\udfff', 'abcdefgh\ufffd']) {
      expect((await signIn(KIM.email, typed)).statusCode).not.toBe(200);
    }
  });
});

describe('refuseGuessable', () => {
  it('B4 refuses the 3,000 most common ones, in any case and width', async () => {
    const common = dictionary['passwords-common'].slice(0, 3_000).map(String);
    expect(common).toHaveLength(3_000);
    const wide = (word: string) => word.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
    const passed: string[] = [];
    for (const word of common) {
      for (const spelling of [word, word.toUpperCase(), wide(word)])
        if (!(await isRefused(spelling))) passed.push(spelling);
    }
    expect(passed).toEqual([]);
  });

  it.each([
    ['the product', ['ieum2026!', 'Ieum1234', '!!IEUM!!', '이음2026!!', '1234이음5678', '이음이음이음']],
    [
      'the address',
      ['kim.younghee@test.kr', 'KIM.younghee@test.kr', 'kim.younghee', 'kim.younghee1!', '99kim.younghee'],
    ],
    ['the name', ['홍길동12345', '홍길동!!!!!', '!홍길동2026']],
    ['the phone', ['01012345678', '010-1234-5678', '010 1234 5678!']],
    ['the business number', ['1234567890', '123-45-67890', '1234567890!']],
    ['too few signs', ['aaaaaaaa', 'abababab', '가나가나가나가나', '🐎🐎🐎🐎🐎🐎🐎🐎']],
  ])('B4 refuses what anybody knows: %s', async (_, passwords) => {
    const passed: string[] = [];
    for (const password of passwords) if (!(await isRefused(password))) passed.push(password);
    expect(passed).toEqual([]);
  });

  it('B4 takes what only holds such a word', async () => {
    for (const password of ['a horse named ieum', '홍길동과 이음의 여행', 'kim.younghee likes tea', 'correct horse']) {
      expect([password, await isRefused(password)]).toEqual([password, false]);
    }
  });

  it('B4 knows nobody by an empty word', async () => {
    await expect(refuseGuessable('83650284', { email: '', name: '', phone: '' })).resolves.toBeUndefined();
  });
});
