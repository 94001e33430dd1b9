import { type Dashboard, TASK_KINDS } from '@ieum/contract';
import { todayInSeoul } from '../src/kit/clock.ts';
import type { Db } from '../src/kit/db.ts';
import { rawChain, rawFigures } from './raw-figures.ts';
import { rawFlags } from './raw-flags.ts';
import { rawResponses, type rawReviewRows, rawReviews, rawReviewTasks } from './raw-reviews.ts';

const QUARTER = { from: '2026-07-01', to: '2026-09-30' };

/** What of reviews waits, and whatever else that is counted here row by row. */
const REVIEWED = TASK_KINDS.filter((kind) => /^(request|declaration|action)\./.test(kind));
const TOLD = [
  ...(['company.join', 'certificate.expired', 'certificate.ending', 'link.answer', 'sight.answer'] as const),
  ...(['flow.offer', 'flow.mismatch'] as const),
  ...REVIEWED,
];

const statesOf = (counted: { state: string; count: number }[]) =>
  counted.map(({ state, count }) => `${state} ${count}`).toSorted();
/** The rest is added up of these. */
const answersIn = ({ requests, invitations, medianDays }: NonNullable<Dashboard['responses']>) => ({
  ...{ requests, invitations, medianDays },
});
const countOf = (shown: Dashboard, kind: string) => shown.tasks.counts.find((one) => one.kind === kind)?.count ?? 0;

/** All figures of a dashboard, in a form in which they can be counted from rows. */
export const shownFigures = (shown: Dashboard) => ({
  flags: shown.flags.open.map(({ code, severity, count }) => `${code} ${severity} ${count}`).toSorted(),
  ...{ variant: shown.variant, hasCoverage: shown.coverage !== null },
  tiers: shown.tiers.map(({ factories: _, ...tier }) => tier),
  factories: statesOf(shown.reviews.factories),
  mean: shown.completeness.mean === null ? [] : [shown.completeness.mean],
  located: shown.map
    .filter(({ isOwn }) => isOwn)
    .map(({ id }) => id)
    .toSorted(),
  elsewhere: shown.elsewhere.flatMap(({ country, companies }) => Array(companies).fill(country)).toSorted(),
  certificates: [shown.certificates.expired, shown.certificates.valid],
  months: shown.certificates.months.filter(({ count }) => count > 0).map((one) => `${one.month} ${one.count}`),
  inflow: shown.balance.inflow.map(({ country, kg }) => `${country} ${kg}`).toSorted(),
  outflow: shown.balance.outflowKg,
  products: shown.products.map(({ id }) => id).toSorted(),
  reviews: { own: statesOf(shown.reviews.own), toReview: statesOf(shown.reviews.toReview) },
  medianDays: shown.reviews.medianDays,
  responses: shown.responses && answersIn(shown.responses),
  tasks: Object.fromEntries(TOLD.map((kind) => [kind, countOf(shown, kind)])),
  overdue: shown.tasks.overdue,
});

/** Tiers of which the true coverage does not lie in what is shown; the first is shown exactly. */
export const wrongCoverage = (shown: Dashboard['coverage'], truth: Record<'confirmed' | 'declared', number[]>) =>
  (['confirmed', 'declared'] as const).flatMap((kind) =>
    (shown?.[kind] ?? []).flatMap(({ from, to }, at) => {
      const value = (truth[kind][at] ?? Number.NaN) * 100;
      const isHeld = from === to ? Math.abs(value - from) <= 0.5 + 1e-9 : value >= from && value <= to;
      return isHeld && (at > 0 || from === to) ? [] : [`${kind} ${at + 1}: ${value} not in ${from}–${to}`];
    }),
  );

type Who = { companyId: string; userId: string; isOwner: boolean };
type Rows = Awaited<ReturnType<typeof rawReviewRows>>;

/** The same by queries that have nothing in common with the product's; and what of reviews waits. */
export const countedFigures = async (db: Db, { companyId, userId, isOwner }: Who, now: Date, rows: Rows) => {
  const today = todayInSeoul(now);
  const when = { now, today };
  const raw = await rawFigures(db, companyId, today, QUARTER);
  const chain = await rawChain(db, companyId, today);
  const isBuyer = raw.buys[0] === true;
  const { own, toReview, medianDays } = rawReviews(rows, companyId, when);
  const told = rawReviewTasks(rows, { companyId, userId }, when);
  const late = told.filter(({ due }) => due !== null && String(due) < today).length;
  const figures = {
    flags: await rawFlags(db, companyId, today),
    variant: isBuyer ? 'buyer' : 'supplier',
    hasCoverage: isBuyer,
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
    ...{ reviews: { own, toReview }, medianDays },
    responses: isBuyer ? rawResponses(rows, companyId, when) : null,
    tasks: {
      'company.join': isOwner ? raw.joiners[0] : 0,
      ...{ 'certificate.expired': raw.expired[0], 'certificate.ending': raw.ending[0] },
      ...{ 'link.answer': raw.links[0], 'sight.answer': raw.askers[0] },
      ...{ 'flow.offer': raw.offers[0], 'flow.mismatch': raw.mismatches[0] },
      ...Object.fromEntries(REVIEWED.map((kind) => [kind, told.filter((task) => task.kind === kind).length])),
    },
    overdue: Number(raw.expired[0]) + late,
  };
  return { figures, waiting: told.map(({ kind }) => kind), coverage: chain.coverage };
};
