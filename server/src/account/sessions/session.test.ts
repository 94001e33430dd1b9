import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const REQUIRED = { status: 401, code: 'session.required' };
const HOUR_S = 3_600;

const world = useWorld();
const { add, call, post, signIn, tokenOf, linkIn, passSeconds } = usePeople(world);
const statusOf = async (token: string) => (await call('GET', '/me', undefined, { token })).statusCode;

describe('a token', () => {
  it('C1 names a user, a session and a version, and nothing else', async () => {
    const id = await add();
    const [header = '', payload = ''] = (await tokenOf()).split('.');
    const decoded = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(decoded(header)).toEqual({ alg: 'HS256', typ: 'JWT' });
    const claims = decoded(payload);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub', 'ver']);
    expect(claims).toMatchObject({ iss: 'ieum', aud: 'ieum-portal', sub: id, ver: 1 });
    expect(claims.exp - claims.iat).toBe(12 * HOUR_S);
  });

  it('C5 carries no role: what somebody is stands in the database', async () => {
    const id = await add();
    const token = await tokenOf();
    expect((await call('GET', '/me', undefined, { token })).json().result.data.role).toBe('supplier');
    await world.db().updateTable('account_user').set({ role: 'admin' }).where('id', '=', id).execute();
    expect((await call('GET', '/me', undefined, { token })).json().result.data.role).toBe('admin');
    await world.db().updateTable('account_user').set({ role: 'supplier' }).where('id', '=', id).execute();
    await world.db().updateTable('company_member').set({ state: 'requested' }).where('user_id', '=', id).execute();
    await expect(world.withToken(token).listFactories()).rejects.toMatchObject({ status: 403, code: 'access.denied' });
  });
});

describe('a session', () => {
  const setState = (id: string, state: 'disabled' | 'left') =>
    world.db().updateTable('account_user').set({ state }).where('id', '=', id).execute();
  const setMembership = (id: string, state: 'disabled' | 'left') =>
    world.db().updateTable('company_member').set({ state }).where('user_id', '=', id).execute();
  const reset = async () => {
    await post('/find-password', { ...KIM });
    return post('/reset', { token: await linkIn('resetPassword'), password: 'another horse' });
  };
  const ends: [string, (token: string, id: string) => Promise<unknown>][] = [
    ['signing out', (token) => post('/signout', {}, { token })],
    ['signing out everywhere', (token) => post('/signout-everywhere', {}, { token })],
    ['a new password', (token) => post('/password', { current: PASSWORD, password: 'another horse' }, { token })],
    ['a reset', reset],
    ['being disabled', (_, id) => setState(id, 'disabled')],
    ['having left', (_, id) => setState(id, 'left')],
    ['a membership that is disabled', (_, id) => setMembership(id, 'disabled')],
    ['leaving', (token) => post('/leave', { password: PASSWORD }, { token })],
    ['a row that is gone', (_, id) => world.db().deleteFrom('account_session').where('user_id', '=', id).execute()],
  ];
  it.each(ends)('C3 ends at once by %s', async (_, end) => {
    const id = await add();
    const token = await tokenOf();
    expect(await statusOf(token)).toBe(200);
    await end(token, id);
    await expect(world.withToken(token).getMe()).rejects.toMatchObject(REQUIRED);
  });

  it('C3 goes on when a membership ends, and shows nothing of the company', async () => {
    const id = await add();
    const caller = world.withToken(await tokenOf());
    await caller.getCompany();
    await setMembership(id, 'left');
    await expect(caller.getCompany()).rejects.toMatchObject({ code: 'access.denied' });
    expect(await caller.getProfile()).toMatchObject({ company: null });
  });

  it('C4 ends twelve hours after sign-in, whatever is done meanwhile', async () => {
    await add();
    const token = await tokenOf();
    for (let step = 0; step < 6; step++) {
      passSeconds(1.9 * HOUR_S);
      expect(await statusOf(token)).toBe(200);
    }
    passSeconds(0.6 * HOUR_S - 1);
    expect(await statusOf(token)).toBe(200);
    passSeconds(2);
    expect(await statusOf(token)).toBe(401);
  });

  it('C4 ends after two hours without a call', async () => {
    await add();
    const token = await tokenOf();
    passSeconds(2 * HOUR_S - 1);
    expect(await statusOf(token)).toBe(200);
    passSeconds(2 * HOUR_S + 1);
    expect(await statusOf(token)).toBe(401);
  });

  it('F-5 still lets its owner read when its use cannot be noted because the disk is full', async () => {
    await add();
    const token = await tokenOf();
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no room' using errcode = '53100'; end $$`.execute(world.db());
    await sql`create trigger full_disk before update on account_session
      for each row execute function refuse()`.execute(world.db());
    passSeconds(HOUR_S);
    expect(await statusOf(token)).toBe(200);
    passSeconds(HOUR_S + 1);
    expect(await statusOf(token)).toBe(401);
  });

  it('C4 notes its use at most once a minute', async () => {
    await add();
    const token = await tokenOf();
    const place = async () =>
      (await sql<{ at: string }>`select ctid::text as at from account_session`.execute(world.db())).rows[0]?.at;
    const places = [await place()];
    for (let calls = 0; calls < 18; calls++) {
      passSeconds(10);
      await statusOf(token);
      places.push(await place());
    }
    expect(new Set(places).size - 1).toBe(2);
  });
});

