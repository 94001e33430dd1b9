import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { readNoticeJobs } from '../notice.jobs.ts';
import { deleteReadBefore } from './notices.store.ts';

const DAY_HOURS = 24;
/** More rows than one statement removes. */
const MANY = 5_003;

const world = useWorld();
const { runDue, planDaily } = createJobs({
  database: { inTransaction: (run) => run(world.db()) },
  clock: world.clock,
  daily: readNoticeJobs(world.clock),
  onError: (error) => {
    throw error;
  },
});
const fill = async (count: number, read_at: string | null) => {
  const user_id = await world.person({});
  const about = '{}';
  const row = {
    user_id,
    kind: 'account.newDevice',
    about,
    path: '/',
    created_at: world.clock().toISOString(),
    read_at,
  };
  for (let left = count; left > 0; left -= 1_000)
    await world
      .db()
      .insertInto('notice')
      .values(Array.from({ length: Math.min(left, 1_000) }, () => row))
      .execute();
};
const left = async () => {
  const rows = world
    .db()
    .selectFrom('notice')
    .select((eb) => eb.fn.countAll<number>().as('count'));
  return (await rows.executeTakeFirstOrThrow()).count;
};

describe('forgetting what was read', () => {
  it('removes it after 180 days, however much there is, and never what nobody has read', async () => {
    await fill(MANY, world.clock().toISOString());
    await fill(1, null);
    await planDaily(world.db());
    world.passHours(180 * DAY_HOURS);
    expect(await runDue()).toBe(1);
    expect(await left()).toBe(MANY + 1);
    world.passHours(DAY_HOURS);
    expect(await runDue()).toBe(1);
    expect(await left()).toBe(1);
    expect(await runDue()).toBe(0);
  });

  it('finds it by index', async () => {
    await fill(3_000, world.clock().toISOString());
    await sql`analyze notice`.execute(world.db());
    const remove = (db: Parameters<typeof deleteReadBefore>[0]) => deleteReadBefore(db, new Date(0), 100);
    const { plans } = await watchStatements(world.db(), remove);
    expect(plans.join()).toContain('notice_read_age');
  });
});
