import { describe, expect, it } from 'vitest';
import { useWorld } from '../../test/world.ts';
import { hashPassword } from '../kit/passwords.ts';
import { createTokens } from '../kit/tokens.ts';

const credentials = { email: 'Kim@Test.kr', password: 'correct horse' };
const failed = { status: 401, code: 'account.sign_in_failed' };

const world = useWorld();

const kim = async (state: 'active' | 'disabled' = 'active') =>
  world.person({
    email: 'kim@test.kr',
    password_hash: await hashPassword(credentials.password),
    role: 'supplier',
    company_id: await world.company('1234567890'),
    state,
  });

describe('signIn', () => {
  it('S3.1 answers who it is, with a token that opens what the role may open', async () => {
    await kim();
    const { jwt_token, ...shown } = await world.withToken(null).signIn(credentials);
    const who = { name: '김이음', email: 'kim@test.kr', role: 'supplier', business_number: '1234567890' };
    expect(shown).toEqual(who);
    expect(jwt_token.split('.')).toHaveLength(3);
    expect(await world.withToken(jwt_token).getMe()).toEqual(who);
  });

  it('S7.4 answers at the root as well as under /api', async () => {
    await kim();
    for (const url of ['/user/signin', '/api/user/signin']) {
      expect((await world.inject({ method: 'POST', url, payload: credentials })).statusCode).toBe(200);
    }
  });

  it('refuses a wrong password, an unknown and a disabled user alike', async () => {
    const { signIn } = world.withToken(null);
    await expect(signIn(credentials)).rejects.toMatchObject(failed);
    await kim('disabled');
    await expect(signIn(credentials)).rejects.toMatchObject(failed);
    await expect(signIn({ ...credentials, password: 'wrong' })).rejects.toMatchObject(failed);
  });

  it('S8.3 ignores a token that came along', async () => {
    await kim();
    const payload = credentials;
    const answer = await world.inject({ method: 'POST', url: '/api/user/signin', payload }, 'an.old.token');
    expect(answer.statusCode).toBe(200);
  });

  it('writes neither password nor token into the log', async () => {
    await kim();
    const { jwt_token } = await world.withToken(null).signIn(credentials);
    await world.withToken(jwt_token).getMe();
    expect(world.logged.join()).not.toContain(credentials.password);
    expect(world.logged.join()).not.toContain(jwt_token);
  });
});

describe('signOut', () => {
  it('ends the session on the server, and only this one', async () => {
    await kim();
    const { signIn } = world.withToken(null);
    const here = world.withToken((await signIn(credentials)).jwt_token);
    const elsewhere = world.withToken((await signIn(credentials)).jwt_token);
    await here.signOut();
    await expect(here.getMe()).rejects.toMatchObject({ status: 401, code: 'session.required' });
    await expect(elsewhere.getMe()).resolves.toMatchObject({ email: 'kim@test.kr' });
  });
});

describe('a session', () => {
  it('must be one of ours', async () => {
    const forged = createTokens('another key, just as long as ours').sign(crypto.randomUUID());
    for (const token of [null, '', 'a.b.c', forged]) {
      await expect(world.withToken(token).getMe()).rejects.toMatchObject({ code: 'session.required' });
    }
  });

  it('ends after twelve hours', async () => {
    const admin = await world.admin();
    world.passHours(11.9);
    await expect(admin.getMe()).resolves.toMatchObject({ role: 'admin', business_number: '' });
    world.passHours(0.2);
    await expect(admin.getMe()).rejects.toMatchObject({ code: 'session.required' });
  });

  it('ends at once when its user is disabled', async () => {
    const disabled = world.withToken(await world.token({ state: 'disabled' }));
    await expect(disabled.getMe()).rejects.toMatchObject({ status: 401, code: 'session.required' });
  });
});
