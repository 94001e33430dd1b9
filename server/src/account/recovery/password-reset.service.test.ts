import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KIM, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const NEW = 'another horse';
const DEAD = [400, 'account.link_dead'];
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

const world = useWorld();
const { add, post, call, signIn, tokenOf, linkIn, mailsOf, passSeconds } = usePeople(world);
const ask = (input: object = KIM) => post('/find-password', input);
const reset = (token: string, password = NEW) => post('/reset', { token, password });
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof reset>>) => [statusCode, json().result.code];
const statusOf = async (token: string) => (await call('GET', '/me', undefined, { token })).statusCode;

describe('requestReset', () => {
  it('S2.23 sends a link when all three match', async () => {
    await add();
    const answer = await ask({ ...KIM, phone: '+82 10 1234 5678', email: ' KIM@test.kr ' });
    expect(answer.body).toBe('{"result":{"data":{}}}');
    expect((await mailsOf('resetPassword')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
  });

  it('S2.23 23.5 sends it to whoever registered with a phone abroad', async () => {
    await add({ phone: '842438251234' });
    for (const phone of ['+84 24 3825 1235', '+84 24 3825 1234', '0084 24 3825 1234']) await ask({ ...KIM, phone });
    expect(await mailsOf('resetPassword')).toHaveLength(2);
  });

  it('S2.23 answers every miss like a hit, and sends nothing', async () => {
    await add();
    await add({ email: 'disabled@test.kr', state: 'disabled' });
    await add({ email: 'left@test.kr', state: 'left' });
    await add({ email: 'member-disabled@test.kr', membership: 'disabled' });
    await add({ email: 'lee@test.kr', name: '이다리', phone: '01099998888' });
    const misses = [
      { ...KIM, email: 'nobody@test.kr' },
      { ...KIM, email: 'lee@test.kr' },
      { ...KIM, name: '김이' },
      { ...KIM, phone: '01099998888' },
      ...['disabled', 'left', 'member-disabled'].map((who) => ({ ...KIM, email: `${who}@test.kr` })),
    ];
    const hit = await ask();
    const sent = (await world.mails()).length;
    for (const miss of misses) {
      const { statusCode, headers, body } = await ask(miss);
      expect([miss, statusCode, Object.keys(headers), body]).toEqual([miss, 200, Object.keys(hit.headers), hit.body]);
    }
    expect(await world.mails()).toHaveLength(sent);
  });

  it('S2.23 finds every one of several accounts with the same name and phone', async () => {
    for (const at of times(5)) await add({ email: `kim${at}@test.kr`, created_at: `2021-01-0${at + 1}T00:00:00Z` });
    for (const at of times(5)) await ask({ ...KIM, email: `kim${at}@test.kr` });
    expect(await mailsOf('resetPassword')).toHaveLength(5);
  });

  it('B6 takes the address of the link from the settings, whatever host was called', async () => {
    await add();
    await post('/find-password', KIM, {
      headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', origin: 'http://evil.test' },
    });
    const [mail] = await mailsOf('resetPassword');
    expect(mail?.body_text).toContain('https://ieum.test/auth/reset/');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  it('B6 stores only the hash of 32 random bytes', async () => {
    await add();
    await ask();
    const token = await linkIn('resetPassword');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await world.db().selectFrom('account_link').selectAll().execute();
    expect(rows.map(({ token_hash }) => token_hash)).toEqual([createHash('sha256').update(token).digest('base64url')]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(world.logged.join()).not.toContain(token);
  });

  it.each([
    [{ ...KIM, name: '김\r\nBcc: x@y.kr' }, 'name'],
    [{ ...KIM, email: 'kim@test.kr\r\nBcc: x@y.kr' }, 'email'],
    [{ ...KIM, email: 'kim@test.kr,x@y.kr' }, 'email'],
    [{ ...KIM, phone: 'x'.repeat(1_000) }, 'phone'],
    [{ name: KIM.name, phone: KIM.phone }, 'email'],
    [{ ...KIM, admin: true }, 'admin'],
  ])('B11 refuses what could end up in the head of a mail: %j', async (input, field) => {
    expect((await ask(input)).json().result).toMatchObject({
      code: 'request.invalid',
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('checkReset', () => {
  it('S2.23 says whether a link still works, without using it up', async () => {
    await add();
    await ask();
    const token = await linkIn('resetPassword');
    for (const _ of times(2)) expect((await post('/reset/check', { token })).statusCode).toBe(200);
    expect(outcome(await post('/reset/check', { token: 'x'.repeat(43) }))).toEqual(DEAD);
    expect((await reset(token)).statusCode).toBe(200);
    expect(outcome(await post('/reset/check', { token }))).toEqual(DEAD);
  });
});

describe('resetPassword', () => {
  const requestLink = async () => {
    await add();
    await ask();
    return linkIn('resetPassword', KIM.email);
  };

  it('S2.23 sets the password; the old one is gone', async () => {
    expect((await reset(await requestLink())).statusCode).toBe(200);
    expect((await signIn()).statusCode).toBe(401);
    expect((await signIn(KIM.email, NEW)).statusCode).toBe(200);
  });

  it('B6 lets one of twenty win that use a link at once', async () => {
    const token = await requestLink();
    const answers = await Promise.all(times(20).map((at) => reset(token, `${NEW} ${at}`)));
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    expect((await signIn(KIM.email, `${NEW} ${won[0]}`)).statusCode).toBe(200);
  });

  it('B6 takes the newest link only, for half an hour, once', async () => {
    const older = await requestLink();
    passSeconds(1);
    await ask();
    const newest = await linkIn('resetPassword');
    expect(outcome(await reset(older))).toEqual(DEAD);
    passSeconds(30 * 60 - 1);
    expect((await reset(newest)).statusCode).toBe(200);
    expect(outcome(await reset(newest))).toEqual(DEAD);
    passSeconds(1);
    await ask();
    passSeconds(30 * 60 + 1);
    expect(outcome(await reset(await linkIn('resetPassword')))).toEqual(DEAD);
  });

  it("B6 takes no link of another kind, and leaves other people's links alone", async () => {
    await add({ email: 'lee@test.kr', name: '이다리', phone: '01099998888' });
    await ask({ name: '이다리', phone: '01099998888', email: 'lee@test.kr' });
    const theirs = await linkIn('resetPassword', 'lee@test.kr');
    const mine = await requestLink();
    expect((await reset(mine)).statusCode).toBe(200);
    expect((await signIn('lee@test.kr')).statusCode).toBe(200);
    await post('/confirm-email/send', {}, { token: await tokenOf('lee@test.kr') });
    expect(outcome(await reset(await linkIn('confirmEmail')))).toEqual(DEAD);
    expect(outcome(await post('/confirm-email', { token: theirs }))).toEqual(DEAD);
    expect((await reset(theirs)).statusCode).toBe(200);
  });

  it('B7 signs out everywhere, signs nobody in, and tells the owner', async () => {
    await add();
    const tokens = [await tokenOf(), await tokenOf()];
    await ask();
    const answer = await reset(await linkIn('resetPassword'));
    expect(answer.body).toBe('{"result":{"data":{}}}');
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401]);
    expect((await mailsOf('passwordChanged')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
    expect(await world.db().selectFrom('account_session').select('id').execute()).toEqual([]);
  });

  it('B4 refuses a guessable password, and the link is still good', async () => {
    const token = await requestLink();
    for (const password of ['password1', 'kim@test.kr', '01012345678', '김이음김이음', 'aaaaaaaa']) {
      const { result } = (await reset(token, password)).json();
      expect([password, result.code]).toEqual([
        password,
        password === '김이음김이음' ? 'request.invalid' : 'account.password_common',
      ]);
    }
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('confirms the address: whoever holds the link reads that mailbox', async () => {
    await reset(await requestLink());
    const row = await world.db().selectFrom('account_user').select('email_confirmed_at').executeTakeFirst();
    expect(row?.email_confirmed_at).not.toBeNull();
  });

  it('B6 is dead for somebody who was disabled or has left meanwhile', async () => {
    const token = await requestLink();
    for (const state of ['disabled', 'left'] as const) {
      await world.db().updateTable('account_user').set({ state }).execute();
      expect([state, ...outcome(await reset(token))]).toEqual([state, ...DEAD]);
    }
  });
});

describe('requestReset, too often', () => {
  const strict = useWorld({ limitFactor: 1 });
  const people = usePeople(strict);

  it('B11 sends ten mails a day at most, however often it is asked', async () => {
    await people.add();
    const askFrom = (no: number) => people.post('/find-password', KIM, { from: `10.${no % 250}.${no >> 8}.1` });
    for (const hour of times(8)) {
      for (const at of times(hour < 4 ? 3 : 0)) await askFrom(hour * 10 + at);
      people.passSeconds(3_600);
    }
    expect(await people.mailsOf('resetPassword')).toHaveLength(10);
    for (const at of times(1_000)) await askFrom(at);
    expect(await people.mailsOf('resetPassword')).toHaveLength(10);
  });

  it('B10 stays open to the owner while somebody else asks in their name', async () => {
    await people.add();
    for (const at of times(40))
      await people.post('/find-password', { ...KIM, name: '남의 이름' }, { from: `10.${at}.1.1` });
    expect((await people.post('/find-password', KIM)).statusCode).toBe(200);
    expect(await people.mailsOf('resetPassword')).toHaveLength(1);
  });

  it('B11 answers 429 to the fourth of an hour, known and unknown alike', async () => {
    await people.add();
    const fourth = [];
    for (const input of [KIM, { ...KIM, email: 'nobody@test.kr' }]) {
      for (const at of times(3)) await people.post('/find-password', input, { from: `10.${at}.1.1` });
      const { statusCode, headers, body } = await people.post('/find-password', input, { from: '10.9.1.1' });
      fourth.push(`${statusCode} ${headers['retry-after']} ${body}`);
    }
    expect(fourth[0]).toMatch(/^429 /);
    expect(fourth[1]).toBe(fourth[0]);
  });
});
