import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const NEW = 'another horse';

const world = useWorld();
const { add, post, call, signIn, tokenOf, linkIn, mailsOf } = usePeople(world);
const change = (token: string, input: object = { current: PASSWORD, password: NEW }) =>
  post('/password', input, { token });
const statusOf = async (token: string) => (await call('GET', '/me', undefined, { token })).statusCode;
const newTokenOf = (answer: Awaited<ReturnType<typeof change>>) => String(answer.json().result.data.jwt_token);

describe('changePassword', () => {
  it('gives this session a new token; the old one and every other session are dead', async () => {
    await add();
    await add({ email: 'lee@test.kr' });
    const [here, elsewhere, theirs] = [await tokenOf(), await tokenOf(), await tokenOf('lee@test.kr')];
    const fresh = newTokenOf(await change(here));
    expect(await Promise.all([here, elsewhere, fresh, theirs].map(statusOf))).toEqual([401, 401, 200, 200]);
    expect((await world.withToken(fresh).listSessions()).rows.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await signIn()).statusCode).toBe(401);
    expect((await signIn(KIM.email, NEW)).statusCode).toBe(200);
    expect((await mailsOf('passwordChanged')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
  });

  it('refuses a wrong current one by its field, and the session goes on', async () => {
    await add();
    const token = await tokenOf();
    const answer = await change(token, { current: 'not the one', password: NEW });
    expect([answer.statusCode, answer.json().result]).toMatchObject([
      403,
      { code: 'account.password_wrong', fields: { current: 'wrong' } },
    ]);
    expect(await statusOf(token)).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect(await mailsOf('passwordChanged')).toEqual([]);
  });

  it('B4 refuses a guessable one and changes nothing', async () => {
    await add();
    const token = await tokenOf();
    const answer = await change(token, { current: PASSWORD, password: 'password1' });
    expect(answer.json().result).toMatchObject({ code: 'account.password_common', fields: { password: 'common' } });
    expect(await statusOf(token)).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('voids the links that went out before: whoever took the account over cannot come back', async () => {
    await add();
    const thief = await tokenOf();
    await post('/email', { email: 'thief@evil.test', password: PASSWORD }, { token: thief });
    const theirLink = await linkIn('confirmNewEmail');
    await post('/find-password', KIM);
    const oldReset = await linkIn('resetPassword');
    await change(await tokenOf());
    expect((await post('/confirm-email', { token: theirLink })).statusCode).toBe(400);
    expect((await post('/reset', { token: oldReset, password: 'third horse' })).statusCode).toBe(400);
    expect((await signIn(KIM.email, NEW)).statusCode).toBe(200);
  });

  it('does not win over a reset that came in between', async () => {
    await add();
    const token = await tokenOf();
    const { passwords } = world.platform;
    const inLine = passwords.inLine;
    await post('/find-password', KIM);
    const link = await linkIn('resetPassword');
    let turns = 0;
    passwords.inLine = async (run) => {
      // The first turn checks the current password, the second hashes the new one. The reset happens between them.
      turns += 1;
      if (turns === 2) await post('/reset', { token: link, password: 'the owner resets' });
      return inLine(run);
    };
    const answer = await change(token).finally(() => {
      passwords.inLine = inLine;
    });
    expect(answer.statusCode).toBe(401);
    expect((await signIn(KIM.email, NEW)).statusCode).toBe(401);
    expect((await signIn(KIM.email, 'the owner resets')).statusCode).toBe(200);
  });
});

describe('resetPassword after the address has changed', () => {
  it('takes no link that went to the old address', async () => {
    await add();
    await post('/find-password', KIM);
    const link = await linkIn('resetPassword');
    await post('/email', { email: 'new@test.kr', password: PASSWORD }, { token: await tokenOf() });
    expect((await post('/confirm-email', { token: await linkIn('confirmNewEmail') })).statusCode).toBe(200);
    expect((await post('/reset', { token: link, password: NEW })).statusCode).toBe(400);
    expect((await signIn('new@test.kr')).statusCode).toBe(200);
  });
});

describe('confirmPassword', () => {
  const passwordAt = async () =>
    (await world.db().selectFrom('account_session').select('password_at').executeTakeFirstOrThrow()).password_at;

  it('A10 notes when this session was last shown the password', async () => {
    await add();
    const token = await tokenOf();
    const before = await passwordAt();
    world.passHours(1);
    expect((await post('/password/confirm', { password: PASSWORD }, { token })).statusCode).toBe(200);
    expect(Date.parse(await passwordAt()) - Date.parse(before)).toBe(60 * 60 * 1000);
  });

  it('refuses a wrong one, by its field, and notes nothing', async () => {
    await add();
    const token = await tokenOf();
    const before = await passwordAt();
    world.passHours(1);
    const answer = await post('/password/confirm', { password: 'not the one' }, { token });
    expect([answer.statusCode, answer.json().result.fields]).toEqual([403, { password: 'wrong' }]);
    expect(await passwordAt()).toBe(before);
  });
});
