import { z } from 'zod';
import { FACTORY_STATES } from '../factory/record/choices.ts';
import { BALANCE_VERDICTS } from '../flow/balance/balance.ts';
import { flowPeriod } from '../flow/period.ts';
import { defineContract } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { DECLARATION_STATES } from '../review/record/fields.ts';
import { FLAG_CODES, FLAG_SEVERITIES } from '../supply/risks/flags.ts';
import { coverageCurve } from '../supply/tiers/tiers.ts';
import { flagHistoryContract } from './flag-history.ts';
import { TASK_KINDS, tasksContract } from './tasks.ts';

/** What can be taken away as a sheet. */
export const TILES = [
  'tasks',
  'reviews',
  'coverage',
  'completeness',
  'tiers',
  'map',
  'flags',
  'certificates',
  'responses',
  'balance',
] as const;
export type Tile = (typeof TILES)[number];
const text = z.string();
const share = z.number().nullable();

/** Everything that the first screen of a company shows, of one moment. */
export const dashboard = z.object({
  asOf: moment,
  /** Who sees it decides what stands in two of the places: a buyer, or a supplier without suppliers of its own. */
  variant: z.enum(['buyer', 'supplier']),
  /** To choose from: own products that are bought for or sold; and what was chosen. */
  products: z.array(z.object({ id: z.uuid(), name: text })),
  productId: z.uuid().nullable(),
  /** A quarter: the last that is over, unless another was asked for. */
  period: text,
  tasks: z.object({
    total: z.int(),
    overdue: z.int(),
    counts: z.array(z.object({ kind: z.enum(TASK_KINDS), count: z.int() })),
  }),
  reviews: z.object({
    /** Own declarations, and those to be reviewed, by state. */
    own: z.array(z.object({ state: z.enum(DECLARATION_STATES), count: z.int() })),
    toReview: z.array(z.object({ state: z.enum(DECLARATION_STATES), count: z.int() })),
    factories: z.array(z.object({ state: z.enum(FACTORY_STATES), count: z.int() })),
    /** From handing in to decision, of the last year; nothing where none was decided. */
    medianDays: share,
  }),
  /** As far as there is anything; nothing where there is no supplier. */
  coverage: coverageCurve.nullable(),
  /** Of the own factories, the mean of 100 points, and those with the most left to say. */
  completeness: z.object({
    mean: share,
    factories: z.int(),
    least: z.array(z.object({ id: z.uuid(), name: text, points: z.int() })),
  }),
  tiers: z.array(
    z.object({
      tier: z.int(),
      companies: z.int(),
      confirmed: z.int(),
      unconfirmed: z.int(),
      unidentified: z.int(),
      factories: z.int(),
    }),
  ),
  map: z.array(
    z.object({
      id: text,
      name: text,
      country: text,
      latitude: z.number(),
      longitude: z.number(),
      isOwn: z.boolean(),
      /** Solid; otherwise estimated, hollow. */
      isExact: z.boolean(),
      severity: z.enum(['', ...FLAG_SEVERITIES]),
    }),
  ),
  /** Suppliers of which no place is shown, by country. */
  elsewhere: z.array(z.object({ country: text, companies: z.int() })),
  flags: z.object({
    open: z.array(z.object({ code: z.enum(FLAG_CODES), severity: z.enum(FLAG_SEVERITIES), count: z.int() })),
    newThisWeek: z.int(),
    closedThisWeek: z.int(),
    /** The last twelve weeks, each by its Monday; only those since somebody has counted. Put off or not, all count. */
    weeks: z.array(z.object({ from: text, open: z.int() })),
  }),
  certificates: z.object({
    expired: z.int(),
    valid: z.int(),
    /** The next twelve months: 2026-11. */
    months: z.array(z.object({ month: text, count: z.int() })),
  }),
  /** Of a buyer: what was asked and answered by direct suppliers; invitations and requests together, then each by its states. */
  responses: z
    .object({
      asked: z.int(),
      answered: z.int(),
      medianDays: share,
      overdue: z.int(),
      /** `overdue` are among those that are open. */
      requests: z.object({ answered: z.int(), declined: z.int(), open: z.int(), overdue: z.int() }),
      invitations: z.object({ accepted: z.int(), declined: z.int(), waiting: z.int(), expired: z.int() }),
    })
    .nullable(),
  balance: z.object({
    /** What came, by the country that it is said to come from; empty where nobody said. */
    inflow: z.array(z.object({ country: text, kg: z.number() })),
    outflowKg: z.number(),
    /** Rows of either that nobody can weigh: they are in none of the kilograms. */
    weightless: z.int(),
    verdicts: z.array(z.object({ verdict: z.enum(BALANCE_VERDICTS), count: z.int() })),
  }),
});
export type Dashboard = z.infer<typeof dashboard>;

export const operatorDashboard = z.object({
  asOf: moment,
  cases: z.object({
    waiting: z.int(),
    oldestHours: share,
    overdue: z.int(),
    decidedIn30Days: z.int(),
    medianHours: share,
  }),
  /** Verified companies of which the tax office did not answer, or says that they are closed or suspended. */
  taxOffice: z.object({ isAsked: z.boolean(), unanswered: z.int(), closed: z.int(), suspended: z.int() }),
  reviews: z.object({
    waiting: z.int(),
    /** By who has taken them; nobody's first. */
    reviewers: z.array(z.object({ name: text, count: z.int(), oldestDays: share })),
  }),
  invitations: z.object({ bounced: z.int(), open: z.int() }),
  mails: z.object({ failed: z.int() }),
  /** How often data of people were looked at last month; never once somebody has looked through that month. */
  accesses: z.object({ month: text, count: z.int() }),
});
export type OperatorDashboard = z.infer<typeof operatorDashboard>;

const chosen = { productId: z.uuid().optional(), period: flowPeriod.optional() };

export const dashboardContract = {
  ...tasksContract,
  ...flagHistoryContract,
  ...defineContract({
    getDashboard: {
      summary: 'Gives the eight things that a company looks at first, for one product or all, and one quarter.',
      method: 'GET',
      path: '/dashboard',
      access: ['supplier'],
      input: z.strictObject(chosen),
      output: dashboard,
      errors: ['request.not_found'],
    },
    exportDashboard: {
      summary: 'Gives what one tile shows as a sheet.',
      method: 'POST',
      path: '/dashboard/export',
      access: ['supplier'],
      input: z.strictObject({ ...chosen, tile: z.enum(TILES), as: z.enum(['csv', 'xlsx']).default('xlsx') }),
      output: z.object({}),
      body: 'file',
      mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      transaction: 'own',
      errors: ['request.not_found'],
    },
    getOperatorDashboard: {
      summary: 'Gives what waits for operators and what they should look into.',
      method: 'GET',
      path: '/admin/dashboard',
      access: ['admin'],
      input: z.strictObject({}),
      output: operatorDashboard,
      errors: [],
    },
  }),
};