describe('signOut', () => {
  it('ends this session and no other', async () => {
    await add();
    const [here, elsewhere] = [await tokenOf(), await tokenOf()];
    await world.withToken(here).signOut();
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([401, 200]);
  });
});

describe('signOutEverywhere', () => {
  it('ends all sessions of this person and of nobody else', async () => {
    await add();
    await add({ email: 'lee@test.kr' });
    const mine = [await tokenOf(), await tokenOf(), await tokenOf()];
    const theirs = await tokenOf('lee@test.kr');
    await world.withToken(mine[0] ?? '').signOutEverywhere();
    expect(await Promise.all(mine.map(statusOf))).toEqual([401, 401, 401]);
    expect(await statusOf(theirs)).toBe(200);
    expect(await statusOf(await tokenOf())).toBe(200);
  });
});

describe('listSessions', () => {
  it('shows my own, the last used first, and says which one this is', async () => {
    await add();
    await add({ email: 'lee@test.kr' });
    const agent = (name: string) => ({ headers: { 'user-agent': `${name} \u0007한글` }, from: '192.0.2.7' });
    const first = String((await signIn(KIM.email, PASSWORD, agent('Firefox'))).json().result.data.jwt_token);
    await tokenOf('lee@test.kr');
    passSeconds(90);
    await signIn(KIM.email, PASSWORD, agent('Chrome'));
    passSeconds(90);
    const { rows } = await world.withToken(first).listSessions();
    expect(rows.map(({ userAgent, isCurrent, address }) => [userAgent, isCurrent, address])).toEqual([
      [expect.stringContaining('Firefox'), true, '192.0.2.7'],
      [expect.stringContaining('Chrome'), false, '192.0.2.7'],
    ]);
  });

  it('shows none that has ended or was forgotten', async () => {
    await add();
    await tokenOf();
    passSeconds(2 * HOUR_S + 1);
    const token = await tokenOf();
    expect((await world.withToken(token).listSessions()).rows).toHaveLength(1);
  });
});

describe('endSession', () => {
  it('ends one of mine', async () => {
    await add();
    const [here, elsewhere] = [await tokenOf(), await tokenOf()];
    const { rows } = await world.withToken(here).listSessions();
    await world.withToken(here).endSession({ id: rows.find(({ isCurrent }) => !isCurrent)?.id ?? '' });
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);
  });

  it("answers somebody else's like one that does not exist, and leaves it alone", async () => {
    await add();
    await add({ email: 'lee@test.kr' });
    const [mine, theirs] = [await tokenOf(), await tokenOf('lee@test.kr')];
    const [their] = (await world.withToken(theirs).listSessions()).rows;
    const answers = [];
    for (const id of [their?.id, crypto.randomUUID()]) {
      const { statusCode, body } = await call('DELETE', `/sessions/${id}`, undefined, { token: mine });
      answers.push(`${statusCode} ${body}`);
    }
    expect(answers[0]).toMatch(/^404 /);
    expect(answers[1]).toBe(answers[0]);
    expect(await statusOf(theirs)).toBe(200);
    for (const id of ['x', '%00', '1 or 1=1', '*']) {
      const { statusCode } = await call('DELETE', `/sessions/${encodeURIComponent(id)}`, undefined, { token: mine });
      expect(statusCode).toBe(400);
    }
  });
});
