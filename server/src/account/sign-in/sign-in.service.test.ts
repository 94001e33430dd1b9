import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createPasswords, type Hashing } from '../../kit/security/passwords.ts';
import type { Platform } from '../platform.ts';

const credentials = { email: 'Kim@Test.kr', password: PASSWORD };
const WEAK = { memoryCost: 4_096, timeCost: 1, parallelism: 1 };
const STRONG = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

/** `real` counts the checks against an account's own hash, not those against the dummy. */
const verified = { total: 0, real: 0 };
let beforeRenewal = async () => {};
const watched = (parts: Platform): Platform => {
  const watch = ({ hash: renew, verify }: Hashing): Hashing => ({
    hash: async (password) => {
      await beforeRenewal();
      return renew(password);
    },
    verify: (passwordHash, password) => {
      verified.total += 1;
      if (passwordHash?.startsWith('$argon2')) verified.real += 1;
      return verify(passwordHash, password);
    },
  });
  return { ...parts, passwords: { inLine: (run) => parts.passwords.inLine((hashing) => run(watch(hashing))) } };
};
const countOf = async (act: () => Promise<unknown>) => {
  Object.assign(verified, { total: 0, real: 0 });
  await act();
  return { ...verified };
};

describe('signIn', () => {
  const world = useWorld({ limitFactor: 1, passwords: 'real', change: watched });
  const { add, signIn, notifyOwners, mailsOf } = usePeople(world);

  it('S3.1 answers who it is, with a token that opens what the role may open', async () => {
    await add({ company_id: await world.company('1234567890') });
    const { jwt_token, ...shown } = await world.withToken(null).signIn(credentials);
    const who = { name: '김이음', email: 'kim@test.kr', role: 'supplier', business_number: '1234567890' };
    expect(shown).toEqual(who);
    expect(jwt_token.split('.')).toHaveLength(3);
    expect(await world.withToken(jwt_token).getMe()).toEqual(who);
  });

  it('S3.1 answers an empty business number for an admin and for a company outside Korea', async () => {
    await add({ role: 'admin' });
    await add({ email: 'lee@test.kr', company_id: await world.company(null) });
    for (const email of [KIM.email, 'lee@test.kr']) {
      expect((await signIn(email)).json().result.data.business_number).toBe('');
    }
  });

  it('S7.4 answers at the root as well as under /api', async () => {
    await add();
    for (const url of ['/user/signin', '/api/user/signin']) {
      expect((await world.inject({ method: 'POST', url, payload: credentials })).statusCode).toBe(200);
    }
  });

  it('S8.3 ignores a token that came along', async () => {
    await add();
    expect((await signIn(KIM.email, PASSWORD, { token: 'an.old.token' })).statusCode).toBe(200);
  });

  it('S6.1 lets in somebody whose company waits, was refused, or has not let them in yet, or who has left one', async () => {
    await add({ email: 'left-one@test.kr', membership: 'left' });
    expect((await signIn('left-one@test.kr')).statusCode).toBe(200);
    for (const state of ['pending', 'verified', 'rejected'] as const) {
      const company_id = await world.company(null);
      await world.db().updateTable('company').set({ state }).where('id', '=', company_id).execute();
      await add({ email: `${state}@test.kr`, company_id, membership: state === 'verified' ? 'requested' : 'active' });
      expect((await signIn(`${state}@test.kr`)).statusCode).toBe(200);
    }
  });

  it('writes neither password nor token into the log', async () => {
    await add();
    const { jwt_token } = await world.withToken(null).signIn(credentials);
    await world.withToken(jwt_token).getMe();
    await signIn(KIM.email, 'a wrong secret');
    for (const secret of [PASSWORD, 'a wrong secret', jwt_token]) expect(world.logged.join()).not.toContain(secret);
  });

  it('B2 B3 answers every refusal alike, each after exactly one verification', async () => {
    const company = () => world.company(null);
    const lock = async (email: string) => {
      for (let tries = 0; tries < 5; tries++) await world.platform.softLock.count(world.db(), email, world.clock());
    };
    const rejected = await company();
    await world.db().updateTable('company').set({ state: 'rejected' }).where('id', '=', rejected).execute();
    await add({ email: 'wrong@test.kr' });
    await add({ email: 'disabled@test.kr', state: 'disabled' });
    await add({ email: 'left@test.kr', state: 'left', password_hash: '-' });
    await add({ email: 'locked@test.kr' });
    await add({ email: 'rejected@test.kr', company_id: rejected, membership: 'disabled' });
    await add({ email: 'member-disabled@test.kr', membership: 'disabled' });
    await add({ email: 'both@test.kr', state: 'disabled' });
    for (const email of ['locked@test.kr', 'both@test.kr', 'nobody-locked@test.kr']) await lock(email);
    const cases = [
      ['unknown@test.kr', PASSWORD, 0],
      ['wrong@test.kr', 'not the one', 1],
      ['disabled@test.kr', PASSWORD, 1],
      ['left@test.kr', PASSWORD, 0],
      ['locked@test.kr', PASSWORD, 0],
      ['rejected@test.kr', PASSWORD, 1],
      ['member-disabled@test.kr', PASSWORD, 1],
      ['both@test.kr', PASSWORD, 0],
      ['nobody-locked@test.kr', PASSWORD, 0],
    ] as const;
    const answers: Record<string, unknown> = {};
    for (const [email, password, real] of cases) {
      const count = await countOf(async () => {
        const { statusCode, headers, body } = await signIn(email, password);
        answers[email] = { statusCode, headers: Object.keys(headers).sort(), body };
      });
      expect([email, count]).toEqual([email, { total: 1, real }]);
    }
    const alike = new Set(Object.values(answers).map((answer) => JSON.stringify(answer)));
    expect([...alike], JSON.stringify(answers)).toHaveLength(1);
    expect([...alike][0]).toContain('"statusCode":401');
  });

  it('B1 keeps the password as argon2id, and renews an older hash at the next sign-in that succeeds', async () => {
    await add({ password_hash: await hash(PASSWORD, WEAK) });
    const stored = async () => (await world.db().selectFrom('account_user').select('password_hash').execute())[0];
    await signIn(KIM.email, 'not the one');
    expect((await stored())?.password_hash).not.toMatch(STRONG);
    expect((await signIn()).statusCode).toBe(200);
    const renewed = (await stored())?.password_hash;
    expect(renewed).toMatch(STRONG);
    expect((await signIn()).statusCode).toBe(200);
    expect((await stored())?.password_hash).toBe(renewed);
  });

  it('B1 does not undo a password that was set while the older hash was renewed', async () => {
    const id = await add({ password_hash: await hash(PASSWORD, WEAK) });
    const password_hash = await hash('set in between', WEAK);
    beforeRenewal = async () => {
      await world.db().updateTable('account_user').set({ password_hash }).where('id', '=', id).execute();
    };
    await signIn();
    beforeRenewal = async () => {};
    const row = await world.db().selectFrom('account_user').select('password_hash').executeTakeFirst();
    expect(row?.password_hash).toBe(password_hash);
  });

  it.each([
    ['a trailing space', 'Correct horse 한글1', 'Correct horse 한글1 '],
    ['a leading space', 'Correct horse 한글1', ' Correct horse 한글1'],
    ['another case', 'Correct horse 한글1', 'correct horse 한글1'],
    ['the same letters composed otherwise', 'Correct horse 한글1', 'Correct horse 한글1'.normalize('NFD')],
    ['full-width letters', 'Correct horse 한글1', 'Ｃorrect horse 한글1'],
    ['something after a zero byte', 'Correct horse 한글1', 'Correct horse 한글1\u0000more'],
    ['half of it', 'Correct horse 한글1', 'Correct'],
    ['the first 72 of 100', 'ab'.repeat(50), 'ab'.repeat(36)],
  ])('B5 takes the password as it was typed: refuses %s', async (_, password, typed) => {
    await add({ password_hash: await hash(password, WEAK) });
    expect((await signIn(KIM.email, typed)).statusCode).toBe(401);
    expect((await signIn(KIM.email, password)).statusCode).toBe(200);
  });

  it.each([
    ['1 MB', 'x'.repeat(1_048_576), 413],
    ['900 kB', 'x'.repeat(900_000), 400],
    ['129 letters', 'x'.repeat(129), 400],
    ['none', '', 400],
  ])('B4 refuses a password of %s before any hash is run or try counted', async (_, password, status) => {
    await add();
    const count = await countOf(async () => expect((await signIn(KIM.email, password)).statusCode).toBe(status));
    expect(count.total).toBe(0);
    expect(await world.db().selectFrom('kit_limit').select('name').execute()).toEqual([]);
  });

  it('B3 tells the owner of a disabled account why, once a day, and only after the right password', async () => {
    await add({ state: 'disabled' });
    await signIn(KIM.email, 'not the one');
    expect([await notifyOwners(), await mailsOf('disabled')]).toEqual([[], []]);
    for (let tries = 0; tries < 3; tries++) await signIn();
    expect(await notifyOwners()).toEqual([]);
    expect((await mailsOf('disabled')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
  });
});

describe('signIn when too many hash at once', () => {
  const passwords = createPasswords(1, 1);
  const world = useWorld({ limitFactor: 1, change: (parts) => ({ ...parts, passwords }) });
  const { add, signIn } = usePeople(world);

  it('answers 503 with a time to wait, and counts no try', async () => {
    await add();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const places = [passwords.inLine(() => held), passwords.inLine(() => held)];
    for (const password of [PASSWORD, 'not the one']) {
      const answer = await signIn(KIM.email, password);
      expect([answer.statusCode, answer.json().result.code]).toEqual([503, 'server.unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    release();
    await Promise.all(places);
    for (const table of ['kit_limit', 'account_sign_in_failure', 'account_session'] as const) {
      expect(await world.db().selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect((await signIn()).statusCode).toBe(200);
  });
});
