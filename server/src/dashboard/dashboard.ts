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
import { flowFigures } from '../flow/figures.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import type { Actor } from '../kit/http/context.ts';
import { fail } from '../kit/http/failure.ts';
import type { KeyedHash } from '../kit/security/keyed-hash.ts';
import { askedSuppliers, reviewFigures } from '../review/figures.ts';
import { createView } from '../supply/disclosure/chain-view.ts';
import { invitedSuppliers, linkedProducts, ownPlaces, placesSeen } from '../supply/figures.ts';
import { type FlagSource, flagsOf } from '../supply/risks/flags.service.ts';
import { loadChain } from '../supply/tiers/chain.ts';
import { tiersOf } from '../supply/tiers/tiers.service.ts';
import { findFlagWeeks } from './flags/weeks.store.ts';
import { mapOf } from './map-figures.ts';
import { isOverdue, tasksOf } from './tasks.service.ts';
import { coverageOf, elsewhereOf, tierRows } from './tier-figures.ts';

type Member = Extract<Actor, { role: 'supplier' }>;
export type DashboardDeps = { masking: KeyedHash; flagSources: FlagSource[] };
type Asked = { productId?: string | undefined; period?: string | undefined };

const WEEKS = 12;
const TENTHS = 10;

/**
 * Each figure by the function that its own screen asks, in as many statements however much there is. Whoever may not see
 * other companies gets what is its own.
 */
export const loadDashboard = async (db: Db, deps: DashboardDeps, actor: Member, now: Date, asked: Asked) => {
  const { companyId } = actor;
  const today = todayInSeoul(now);
  const period = asked.period ?? periodAfter(quarterOfDay(today), -1);
  const products = await linkedProducts(db, companyId, asked.productId);
  if (asked.productId !== undefined && !products.some(({ id }) => id === asked.productId)) fail('request.not_found');
  const isOutside = await mayReachOutside(db, actor);
  const tasks = await tasksOf(db, actor, now, isOutside);
  const flags = await flagsOf(db, companyId, today, deps.flagSources);
  const { states, completeness } = await factoryFigures(db, companyId);
  const isBuyer = products.some(({ isBought }) => isBought);
  const beyond = await loadBeyond(db, deps, { companyId, now, isOutside, productId: asked.productId });
  const covered = await coveredFactories(db, certificatesIn(flags));
  const { places, chain, seen } = beyond;
  const dashboard: Dashboard = {
    asOf: now.toISOString(),
    variant: isBuyer ? 'buyer' : 'supplier',
    products: choicesOf(products),
    productId: asked.productId ?? null,
    period,
    tasks: taskFigures(tasks, today),
    reviews: { ...(await reviewsOf(db, companyId, now)), factories: states },
    coverage: isBuyer && seen ? coverageOf(seen) : null,
    completeness,
    tiers: seen ? tierRows(seen) : [],
    map: mapOf({ viewerId: companyId, chain, places, flags, covered }),
    elsewhere: seen ? elsewhereOf(seen) : [],
    flags: {
      open: openFlags(flags),
      ...(await findFlagWeeks(db, { companyId, flags, today }, mondayOf(today), WEEKS)),
    },
    certificates: await certificateFigures(db, companyId, today),
    responses: isBuyer ? await responsesOf(db, companyId, now) : null,
    balance: await flowFigures(db, companyId, period, asked.productId),
  };
  return { dashboard, tasks };
};

type Beyond = { companyId: string; now: Date; isOutside: boolean; productId: string | undefined };

/** What is seen of others, and of oneself among them. */
const loadBeyond = async (db: Db, { masking }: DashboardDeps, { companyId, now, isOutside, productId }: Beyond) => {
  if (!isOutside) return { chain: undefined, seen: undefined, places: await ownPlaces(db, companyId) };
  const chain = await loadChain(db, masking, companyId, now, productId);
  const view = createView(chain);
  const places = await placesSeen(db, chain, view);
  // Products are not named here.
  const tiers = tiersOf(chain, view, new Map());
  return { chain, places, seen: { tiers, viewerId: companyId, places } };
};

type Product = { id: string; name: string; isLinked: boolean };
const choicesOf = (products: Product[]): Dashboard['products'] =>
  products
    .filter(({ isLinked }) => isLinked)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ko') || (one.id < other.id ? -1 : 1));

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

/** Those that nobody has put off, as the list of flags shows them. */
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

/** Invitations and requests together: both are asked of suppliers. */
const responsesOf = async (db: Db, companyId: string, now: Date): Promise<Dashboard['responses']> => {
  const { days: inviting, ...invitations } = await invitedSuppliers(db, companyId, now);
  const { days: asking, ...requests } = await askedSuppliers(db, companyId, now);
  const answered = requests.answered + requests.declined + invitations.accepted + invitations.declined;
  const unanswered = requests.open + invitations.waiting + invitations.expired;
  return {
    ...{ asked: answered + unanswered, answered, overdue: requests.overdue + invitations.expired },
    ...{ medianDays: medianOf([...inviting, ...asking]), requests, invitations },
  };
};

const medianOf = (days: number[]) => {
  const sorted = days.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below, above] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return below === undefined || above === undefined ? null : inTenths((below + above) / 2);
};

const inTenths = (value: number | null) => (value === null ? null : Math.round(value * TENTHS) / TENTHS);
