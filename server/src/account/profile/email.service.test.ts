import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const NEW = 'new@test.kr';
const DEAD = [400, 'account.link_dead'];
const DAY_S = 24 * 3_600;

const world = useWorld();
const { add, post, signIn, tokenOf, linkIn, mailsOf, passSeconds } = usePeople(world);
const ask = (token: string, email = NEW, password = PASSWORD) => post('/email', { email, password }, { token });
const confirm = (token: string) => post('/confirm-email', { token });
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof confirm>>) => [statusCode, json().result.code];
const emailOf = async (id: string) =>
  (await world.db().selectFrom('account_user').select('email').where('id', '=', id).executeTakeFirst())?.email;

describe('changeEmail', () => {
  it('changes nothing before the new address is confirmed, and tells the old one at once', async () => {
    const id = await add();
    const token = await tokenOf();
    expect((await ask(token, ' NEW@test.kr ')).statusCode).toBe(200);
    expect(await emailOf(id)).toBe(KIM.email);
    expect((await world.withToken(token).getProfile()).newEmail).toBe(NEW);
    const posted = (await world.mails()).map(({ kind, recipient }) => [kind, recipient]);
    expect(posted.sort()).toEqual([
      ['account.confirmNewEmail', NEW],
      ['account.emailChangeAsked', KIM.email],
    ]);
    expect((await mailsOf('emailChangeAsked'))[0]?.body_text).not.toContain(NEW);
  });

  it('refuses a wrong password, and an address that has an account', async () => {
    await add();
    await add({ email: 'lee@test.kr' });
    const token = await tokenOf();
    expect(outcome(await ask(token, NEW, 'not the one'))).toEqual([403, 'account.password_wrong']);
    for (const email of ['lee@test.kr', 'LEE@test.kr', 'ｌｅｅ@test.kr', KIM.email]) {
      expect(outcome(await ask(token, email))).toEqual([409, 'account.email_taken']);
    }
    expect(await world.mails()).toEqual([]);
  });

  it.each([
    '',
    'x',
    'a@b',
    'a@b.kr\r\nBcc: c@d.kr',
    'a@b.kr,c@d.kr',
    '"a b"@c.kr',
    'a@b.kr\u0000',
    `${'x'.repeat(260)}@y.kr`,
    5,
    null,
  ])('B11 refuses what is no address: %j', async (email) => {
    await add();
    const answer = await post('/email', { email, password: PASSWORD }, { token: await tokenOf() });
    expect(answer.json().result).toMatchObject({ code: 'request.invalid', fields: { email: expect.any(String) } });
  });

  it('voids the link that went out before it', async () => {
    const id = await add();
    const token = await tokenOf();
    await ask(token, 'first@test.kr');
    passSeconds(1);
    await ask(token, 'second@test.kr');
    expect(outcome(await confirm(await linkIn('confirmNewEmail', 'first@test.kr')))).toEqual(DEAD);
    expect((await confirm(await linkIn('confirmNewEmail', 'second@test.kr'))).statusCode).toBe(200);
    expect(await emailOf(id)).toBe('second@test.kr');
  });
});

