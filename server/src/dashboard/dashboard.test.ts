import { TASK_KINDS } from '@ieum/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLaidDemo } from '../../test/laid-demo.ts';
import { rawChain, rawFigures } from '../../test/raw-figures.ts';
import { rawFlags } from '../../test/raw-flags.ts';
import { rawResponses, rawReviewRows, rawReviews, rawReviewTasks } from '../../test/raw-reviews.ts';
import { useWorld } from '../../test/world.ts';
import { flagSources } from '../app/app.ts';
import { todayInSeoul } from '../kit/clock.ts';
import { loadDashboard } from './dashboard.loading.ts';

const world = useWorld();
const { layDemo, ownerOf } = useLaidDemo(world);
const QUARTER = { from: '2026-07-01', to: '2026-09-30' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** What of reviews waits, and whatever else that is counted here row by row. */
const REVIEWED = TASK_KINDS.filter((kind) => /^(request|declaration|action)\./.test(kind));
const TOLD = [
  ...(['company.join', 'certificate.expired', 'certificate.ending', 'link.answer', 'sight.answer'] as const),
  ...(['flow.offer', 'flow.mismatch'] as const),
  ...REVIEWED,
];

/** Forty companies and all that is between them. */
const PATIENCE = 240_000;

beforeEach(async () => {
  await layDemo();
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
      ...{ id: person.id, companyId: person.companyId, sessionId: person.id, passwordAt: world.clock() },
      ...{ role: 'supplier' as const, memberRole: 'owner' as const },
    },
  }));
};

const load = async (actor: Awaited<ReturnType<typeof membersOf>>[number]['actor'], now: Date, productId?: string) =>
  (
    await loadDashboard(
      world.db(),
      { ...world.account, flagSources },
      actor,
      now,
      productId === undefined ? {} : { productId },
    )
  ).dashboard;

type Shown = Awaited<ReturnType<typeof load>>;
const statesOf = (counted: { state: string; count: number }[]) =>
  counted.map(({ state, count }) => `${state} ${count}`).toSorted();
/** The rest is added up of these. */
const answersIn = ({ requests, invitations, medianDays }: NonNullable<Shown['responses']>) => ({
  ...{ requests, invitations, medianDays },
});
const countOf = (shown: Shown, kind: string) => shown.tasks.counts.find((one) => one.kind === kind)?.count ?? 0;

