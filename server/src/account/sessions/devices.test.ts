import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { accountJobs } from '../account.jobs.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('142', '143');
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const OFFICE = '203.0.113.7';
const HOME = '198.51.100.20';
const DAY_S = 24 * 60 * 60;

const world = useWorld();
const { add, post, signIn, mailsOf, passSeconds } = usePeople(world);

const come = async (agent: string, from: string, email: string = KIM.email, password: string = PASSWORD) => {
  const answer = await signIn(email, password, { from, headers: { 'user-agent': agent } });
  return { status: answer.statusCode, token: String(answer.json().result.data?.jwt_token) };
};
const noticeRows = async () => {
  const rows = world.db().selectFrom('notice').select(['user_id', 'kind', 'about', 'path']).orderBy('created_at');
  return rows.execute();
};
const devices = () => world.db().selectFrom('account_device').selectAll().execute();

describe('a sign-in from a new device', () => {
  it('is told to its owner in the portal and by mail; the very first one is no news', async () => {
    const id = await add({ language: 'en' });
    await come(CHROME, OFFICE);
    expect(await noticeRows()).toEqual([]);
    passSeconds(1);
    await come(SAFARI, HOME);
    const about = { browser: 'Safari', system: 'iPhone', network: '198.51.100.x' };
    expect(await noticeRows()).toEqual([{ user_id: id, kind: 'account.newDevice', about, path: '/profile#security' }]);
    const [mail, ...others] = await mailsOf('newDevice');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: KIM.email, language: 'en', subject: '[Ieum] New sign-in to your account' });
    for (const words of ['Safari (iPhone)', '198.51.100.x', 'https://ieum.test/profile#security'])
      expect(mail?.body_text).toContain(words);
  });

  it('is a browser that was never used, or a network; a new version or a neighbouring address is neither', async () => {
    await add();
    await come(CHROME, OFFICE);
    await come(NEWER_CHROME, '203.0.113.99');
    expect(await noticeRows()).toHaveLength(0);
    await come(SAFARI, OFFICE);
    expect(await noticeRows()).toHaveLength(1);
    await come(CHROME, HOME);
    expect(await noticeRows()).toHaveLength(2);
    await come(CHROME, HOME);
    await come(SAFARI, OFFICE);
    expect(await noticeRows()).toHaveLength(2);
  });

  it('is nobody else’s business, and what others use is new to me', async () => {
    await add();
    const lee = await add({ email: 'lee@test.kr' });
    await come(CHROME, OFFICE);
    await come(SAFARI, HOME, 'lee@test.kr');
    expect(await noticeRows()).toEqual([]);
    await come(CHROME, OFFICE, 'lee@test.kr');
    expect((await noticeRows()).map(({ user_id }) => user_id)).toEqual([lee]);
  });

  it('cannot be silenced by a preference', async () => {
    const id = await add();
    const wish = { user_id: id, kind: 'account.newDevice', in_app: false, by_mail: false };
    await world.db().insertInto('notice_preference').values(wish).execute();
    await come(CHROME, OFFICE);
    await come(SAFARI, HOME);
    expect([await noticeRows(), await mailsOf('newDevice')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is not one that failed', async () => {
    await add();
    await come(CHROME, OFFICE);
    expect((await come(SAFARI, HOME, KIM.email, 'not the one')).status).toBe(401);
    expect(await noticeRows()).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });

  it('is news again after 90 days, also to somebody who has not been here for longer', async () => {
    await add();
    await come(CHROME, OFFICE);
    passSeconds(89 * DAY_S);
    await come(CHROME, OFFICE);
    passSeconds(89 * DAY_S);
    await come(CHROME, OFFICE);
    expect(await noticeRows()).toHaveLength(0);
    passSeconds(91 * DAY_S);
    await forget();
    await come(CHROME, OFFICE);
    expect(await noticeRows()).toHaveLength(1);
  });

  it('is told ten times a day at most, and no more than fifty are remembered', async () => {
    await add();
    for (let no = 0; no < 60; no++) await come(CHROME, `10.0.${no}.1`);
    expect(await noticeRows()).toHaveLength(10);
    expect(await devices()).toHaveLength(50);
    passSeconds(DAY_S + 1);
    await come(CHROME, '10.1.0.1');
    expect(await noticeRows()).toHaveLength(11);
  });
});

const forget = async () => {
  const jobs = createJobs({
    database: { inTransaction: (run) => run(world.db()) },
    clock: world.clock,
    daily: accountJobs(world.clock),
    onError: (error) => {
      throw error;
    },
  });
  await jobs.planDaily(world.db());
  passSeconds(DAY_S);
  await jobs.runDue();
};

describe('what is remembered of a device', () => {
  it('tells neither browser nor network', async () => {
    const id = await add();
    await come(CHROME, OFFICE);
    const [{ key, ...row } = { key: '', user_id: '' }] = await devices();
    expect(row.user_id).toBe(id);
    expect(key).toMatch(/^[\w-]{43}$/);
  });

  it('is forgotten after 90 days, except the last of each account', async () => {
    await add();
    await add({ email: 'lee@test.kr' });
    await come(CHROME, OFFICE);
    await come(SAFARI, OFFICE, 'lee@test.kr');
    passSeconds(1);
    await come(SAFARI, HOME);
    passSeconds(91 * DAY_S);
    await forget();
    expect(await devices()).toHaveLength(2);
  });

  it('goes with whoever leaves, and so do their notices and preferences', async () => {
    await add();
    await come(CHROME, OFFICE);
    const { token } = await come(SAFARI, HOME);
    const wish = { kind: 'company.roleChanged', inApp: true, byMail: false } as const;
    await world.withToken(token).setNoticePreference(wish);
    expect((await post('/leave', { password: PASSWORD }, { token })).statusCode).toBe(200);
    const preferences = await world.db().selectFrom('notice_preference').selectAll().execute();
    expect([await devices(), await noticeRows(), preferences]).toEqual([[], [], []]);
  });
});
