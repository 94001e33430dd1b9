import { expect, it } from 'vitest';
import { watchStatements } from '../../test/fixtures/database/plans.ts';
import { analyzeAll, fillDashboard } from '../../test/fixtures/large/dashboard.ts';
import { useCompanies } from '../../test/fixtures/world/companies.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { isGate } from '../../test/suite.ts';
import { flagSources, taskSources } from '../app/slices.ts';
import type { Db } from '../kit/db/database.ts';
import { loadDashboard } from './dashboard.ts';
import { tasksOf } from './tasks.service.ts';

const world = useWorld();
const { member } = useCompanies(world);
/** Number of statements, independent of the amount of data. A change of these numbers must be deliberate. */
const STATEMENTS = { dashboard: 5, tasks: 2 };

const actorOf = async (companyId: string) => ({
  id: (await member(companyId)).id,
  companyId,
  sessionId: crypto.randomUUID(),
  passwordAt: world.clock(),
  role: 'supplier' as const,
  memberRole: 'owner' as const,
});

it('S2.2 loads in as many statements however much there is, and reads no large table as a whole', async () => {
  const db = world.db();
  const small = await fillDashboard(db, '작은 회사', { factories: 2, links: 10, flows: 120 });
  const large = await fillDashboard(db, '큰 회사', { factories: 20, links: 100, flows: 1_000 });
  // Other companies' data, more than both companies have. It is inserted in parts: each statement must end before its
  // deadline, also on a slow machine.
  // The gate counts statements alone: a plan needs so many rows.
  for (const nth of isGate ? [] : [1, 2, 3, 4, 5])
    await fillDashboard(db, `남의 회사 ${nth}`, { factories: 100, links: 1_000, flows: 2_000 });
  await analyzeAll(db);
  const counts = [];
  for (const companyId of [small, large]) {
    const actor = await actorOf(companyId);
    const load = (watched: Db) =>
      loadDashboard(watched, { ...world.platform, flagSources, taskSources }, actor, world.clock(), {});
    const { dashboard } = await load(db);
    expect(dashboard).toMatchObject({ variant: 'buyer', balance: { inflow: [{ country: 'AU' }] } });
    expect(dashboard.tiers).toHaveLength(2);
    expect(dashboard.map.length).toBeGreaterThan(1);
    expect(dashboard.tasks.counts.map(({ kind }) => kind)).toContain('flow.mismatch');
    const { statements, plans } = await watchStatements(db, load);
    // The large company owns most rows of these tables, so a sequential scan is right for it.
    for (const [at, plan] of (companyId === small && !isGate ? plans : []).entries())
      expect(plan, statements[at]).not.toMatch(/Seq Scan on (flow_row|supply_link|factory|factory_certificate)\b/);
    const tasks = await watchStatements(db, (watched) => tasksOf(watched, taskSources, { actor, now: world.clock() }));
    counts.push({ dashboard: statements.length, tasks: tasks.statements.length });
  }
  expect(counts).toEqual([STATEMENTS, STATEMENTS]);
}, 300_000);
