import { DECLARATION_STATES, FACTORY_STATES, periodAfter, quarterOfDay } from '@ieum/contract';
import { expect, it } from 'vitest';
import { useLoadedDemo } from '../../test/fixtures/demo/loaded-demo.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';
import { todayInSeoul } from '../kit/clock.ts';

const world = useWorld();
const { loadDemoCompanies, ownerOf } = useLoadedDemo(world);

/** Loading the demo takes this long: forty companies and all records between them. */
const PATIENCE = 240_000;

let two: Awaited<ReturnType<typeof loadDemoCompanies>>;
world.arrange(async () => {
  two = await loadDemoCompanies();
}, PATIENCE);

type Counted = [figure: string, shown: number, listed: number];
const firstRow = { size: 1 };
type Shown = Awaited<ReturnType<Caller['getDashboard']>>;

/** Returns each figure together with the length of the list that its link opens. */
const countsOf = async (owner: Caller): Promise<Counted[]> => {
  const shown = await owner.getDashboard();
  return [
    ...(await taskCounts(owner, shown)),
    ...(await reviewCounts(owner, shown)),
    ...(await chainCounts(owner, shown)),
    ...(await responseCounts(owner, shown)),
  ];
};

const taskCounts = async (owner: Caller, { tasks }: Shown) => {
  const counts: Counted[] = [
    ['tasks', tasks.total, (await owner.listTasks(firstRow)).total],
    ['overdue', tasks.overdue, (await owner.listTasks({ ...firstRow, due: 'overdue' })).total],
  ];
  for (const { kind, count } of tasks.counts)
    counts.push([kind, count, (await owner.listTasks({ ...firstRow, kind })).total]);
  return counts;
};

const reviewCounts = async (owner: Caller, { reviews, certificates }: Shown) => {
  const counts: Counted[] = [];
  const countIn = (counted: { state: string; count: number }[], state: string) =>
    counted.find((found) => found.state === state)?.count ?? 0;
  for (const state of DECLARATION_STATES) {
    const { total } = await owner.listOwnDeclarations({ ...firstRow, state });
    counts.push([`own ${state}`, countIn(reviews.own, state), total]);
    const received = await owner.listReviewQueue({ ...firstRow, show: 'all', state });
    counts.push([`received ${state}`, countIn(reviews.toReview, state), received.total]);
  }
  for (const state of FACTORY_STATES) {
    const { total } = await owner.listFactories({ ...firstRow, state: [state] });
    counts.push([`factories ${state}`, countIn(reviews.factories, state), total]);
  }
  const { expired, valid, months } = certificates;
  counts.push(['expired', expired, (await owner.listCertificates({ ...firstRow, light: 'expired' })).total]);
  counts.push(['valid', valid, (await owner.listCertificates({ ...firstRow, holds: 'yes' })).total]);
  for (const { month, count } of months)
    counts.push([month, count, (await owner.listCertificates({ ...firstRow, holds: 'yes', month })).total]);
  return counts;
};

const chainCounts = async (owner: Caller, { flags, tiers, map, elsewhere, balance, ledger, period }: Shown) => {
  const counts: Counted[] = [];
  for (const { code, severity, count } of flags.open)
    counts.push([`${code} ${severity}`, count, (await owner.listSupplyFlags({ ...firstRow, code, severity })).total]);
  const ownId = (await owner.getCompany()).id;
  const others = (await owner.getSupplyTiers()).companies.filter(({ id }) => id !== ownId);
  for (const { tier, companies } of tiers)
    counts.push([`tier ${tier}`, companies, others.filter((company) => company.tiers.includes(tier)).length]);
  const unplaced = elsewhere.reduce((sum, { companies }) => sum + companies, 0);
  if (map.every(({ isOwn }) => isOwn)) counts.push(['elsewhere', unplaced, others.length]);
  for (const { verdict, count } of balance.verdicts)
    counts.push([verdict, count, (await owner.getMassBalance({ ...firstRow, period, verdict })).total]);
  for (const [side, kg] of [
    ['in', balance.inflow.reduce((sum, came) => sum + came.kg, 0)],
    ['out', balance.outflowKg],
  ] as const) {
    const { total } = await owner.listFlowRows({ ...firstRow, from: period, to: period, side });
    counts.push([`flows ${side}`, Number(kg > 0), Number(total > 0)]);
  }
  for (const quarter of ledger) {
    const span = { from: quarter.period, to: quarter.period };
    const listed = async (state: ('matched' | 'settled' | 'mismatch')[]) =>
      (await owner.listFlowRows({ ...firstRow, ...span, state })).total;
    counts.push([`rows ${quarter.period}`, quarter.rows, await listed([])]);
    counts.push([`agreed ${quarter.period}`, quarter.agreed, await listed(['matched', 'settled'])]);
    counts.push([`differing ${quarter.period}`, quarter.differing, await listed(['mismatch'])]);
  }
  return counts;
};