describe('getDashboard', () => {
  it.each([
    ['today', 0],
    ['a month later', 30],
  ])(
    'S2.2 shows every company of the demo what its own rows say, %s',
    async (_, days) => {
      const now = new Date(world.clock().getTime() + days * DAY_MS);
      const today = todayInSeoul(now);
      const members = await membersOf();
      expect(members.length).toBeGreaterThan(40);
      const rows = await rawReviewRows(world.db());
      const when = { now, today };
      const flagged = [];
      const waiting: string[] = [];
      for (const { companyId, email, actor } of members) {
        const shown = await load(actor, now);
        const raw = await rawFigures(world.db(), companyId, today, QUARTER);
        const chain = await rawChain(world.db(), companyId, today);
        const isBuyer = raw.buys[0] === true;
        const reviews = rawReviews(rows, companyId, when);
        const told = rawReviewTasks(rows, { companyId, userId: actor.id }, when);
        const flags = shown.flags.open.map(({ code, severity, count }) => `${code} ${severity} ${count}`);
        flagged.push(...flags);
        expect(
          {
            ...{ flags: flags.toSorted(), variant: shown.variant, coverage: shown.coverage },
            tiers: shown.tiers.map(({ factories: _, ...tier }) => tier),
            factories: statesOf(shown.reviews.factories),
            mean: shown.completeness.mean === null ? [] : [shown.completeness.mean],
            located: shown.map
              .filter(({ isOwn }) => isOwn)
              .map(({ id }) => id)
              .toSorted(),
            elsewhere: shown.elsewhere.flatMap(({ country, companies }) => Array(companies).fill(country)).toSorted(),
            certificates: [shown.certificates.expired, shown.certificates.valid],
            months: shown.certificates.months
              .filter(({ count }) => count > 0)
              .map((one) => `${one.month} ${one.count}`),
            inflow: shown.balance.inflow.map(({ country, kg }) => `${country} ${kg}`).toSorted(),
            outflow: shown.balance.outflowKg,
            products: shown.products.map(({ id }) => id).toSorted(),
            reviews: { own: statesOf(shown.reviews.own), toReview: statesOf(shown.reviews.toReview) },
            medianDays: shown.reviews.medianDays,
            responses: shown.responses && answersIn(shown.responses),
            seen: shown.tiers.map(({ factories }) => factories),
            tasks: Object.fromEntries(TOLD.map((kind) => [kind, countOf(shown, kind)])),
          },
          email,
        ).toEqual({
          flags: await rawFlags(world.db(), companyId, today),
          variant: isBuyer ? 'buyer' : 'supplier',
          coverage: isBuyer ? chain.coverage : null,
          tiers: chain.tiers,
          factories: raw.factories,
          mean: raw.mean.filter((mean) => mean !== null),
          located: raw.located,
          elsewhere: chain.countries,
          certificates: [raw.expired[0], raw.valid[0]],
          months: raw.months,
          inflow: raw.inflow,
          outflow: raw.outflow[0],
          products: raw.products,
          reviews: { own: reviews.own, toReview: reviews.toReview },
          medianDays: reviews.medianDays,
          responses: isBuyer ? rawResponses(rows, companyId, when) : null,
          // Nobody has let anybody see where its factories stand.
          seen: chain.tiers.map(() => 0),
          tasks: {
            ...{
              'company.join': raw.joiners[0],
              'certificate.expired': raw.expired[0],
              'certificate.ending': raw.ending[0],
            },
            ...{ 'link.answer': raw.links[0], 'sight.answer': raw.askers[0] },
            ...{ 'flow.offer': raw.offers[0], 'flow.mismatch': raw.mismatches[0] },
            ...Object.fromEntries(REVIEWED.map((kind) => [kind, told.filter((task) => task.kind === kind).length])),
          },
        });
        const late = told.filter(({ due }) => due !== null && String(due) < today).length;
        expect(shown.tasks.overdue, email).toBe(Number(raw.expired[0]) + late);
        waiting.push(...told.map(({ kind }) => kind));
        expect(shown.certificates.months).toHaveLength(12);
      }
      expect(flagged.length).toBeGreaterThan(30);
      for (const kind of ['request.answer', 'declaration.change', 'declaration.review', 'action.do'])
        expect(waiting, kind).toContain(kind);
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
    expect(shown.coverage?.confirmed.slice(0, 6)).toEqual([97, 73, 32, 13, 12, 10]);
    expect(shown.coverage?.declared.slice(0, 6)).toEqual([99, 75, 35, 17, 15, 13]);
    const screen = await owner.getSupplyTiers({ productId: car?.id });
    expect(shown.tiers.map(({ companies }) => companies)).toEqual(
      shown.tiers.map(({ tier }) => screen.companies.filter(({ tiers }) => tiers.includes(tier)).length),
    );
    const companyId = (await owner.getCompany()).id;
    const chain = await rawChain(world.db(), companyId, todayInSeoul(world.clock()), car?.id);
    expect(shown.tiers.map(({ factories: _, ...tier }) => tier)).toEqual(chain.tiers);
    expect(shown.coverage).toEqual(chain.coverage);
  });

  it('S2.2 counts flags, certificates and balances as their own screens do', async () => {
    for (const code of ['C07', 'C38', 'C39', 'C41']) {
      const owner = await ownerOf(code);
      const { flags, balance, certificates, tasks } = await owner.getDashboard();
      const listed = await owner.listSupplyFlags();
      const counted = Object.groupBy(flags.open, (one) => one.code);
      const sums = Object.entries(counted).map(([name, all = []]) => [
        name,
        all.reduce((sum, { count }) => sum + count, 0),
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
