import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Platform } from '../platform.ts';

const WRONG = 'not the one';
const FREE = 5;

/** Replaces the queue and the hashing: these tests count only which tries are checked. */
const seen = { real: 0, dummy: 0 };
let meanwhile = async () => {};
const watched = (parts: Platform): Platform => ({
  ...parts,
  passwords: {
    inLine: (run) =>
      run({
        hash: async (password) => `$argon2id$v=19$m=19456,t=2,p=1$${password}`,
        verify: async (passwordHash, password) => {
          await meanwhile();
          seen[passwordHash ? 'real' : 'dummy'] += 1;
          return passwordHash !== undefined && passwordHash === `$argon2id$v=19$m=19456,t=2,p=1$${password}`;
        },
      }),
  },
});
const countOf = async (act: () => Promise<unknown>) => {
  Object.assign(seen, { real: 0, dummy: 0 });
  await act();
  return { ...seen };
};
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

const world = useWorld({ limitFactor: 1, change: watched });
const { add, signIn, post, call, linkIn, mailsOf, notifyOwners, passSeconds } = usePeople(world);
let networks = 0;
/** Uses a new network each time, so that only the account's own count matters. */
const wrongFromAnywhere = () => signIn(KIM.email, WRONG, { from: `10.${networks++ % 250}.1.1` });
const lock = async () => {
  for (const _ of times(FREE)) await wrongFromAnywhere();
};