const responseCounts = async (owner: Caller, { responses }: Shown) => {
  if (!responses) return [];
  const { requests, invitations } = responses;
  const countRequests = async (more: object) =>
    (await owner.listReviewRequests({ ...firstRow, side: 'asked', ...more })).total;
  const counts: Counted[] = [
    ['late', requests.overdue, await countRequests({ state: 'open', due: 'overdue' })],
    ['due in a week', requests.dueInWeek, await countRequests({ state: 'open', due: 'week' })],
  ];
  for (const state of ['answered', 'declined', 'open'] as const)
    counts.push([`asked ${state}`, requests[state], await countRequests({ state })]);
  for (const state of ['accepted', 'declined', 'waiting', 'expired'] as const)
    counts.push([
      `invited ${state}`,
      invitations[state],
      (await owner.listSupplyInvitations({ ...firstRow, state })).total,
    ]);
  return counts;
};

it(
  'S2.2 each figure leads to a list of as many: buyers, small suppliers, and two who review',
  async () => {
    const { asker, supplier } = two;
    const owners: [string, Caller][] = [
      ['asker', asker.owner],
      ['supplier', supplier.owner],
    ];
    for (const code of ['C01', 'C02', 'C07', 'C17', 'C25', 'C39', 'C41']) owners.push([code, await ownerOf(code)]);
    const lastQuarter = periodAfter(quarterOfDay(todayInSeoul(world.clock())), -1);
    for (const [name, owner] of owners) {
      const counts = await countsOf(owner);
      expect((await owner.getDashboard()).period).toBe(lastQuarter);
      expect(counts.length, name).toBeGreaterThan(20);
      expect(
        counts.filter(([, shown, listed]) => shown !== listed),
        name,
      ).toEqual([]);
    }
  },
  PATIENCE,
);

it(
  'S2.7 each figure of the operator leads to a list of as many',
  async () => {
    const { supplier } = two;
    const [factoryId = ''] = (await supplier.owner.listFactories()).rows.map(({ id }) => id);
    const { id, version } = await supplier.owner.startDeclaration({ kind: 'factory', factoryId });
    await supplier.owner.submitDeclaration({ id, version });
    const operator = await world.admin();
    const shown = await operator.getOperatorDashboard();
    expect(shown.reviews.waiting).toBeGreaterThan(0);
    expect([
      shown.reviews.waiting,
      shown.cases.waiting,
      shown.mails.failed,
      shown.taxOffice.closed + shown.taxOffice.suspended,
      shown.accesses.count,
      shown.week.mails.all,
      shown.week.mails.failed,
      shown.week.cases.verified,
    ]).toEqual([
      (await operator.listReviewQueue(firstRow)).total,
      (await operator.listCases(firstRow)).total,
      (await operator.listMails({ ...firstRow, state: 'failed' })).total,
      (await operator.listCompanies({ ...firstRow, state: 'verified', tax: 'stopped' })).total,
      (await operator.getAccessMonth({ month: shown.accesses.month })).accesses,
      (await operator.listMails({ ...firstRow, from: shown.week.from })).total,
      (await operator.listMails({ ...firstRow, from: shown.week.from, state: 'failed' })).total,
      (await operator.listAuditLines({ operation: 'verifyCase', from: shown.week.from })).total,
    ]);
  },
  PATIENCE,
);
