import {
  type Dashboard,
  FLAG_CODES,
  FLAG_SEVERITIES,
  mondayOf,
  periodAfter,
  quarterOfDay,
  type SupplyFlag,
  TASK_KINDS,
  type Task,
} from '@ieum/contract';
import { mayReachOutside } from '../company/members/outside-access.ts';
import { certificateFigures, coveredFactories, factoryFigures } from '../factory/record/figures.ts';
import { flowFigures, ledgerFigures } from '../flow/figures.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import { gatheredReads } from '../kit/db/gathered-reads.ts';
import type { Actor } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import type { KeyedHash } from '../kit/security/keyed-hash.ts';
import type { FlagSource } from '../kit/slice.ts';
import { requestFigures, reviewFigures } from '../review/figures.ts';
import { createView } from '../supply/disclosure/chain-view.ts';
import { invitedSuppliers, linkedProducts, ownPlaces, placesSeen } from '../supply/figures.ts';
import { flagsOf } from '../supply/risks/flags.service.ts';
import { loadChain, refuseTooManyLinks } from '../supply/tiers/chain.ts';
import { coverageSeen } from '../supply/tiers/coverage.presenter.ts';
import { createShownChain } from '../supply/tiers/shown-chain.ts';
import { findFlagWeeks } from './flags/weeks.store.ts';
import { mapOf } from './map-figures.ts';
import { isOverdue, type TaskTable, tasksOf } from './tasks.service.ts';
import { coverageOf, elsewhereOf, tierRows } from './tier-figures.ts';

type Member = Extract<Actor, { role: 'supplier' }>;
export type DashboardDeps = { masking: KeyedHash; flagSources: readonly FlagSource[]; taskSources: TaskTable };
type Filter = { productId?: string | undefined; period?: string | undefined };

const WEEKS = 12;
const TENTHS = 10;

/**
 * Calculates each figure with the function that its own screen uses. The number of statements does not depend on the
 * amount of data. A member who may not see other companies gets the figures of the own company only.
 */
export const loadDashboard = async (whole: Db, deps: DashboardDeps, actor: Member, now: Date, filter: Filter) => {
  const db = gatheredReads(whole);
  const { companyId } = actor;
  const today = todayInSeoul(now);
  const period = filter.period ?? periodAfter(quarterOfDay(today), -1);
  const [products, isOutside] = await Promise.all([
    linkedProducts(db, companyId, filter.productId),
    mayReachOutside(db, actor),
    filter.productId === undefined ? refuseTooManyLinks(db, companyId) : undefined,
  ]);
  if (filter.productId !== undefined && !products.some(({ id }) => id === filter.productId)) fail('request.not_found');
  const isBuyer = products.some(({ isBought }) => isBought);
  const [tasks, flagged, factories, beyond, reviews, certificates, responses, balance, ledger] = await Promise.all([
    tasksOf(db, deps.taskSources, { actor, now, isOutside }),
    loadFlags(db, deps, companyId, today),
    factoryFigures(db, companyId),
    loadBeyond(db, deps, { companyId, now, isOutside, productId: filter.productId }),
    reviewsOf(db, companyId, now),
    certificateFigures(db, companyId, today),
    isBuyer ? responsesOf(db, companyId, now) : null,
    flowFigures(db, companyId, period, filter.productId),
    ledgerFigures(db, companyId, period, filter.productId),
  ]);
  const { flags, weeks, covered } = flagged;
  const { states, completeness } = factories;
  const { places, chain, seen } = beyond;
  const dashboard: Dashboard = {
    asOf: now.toISOString(),
    variant: isBuyer ? 'buyer' : 'supplier',
    products: choicesOf(products),
    productId: filter.productId ?? null,
    period,
    tasks: taskFigures(tasks, today),
    reviews: { ...reviews, factories: states },
    coverage: isBuyer && seen ? coverageOf(seen) : null,
    completeness,
    tiers: seen ? tierRows(seen) : [],
    map: mapOf({ viewerId: companyId, chain, places, flags, covered }),
    elsewhere: seen ? elsewhereOf(seen) : [],
    flags: { open: openFlags(flags), ...weeks },
    certificates,
    responses,
    balance,
    ledger,
  };
  return { dashboard, tasks };
};

