import { describe, expect, it } from 'vitest';
import { countedFigures, shownFigures, wrongCoverage } from '../../test/fixtures/dashboard/raw-dashboard.ts';
import { rawChain } from '../../test/fixtures/dashboard/raw-figures.ts';
import { rawReviewRows } from '../../test/fixtures/dashboard/raw-reviews.ts';
import { useLoadedDemo } from '../../test/fixtures/demo/loaded-demo.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { flagSources, taskSources } from '../app/slices.ts';
import { todayInSeoul } from '../kit/clock.ts';
import { loadDashboard } from './dashboard.ts';

const world = useWorld();
const { loadDemoCompanies, ownerOf } = useLoadedDemo(world);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Loading the demo takes this long: forty companies and all records between them. */
const PATIENCE = 240_000;

world.arrange(async () => {
  await loadDemoCompanies();
}, PATIENCE);

const membersOf = async () => {
  const people = await world
    .db()
    .selectFrom('company_member')
    .innerJoin('account_user', 'account_user.id', 'company_member.user_id')
    .innerJoin('company', 'company.id', 'company_member.company_id')
    .select(['company_id as companyId', 'user_id as id', 'account_user.email'])
    .where('company_member.state', '=', 'active')
    .where('company.state', '=', 'verified')
    .orderBy('account_user.email')
    .execute();
  return people.map((person) => ({
    ...person,
    actor: {
      id: person.id,
      companyId: person.companyId,
      sessionId: person.id,
      passwordAt: world.clock(),
      role: 'supplier' as const,
      memberRole: 'owner' as const,
    },
  }));
};

const load = async (actor: Awaited<ReturnType<typeof membersOf>>[number]['actor'], now: Date, productId?: string) =>
  (
    await loadDashboard(
      world.db(),
      { ...world.platform, flagSources, taskSources },
      actor,
      now,
      productId === undefined ? {} : { productId },
    )
  ).dashboard;

describe('getDashboard', () => {
  it.each([
    ['today', 0],
    ['a month later', 30],
  ])(
    'S2.2 shows every company of the demo what its own rows say, %s',
    async (_, days) => {
      const now = new Date(world.clock().getTime() + days * DAY_MS);
      const members = await membersOf();
      expect(members.length).toBeGreaterThan(40);
      const rows = await rawReviewRows(world.db());
      const flagged: string[] = [];
      const waited: string[] = [];
      for (const { companyId, email, actor } of members) {
        const shown = await load(actor, now);
        const who = { companyId, userId: actor.id, isOwner: true };
        const { figures, waiting, coverage } = await countedFigures(world.db(), who, now, rows);
        expect(shownFigures(shown), email).toEqual(figures);
        expect(wrongCoverage(shown.coverage, coverage), email).toEqual([]);
        // No company of the demo discloses where its factories are.
        expect(
          shown.tiers.filter(({ factories }) => factories > 0),
          email,
        ).toEqual([]);
        expect(shown.certificates.months).toHaveLength(12);
        flagged.push(...figures.flags);
        waited.push(...waiting);
      }
      expect(flagged.length).toBeGreaterThan(30);
      for (const kind of ['request.answer', 'declaration.change', 'declaration.review', 'action.do'])
        expect(waited, kind).toContain(kind);
      for (const code of ['MASS_BALANCE_BREACH', 'FLOW_MISMATCH', 'SINGLE_SOURCE', 'ORIGIN_UNKNOWN', 'CERT_EXPIRED'])
        expect(flagged.join(), code).toContain(code);
    },
    PATIENCE,
  );

  it('S2.2 narrows the chain to one product, as its own screens do, and says so to the car maker', async () => {
    const owner = await ownerOf('C01');
    const [car] = (await owner.listProducts({ search: 'P01' })).rows;
    const shown = await owner.getDashboard({ productId: car?.id });
    expect(shown).toMatchObject({ period: '2026-Q3', variant: 'buyer', productId: car?.id });
    const screen = await owner.getSupplyTiers({ productId: car?.id });
    expect(shown.tiers.map(({ companies }) => companies)).toEqual(
      shown.tiers.map(({ tier }) => screen.companies.filter(({ tiers }) => tiers.includes(tier)).length),
    );
    const companyId = (await owner.getCompany()).id;
    const chain = await rawChain(world.db(), companyId, todayInSeoul(world.clock()), car?.id);
    expect(shown.tiers.map(({ factories: _, ...tier }) => tier)).toEqual(chain.tiers);
    expect(wrongCoverage(shown.coverage, chain.coverage)).toEqual([]);
  });

  it('S2.2 counts flags, certificates and balances as their own screens do', async () => {
    for (const code of ['C07', 'C38', 'C39', 'C41']) {
      const owner = await ownerOf(code);
      const { flags, balance, certificates, tasks } = await owner.getDashboard();
      const listed = await owner.listSupplyFlags();
      const counted = Object.groupBy(flags.open, (flag) => flag.code);
      const sums = Object.entries(counted).map(([name, entries = []]) => [
        name,
        entries.reduce((sum, { count }) => sum + count, 0),
      ]);
      expect(Object.fromEntries(sums)).toEqual(listed.counts);
      const { counts } = await owner.getMassBalance({ period: '2026-Q3' });
      expect(Object.fromEntries(balance.verdicts.map(({ verdict, count }) => [verdict, count]))).toEqual(counts);
      const { lights } = await owner.listCertificates();
      expect(certificates.expired).toBe(lights.expired);
      expect(certificates.valid).toBe(lights.valid + lights.expiring_30 + lights.expiring_90);
      const waiting = await owner.listTasks();
      expect([tasks.total, Object.fromEntries(tasks.counts.map(({ kind, count }) => [kind, count]))]).toEqual([
        waiting.total,
        waiting.counts,
      ]);
    }
  });
});
