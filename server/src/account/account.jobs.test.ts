import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../test/fixtures/world/people.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { createJobs } from '../kit/jobs/queue.ts';
import { accountJobs } from './account.jobs.ts';

const DAY_S = 24 * 60 * 60;
const TABLES = ['account_session', 'account_link', 'account_sign_in_failure', 'kit_limit'] as const;

const world = useWorld({ limitFactor: 1 });
const { add, post, signIn, tokenOf, passSeconds } = usePeople(world);
const mails = async () => (await world.mails()).map(({ kind }) => kind);
const counts = async () => {
  const rows = TABLES.map((table) => world.db().selectFrom(table).selectAll().execute());
  return (await Promise.all(rows)).map(({ length }) => length);
};
const { runDue, planDaily } = createJobs({
  database: { inTransaction: (run) => run(world.db()) },
  clock: world.clock,
  daily: accountJobs(world.clock),
  onError: (error) => {
    throw error;
  },
});

describe('forgetting', () => {
  it('deletes what has ended, once a day, and nothing that still holds', async () => {
    await add();
    await tokenOf();
    await signIn('nobody@test.kr', 'not the one');
    await post('/find-password', KIM);
    passSeconds(60);
    await planDaily(world.db());
    await planDaily(world.db());
    expect(await runDue()).toBe(0);
    passSeconds(DAY_S - 60 * 60);
    const token = await tokenOf();
    await signIn('nobody@test.kr', 'not the one');
    passSeconds(60 * 60 - 60);
    expect(await runDue()).toBe(1);
    const [sessions, links, failures] = await counts();
    expect([sessions, links, failures]).toEqual([1, 0, 1]);
    expect((await world.withToken(token).getMe()).email).toBe(KIM.email);
    expect(await runDue()).toBe(0);
    passSeconds(DAY_S);
    expect(await runDue()).toBe(1);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('keeps the farewell to somebody who has left for less than five days', async () => {
    await add();
    await post('/leave', { password: PASSWORD }, { token: await tokenOf() });
    await planDaily(world.db());
    for (let day = 0; day < 4; day++) {
      expect(await mails()).toEqual(['account.left']);
      passSeconds(DAY_S);
      await runDue();
    }
    passSeconds(DAY_S);
    await runDue();
    expect(await mails()).toEqual([]);
  });
});