const loadFlags = async (db: Db, { flagSources }: DashboardDeps, companyId: string, today: string) => {
  const flags = await flagsOf(db, companyId, today, flagSources);
  const [weeks, covered] = await Promise.all([
    findFlagWeeks(db, { companyId, flags, today }, mondayOf(today), WEEKS),
    coveredFactories(db, certificatesIn(flags)),
  ]);
  return { flags, weeks, covered };
};

type Beyond = { companyId: string; now: Date; isOutside: boolean; productId: string | undefined };

/** Loads what the viewer may see of other companies and of itself among them. Without that right: its own places. */
const loadBeyond = async (db: Db, { masking }: DashboardDeps, { companyId, now, isOutside, productId }: Beyond) => {
  if (!isOutside) return { chain: undefined, seen: undefined, places: await ownPlaces(db, companyId) };
  const chain = await loadChain(db, masking, companyId, now, productId);
  const view = createView(chain);
  const places = await placesSeen(db, chain, view);
  // The dashboard shows no product names, so none are passed.
  const shown = createShownChain(chain, view, new Map());
  return { chain, places, seen: { shown, coverage: coverageSeen(chain, view).spend, places } };
};

type Product = { id: string; name: string; isLinked: boolean };
const choicesOf = (products: Product[]): Dashboard['products'] =>
  products
    .filter(({ isLinked }) => isLinked)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'ko') || (a.id < b.id ? -1 : 1));

const taskFigures = (tasks: Task[], today: string): Dashboard['tasks'] => ({
  total: tasks.length,
  overdue: tasks.filter((task) => isOverdue(task, today)).length,
  counts: TASK_KINDS.flatMap((kind) => {
    const count = tasks.filter((task) => task.kind === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  }),
});

const certificatesIn = (flags: SupplyFlag[]) =>
  flags.filter(({ subject, snooze }) => subject === 'certificate' && snooze === null).map(({ subjectId }) => subjectId);

/** Counts only flags that are not snoozed, like the list of flags. */
const openFlags = (flags: SupplyFlag[]): Dashboard['flags']['open'] => {
  const open = flags.filter(({ snooze }) => snooze === null);
  return FLAG_SEVERITIES.flatMap((severity) =>
    FLAG_CODES.flatMap((code) => {
      const count = open.filter((flag) => flag.code === code && flag.severity === severity).length;
      return count > 0 ? [{ code, severity, count }] : [];
    }),
  );
};

const reviewsOf = async (db: Db, companyId: string, now: Date) => {
  const { medianDays, ...counts } = await reviewFigures(db, companyId, now);
  return { ...counts, medianDays: inTenths(medianDays) };
};

/** Adds up invitations and requests, because both ask suppliers for an answer. */
const responsesOf = async (db: Db, companyId: string, now: Date): Promise<Dashboard['responses']> => {
  const [{ days: inviting, ...invitations }, { days: asking, ...requests }] = await Promise.all([
    invitedSuppliers(db, companyId, now),
    requestFigures(db, companyId, now),
  ]);
  const answered = requests.answered + requests.declined + invitations.accepted + invitations.declined;
  const unanswered = requests.open + invitations.waiting + invitations.expired;
  return {
    asked: answered + unanswered,
    answered,
    overdue: requests.overdue + invitations.expired,
    medianDays: medianOf([...inviting, ...asking]),
    requests,
    invitations,
  };
};

const medianOf = (days: number[]) => {
  const sorted = days.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return below === undefined || above === undefined ? null : inTenths((below + above) / 2);
};

const inTenths = (value: number | null) => (value === null ? null : Math.round(value * TENTHS) / TENTHS);
