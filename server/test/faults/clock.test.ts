import { describe, expect, it } from 'vitest';
import { createJobs } from '../../src/kit/jobs/queue.ts';
import { KIM, PASSWORD, usePeople } from '../fixtures/world/people.ts';
import { useWorld } from '../fixtures/world/world.ts';

const HOUR_MS = 60 * 60 * 1000;
const WINDOW_MAX_S = 24 * 60 * 60;
const REQUIRED = { status: 401, code: 'session.required' };

const world = useWorld({ limitFactor: 1 });
const { add, post, signIn, tokenOf, linkIn } = usePeople(world);
const setClock = (moment: string) => world.passHours((Date.parse(moment) - world.clock().getTime()) / HOUR_MS);
const me = (token: string) => world.withToken(token).getMe();

const JUMPS: [string, before: string, after: string][] = [
  ['a day ahead', '2026-11-15T10:00:00Z', '2026-11-16T10:00:00Z'],
  ['an hour back', '2026-11-15T10:00:00Z', '2026-11-15T09:00:00Z'],
  ['over the end of the year', '2026-12-31T23:59:59Z', '2027-01-01T00:00:01Z'],
  ['onto a leap day', '2028-02-28T23:59:59Z', '2028-02-29T00:00:01Z'],
  ['off a leap day', '2028-02-29T23:59:59Z', '2028-03-01T00:00:01Z'],
  ['over midnight in Korea', '2026-11-15T14:59:59Z', '2026-11-15T15:00:01Z'],
];

describe('F-9 a session', () => {
  it('ends by a jump of a day, and begins anew with the next sign-in', async () => {
    await add();
    const token = await tokenOf();
    world.passHours(24);
    await expect(me(token)).rejects.toMatchObject(REQUIRED);
    expect((await me(await tokenOf())).email).toBe(KIM.email);
  });

  it('lasts no longer when the clock goes back by an hour', async () => {
    await add();
    const token = await tokenOf();
    world.passHours(-1);
    for (let hour = 0; hour < 11; hour++) {
      await me(token);
      world.passHours(1);
    }
    await me(token);
    // Twelve hours have passed since the clock went back. By the clock at the sign-in it would be eleven.
    world.passHours(1.01);
    await expect(me(token)).rejects.toMatchObject(REQUIRED);
  });

  it('is forgotten two hours after its last use, counted by the clock that was set back', async () => {
    await add();
    const token = await tokenOf();
    world.passHours(-1);
    await me(token);
    world.passHours(2.01);
    await expect(me(token)).rejects.toMatchObject(REQUIRED);
  });

  it('that was begun while the clock was a day ahead is over when it is right again', async () => {
    await add();
    world.passHours(24);
    const token = await tokenOf();
    await me(token);
    world.passHours(-24);
    await expect(me(token)).rejects.toMatchObject(REQUIRED);
    const { rows } = await world.withToken(await tokenOf()).listSessions();
    expect(rows).toHaveLength(1);
  });

  it.each(JUMPS.slice(2))('goes on %s', async (_, before, after) => {
    setClock(before);
    await add();
    const token = await tokenOf();
    setClock(after);
    expect((await me(token)).email).toBe(KIM.email);
  });
});

describe('F-9 a limit', () => {
  it.each(JUMPS)('names a time to wait that is one, %s', async (_, before, after) => {
    setClock(before);
    await add();
    const ask = () => post('/find-password', KIM);
    for (let count = 0; count < 4; count++) await ask();
    for (const moment of [before, after, before]) {
      setClock(moment);
      const answers = [await ask(), await ask(), await ask(), await ask()];
      const waits = answers.filter(({ statusCode }) => statusCode === 429).map(({ headers }) => headers['retry-after']);
      for (const wait of waits) {
        expect(Number(wait)).toBeGreaterThan(0);
        expect(Number(wait)).toBeLessThanOrEqual(WINDOW_MAX_S);
      }
      expect(waits.length).toBeGreaterThan(0);
    }
  });

  it('locks nobody out for longer because the clock was ahead when they failed', async () => {
    await add();
    world.passHours(24);
    for (let count = 0; count < 8; count++) await signIn(KIM.email, 'not the one', { from: `10.${count}.1.1` });
    expect((await signIn()).statusCode).toBe(401);
    world.passHours(-24);
    expect((await signIn()).statusCode).toBe(200);
  });
});

describe('F-9 a link', () => {
  it.each(JUMPS.slice(2))('works for half an hour and no longer, %s', async (_, before, after) => {
    setClock(before);
    await add();
    await post('/find-password', KIM);
    const token = await linkIn('resetPassword');
    setClock(after);
    expect((await post('/reset/check', { token })).statusCode).toBe(200);
    world.passMinutes(30);
    expect((await post('/reset/check', { token })).json().result.code).toBe('account.link_dead');
  });

  it('is dead after a jump of a day', async () => {
    await add();
    await post('/find-password', KIM);
    world.passHours(24);
    const answer = await post('/reset', { token: await linkIn('resetPassword'), password: 'another horse' });
    expect(answer.json().result.code).toBe('account.link_dead');
    expect((await signIn(KIM.email, PASSWORD)).statusCode).toBe(200);
  });
});

describe('F-9 an Idempotency-Key', () => {
  it('still stands for what was done after the clock has gone back, and is free after a jump of a day', async () => {
    const token = await world.token({ role: 'supplier', company_id: await world.company() });
    const payload = { item: 'advertising', isGranted: true };
    const headers = { 'idempotency-key': 'once' };
    const decide = async (bearer: string) =>
      (await world.inject({ method: 'POST', url: '/api/user/consents', payload, headers }, bearer)).headers;
    expect(await decide(token)).not.toHaveProperty('idempotency-replayed');
    world.passHours(-1);
    expect(await decide(token)).toHaveProperty('idempotency-replayed');
    const rows = await world.db().selectFrom('account_consent').selectAll().execute();
    expect(rows).toHaveLength(1);
  });
});

describe('F-9 a daily job', () => {
  const ran: string[] = [];
  const jobs = () =>
    createJobs({
      database: { inTransaction: (run) => run(world.db()) },
      clock: world.clock,
      daily: {
        count: async () => {
          ran.push(world.clock().toISOString().slice(0, 10));
        },
      },
      onError: (error) => {
        throw error;
      },
    });
  const runDue = async (moment: string) => {
    setClock(moment);
    await jobs().runDue();
  };

  it.each([
    ['over the end of the year', '2026-12-31', '2027-01-01', '2027-01-02'],
    ['over a leap day', '2028-02-28', '2028-02-29', '2028-03-01'],
  ])('runs once on every day, %s', async (_, ...days) => {
    ran.length = 0;
    setClock(`${days[0]}T00:00:00Z`);
    await jobs().planDaily(world.db());
    for (const day of days) for (const time of ['00:00:00', '12:00:00', '23:59:59']) await runDue(`${day}T${time}Z`);
    expect(ran).toEqual(days);
  });

  it('runs once after a jump of a day, and not again when the clock goes back', async () => {
    ran.length = 0;
    await jobs().planDaily(world.db());
    for (const moment of [
      '2026-11-15T00:00:00Z',
      '2026-11-16T12:00:00Z',
      '2026-11-15T11:00:00Z',
      '2026-11-16T00:00:00Z',
    ])
      await runDue(moment);
    expect(ran).toEqual(['2026-11-15', '2026-11-16']);
    await runDue('2026-11-17T00:00:00Z');
    expect(ran).toEqual(['2026-11-15', '2026-11-16', '2026-11-17']);
  });
});