describe('signIn, guessed at', () => {
  it('B8 looks at no more than five of 200 wrong tries that come at once', async () => {
    await add();
    const statuses = new Set<number>();
    const count = await countOf(async () => {
      const answers = await Promise.all(times(200).map(() => wrongFromAnywhere()));
      for (const { statusCode } of answers) statuses.add(statusCode);
    });
    expect(count).toEqual({ real: FREE, dummy: 195 });
    expect([...statuses]).toEqual([401]);
  });

  it('B8 takes other spellings of an address for the same account', async () => {
    await add();
    const spellings = ['kim@test.kr', 'KIM@test.kr', ' kim@TEST.kr ', 'ｋｉｍ@test.kr', 'kim＠test.kr'];
    const count = await countOf(async () => {
      for (const at of times(20)) await signIn(spellings[at % spellings.length], WRONG, { from: `10.${at}.1.1` });
    });
    expect(count).toEqual({ real: FREE, dummy: 15 });
  });

  it('B8 answers 429 to a network that tries 200 accounts, known and unknown alike', async () => {
    for (const at of times(100)) await add({ email: `known${at}@test.kr` });
    const tries = times(200).map((at) =>
      signIn(`${at % 2 ? 'known' : 'unknown'}${at >> 1}@test.kr`, WRONG, {
        from: `203.0.113.${at}`,
        headers: {
          'x-forwarded-for': `198.51.${at}.7`,
          'x-real-ip': `198.51.${at}.7`,
          forwarded: `for=198.51.${at}.7`,
        },
      }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(170);
    const shapes = refused.map(
      ({ headers, body }) => `${Object.keys(headers).sort()} ${headers['retry-after']} ${body}`,
    );
    expect(new Set(shapes).size).toBe(1);
    expect((await signIn('known1@test.kr', PASSWORD, { from: '203.0.114.1' })).statusCode).toBe(200);
    passSeconds(61);
    expect((await signIn('known1@test.kr', PASSWORD, { from: '203.0.113.9' })).statusCode).toBe(200);
  });

  it('B8 does not count the sign-ins of a network that succeed', async () => {
    await add();
    for (const _ of times(40)) expect((await signIn()).statusCode).toBe(200);
    for (const at of times(30)) expect((await signIn(`nobody${at}@test.kr`, WRONG)).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(429);
  });

  it('B8 counts a failure in the minute in which it began, and a success in none', async () => {
    await add();
    passSeconds(59);
    for (const at of times(3)) await signIn(`before${at}@test.kr`, WRONG);
    for (const password of [WRONG, PASSWORD]) {
      meanwhile = async () => {
        meanwhile = async () => {};
        passSeconds(2);
        await signIn('after@test.kr', WRONG);
      };
      expect((await signIn(KIM.email, password)).statusCode).toBe(password === WRONG ? 401 : 200);
      passSeconds(58);
    }
    const minutes = await world
      .db()
      .selectFrom('kit_limit')
      .select('count')
      .where('name', '=', 'signInFailure.network/60000')
      .orderBy('window_ends')
      .execute();
    expect(minutes.map(({ count }) => count)).toEqual([4, 1, 1]);
  });

  it('28.8 B8 lets nobody in by a right password if others have locked the account meanwhile', async () => {
    await add();
    meanwhile = async () => {
      meanwhile = async () => {};
      // Other processes count beside this one.
      for (const _ of times(FREE)) await world.platform.softLock.count(world.db(), KIM.email, world.clock());
    };
    const refused = await signIn();
    expect([refused.statusCode, refused.json().result.code]).toEqual([401, 'account.sign_in_failed']);
    expect(await world.db().selectFrom('account_session').selectAll().execute()).toEqual([]);
    expect(await notifyOwners()).toEqual([]);
    expect(await mailsOf('disabled')).toEqual([]);
    passSeconds(3);
    expect((await signIn()).statusCode).toBe(200);
  });

  it('28.8 B8 lets nobody in by a right password if its network has had too many failures meanwhile', async () => {
    await add();
    const sender = { address: '127.0.0.1', userAgent: '', language: 'kr' } as const;
    meanwhile = async () => {
      meanwhile = async () => {};
      for (const _ of times(30))
        await world.platform.limiting.count(world.db(), 'signInFailure', undefined, sender, world.clock());
    };
    expect((await signIn()).statusCode).toBe(429);
    expect(await world.db().selectFrom('account_session').selectAll().execute()).toEqual([]);
  });

  it('B8 makes each further failure wait longer: 2, 4, 8 … s, at most 15 min', async () => {
    await add();
    await lock();
    const waits: number[] = [];
    for (const waitS of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      passSeconds(waitS - 1);
      expect(await countOf(wrongFromAnywhere)).toEqual({ real: 0, dummy: 1 });
      passSeconds(1);
      if ((await countOf(wrongFromAnywhere)).real === 1) waits.push(waitS);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('B8 starts anew when nothing failed for an hour, or when the owner signs in', async () => {
    await add();
    for (const _ of times(4)) await wrongFromAnywhere();
    passSeconds(3_599);
    await wrongFromAnywhere();
    expect(await countOf(wrongFromAnywhere)).toEqual({ real: 0, dummy: 1 });
    passSeconds(3_601);
    for (const _ of times(4)) expect(await countOf(wrongFromAnywhere)).toEqual({ real: 1, dummy: 0 });
    expect((await signIn()).statusCode).toBe(200);
    for (const _ of times(5)) expect(await countOf(wrongFromAnywhere)).toEqual({ real: 1, dummy: 0 });
    expect(await countOf(wrongFromAnywhere)).toEqual({ real: 0, dummy: 1 });
  });

  it('B8 counts a wrong password inside a session like one at sign-in', async () => {
    await add();
    const token = String((await signIn()).json().result.data.jwt_token);
    const guesses = ['/password', '/phone', '/email', '/leave', '/phone'];
    const bodies = { '/password': { current: WRONG, password: 'another horse' }, '/phone': { phone: '01099998888' } };
    for (const path of guesses) {
      const body = { password: WRONG, ...(path === '/email' && { email: 'new@test.kr' }) };
      const answer = await post(path, { ...body, ...bodies[path as keyof typeof bodies] }, { token });
      expect([path, answer.json().result.code]).toEqual([path, 'account.password_wrong']);
    }
    expect((await signIn()).statusCode).toBe(401);
    expect((await post('/leave', { password: PASSWORD }, { token })).statusCode).toBe(403);
    expect((await call('GET', '/me', undefined, { token })).statusCode).toBe(200);
  });

  it('B10 lets the owner of a locked account in by a reset, whoever locks it', async () => {
    await add();
    await lock();
    expect((await signIn()).statusCode).toBe(401);
    await post('/find-password', { ...KIM });
    await post('/reset', { token: await linkIn('resetPassword'), password: 'a new horse' });
    expect((await signIn(KIM.email, 'a new horse')).statusCode).toBe(200);
    expect((await countOf(lock)).real).toBe(FREE);
    expect(await countOf(wrongFromAnywhere)).toEqual({ real: 0, dummy: 1 });
  });

  it('tells the owner of a locked account by mail once a day, and nobody where there is no account', async () => {
    await add();
    for (const _ of times(3)) {
      await lock();
      for (const at of times(6)) await signIn('nobody@test.kr', WRONG, { from: `10.${at}.2.1` });
      passSeconds(3_700);
    }
    expect(await notifyOwners()).toEqual([]);
    expect((await mailsOf('locked')).map(({ recipient }) => recipient)).toEqual([KIM.email]);
    passSeconds(24 * 3_600);
    await lock();
    expect(await notifyOwners()).toEqual([]);
    expect(await mailsOf('locked')).toHaveLength(2);
  });

  it('tells of whom it was in no table but by the account itself', async () => {
    for (const _ of times(FREE)) await signIn('secret-person@test.kr', WRONG);
    const tables = ['kit_limit', 'account_sign_in_failure', 'kit_job', 'kit_audit'] as const;
    const rows = await Promise.all(tables.map((table) => world.db().selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toContain('secret-person');
    expect(world.logged.join()).not.toContain('secret-person');
  });
});