describe('confirmEmail', () => {
  it('changes the address, once, and tells the old one', async () => {
    const id = await add();
    await ask(await tokenOf());
    const link = await linkIn('confirmNewEmail');
    expect((await confirm(link)).json().result.data).toEqual({ email: NEW });
    expect(outcome(await confirm(link))).toEqual(DEAD);
    expect(await emailOf(id)).toBe(NEW);
    expect([(await signIn()).statusCode, (await signIn(NEW)).statusCode]).toEqual([401, 200]);
    expect((await mailsOf('emailChanged')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
  });

  it('refuses an address that somebody took in between, and changes nothing', async () => {
    const id = await add();
    await ask(await tokenOf());
    await add({ email: NEW });
    expect(outcome(await confirm(await linkIn('confirmNewEmail')))).toEqual([409, 'account.email_taken']);
    expect(await emailOf(id)).toBe(KIM.email);
    expect(await mailsOf('emailChanged')).toEqual([]);
  });

  it('lets one of two win who want the same address', async () => {
    const ids = [await add(), await add({ email: 'lee@test.kr' })];
    const links: string[] = [];
    for (const email of [KIM.email, 'lee@test.kr']) {
      await ask(await tokenOf(email));
      links.push(await linkIn('confirmNewEmail'));
      passSeconds(1);
    }
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await Promise.all(ids.map(emailOf))).filter((email) => email === NEW)).toHaveLength(1);
  });

  it.each([
    ['a day, for a new address', 'confirmNewEmail', DAY_S],
    ['three days, for the first one', 'confirmEmail', 3 * DAY_S],
  ])('ends after %s', async (_, kind, lifetimeS) => {
    const statusAfter = async (email: string, seconds: number) => {
      await add({ email });
      const token = await tokenOf(email);
      await (kind === 'confirmNewEmail' ? ask(token, `new-${email}`) : post('/confirm-email/send', {}, { token }));
      passSeconds(seconds);
      return (await confirm(await linkIn(kind))).statusCode;
    };
    expect(await statusAfter('early@test.kr', lifetimeS - 1)).toBe(200);
    expect(await statusAfter('late@test.kr', lifetimeS + 1)).toBe(400);
  });

  it('is dead for somebody who has left, whatever link is still about', async () => {
    const id = await add();
    await ask(await tokenOf());
    await world.db().updateTable('account_user').set({ state: 'left' }).where('id', '=', id).execute();
    expect(outcome(await confirm(await linkIn('confirmNewEmail')))).toEqual(DEAD);
    expect(await emailOf(id)).toBe(KIM.email);
  });

  it.each(['x'.repeat(43), 'x', '../../etc/passwd', "' or 1=1 --", '', 'x'.repeat(101), 7, null, {}, ['x']])(
    'knows no link %j',
    async (token) => {
      const answer = await post('/confirm-email', { token });
      expect([answer.statusCode, answer.json().result.code]).toEqual([400, expect.stringMatching(/link_dead|invalid/)]);
    },
  );
});

describe('resendConfirmation', () => {
  it('sends a new link, and the old one is void', async () => {
    await add();
    const token = await tokenOf();
    await post('/confirm-email/send', {}, { token });
    const older = await linkIn('confirmEmail');
    passSeconds(1);
    await post('/confirm-email/send', {}, { token });
    expect(outcome(await confirm(older))).toEqual(DEAD);
    expect((await confirm(await linkIn('confirmEmail'))).json().result.data).toEqual({ email: KIM.email });
    expect((await world.withToken(token).getProfile()).isEmailConfirmed).toBe(true);
  });

  it('sends nothing where the address is confirmed', async () => {
    await add({ email_confirmed_at: '2026-01-01T00:00:00Z' });
    expect((await post('/confirm-email/send', {}, { token: await tokenOf() })).statusCode).toBe(200);
    expect(await world.mails()).toEqual([]);
  });
});

describe('mails that one asks for oneself', () => {
  const strict = useWorld({ limitFactor: 1 });
  const people = usePeople(strict);

  it.each([
    ['confirmEmail', '/confirm-email/send', {}],
    ['confirmNewEmail', '/email', { email: NEW, password: PASSWORD }],
  ])('B11 are three an hour at most: %s', async (kind, path, input) => {
    await people.add();
    const token = await people.tokenOf();
    const statuses = [];
    for (let calls = 0; calls < 5; calls++) statuses.push((await people.post(path, input, { token })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await people.mailsOf(kind)).toHaveLength(3);
  });

  it('B11 are three an hour at most to one address, whoever asks', async () => {
    const statuses = [];
    for (const who of ['a', 'b', 'c', 'd']) {
      await people.add({ email: `${who}@test.kr` });
      const token = await people.tokenOf(`${who}@test.kr`);
      const answer = await people.post('/email', { email: 'victim@test.kr', password: PASSWORD }, { token });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await people.mailsOf('confirmNewEmail')).toHaveLength(3);
  });
});
