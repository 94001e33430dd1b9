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

/** Tiles that can be exported as a sheet. */
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
  'ledger',
] as const;
export type Tile = (typeof TILES)[number];
const text = z.string();
const share = z.number().nullable();

/** All data of a company's first screen, at one moment. */
export const dashboard = z.object({
  asOf: moment,
  /** Kind of viewer, which decides the content of two tiles: a buyer, or a supplier without suppliers of its own. */
  variant: z.enum(['buyer', 'supplier']),
  /** Own products that are bought for or sold, to choose from, and the chosen product. */
  products: z.array(z.object({ id: z.uuid(), name: text })),
  productId: z.uuid().nullable(),
  /** A quarter; by default the last one that is over. */
  period: text,
  tasks: z.object({
    total: z.int(),
    overdue: z.int(),
    counts: z.array(z.object({ kind: z.enum(TASK_KINDS), count: z.int() })),
  }),
  reviews: z.object({
    /** Own declarations and those to review, by state. */
    own: z.array(z.object({ state: z.enum(DECLARATION_STATES), count: z.int() })),
    toReview: z.array(z.object({ state: z.enum(DECLARATION_STATES), count: z.int() })),
    factories: z.array(z.object({ state: z.enum(FACTORY_STATES), count: z.int() })),
    /** Days from submission to decision, in the last year; null without a decision. */
    medianDays: share,
  }),
  /** Coverage as deep as the chain goes; null without a supplier. */
  coverage: coverageCurve.nullable(),
  /** Mean score of the own factories, out of 100 points, and the least complete ones. */
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
      /** Drawn solid if exact, hollow if estimated. */
      isExact: z.boolean(),
      severity: z.enum(['', ...FLAG_SEVERITIES]),
    }),
  ),
  /** Suppliers without a visible place, by country. */
  elsewhere: z.array(z.object({ country: text, companies: z.int() })),
  flags: z.object({
    open: z.array(z.object({ code: z.enum(FLAG_CODES), severity: z.enum(FLAG_SEVERITIES), count: z.int() })),
    newThisWeek: z.int(),
    closedThisWeek: z.int(),
    /** The last twelve weeks, each by its Monday, since the first count. Snoozed flags count too. */
    weeks: z.array(z.object({ from: text, open: z.int() })),
  }),
  certificates: z.object({
    expired: z.int(),
    valid: z.int(),
    /** The next twelve months: 2026-11. */
    months: z.array(z.object({ month: text, count: z.int() })),
    /** The valid certificate that ends first. */
    next: z.object({ id: z.uuid(), name: text, validTo: text }).nullable(),
  }),
  /**
   * Requests to direct suppliers and their answers, for a buyer only: invitations and requests together, then each by
   * state.
   */
  responses: z
    .object({
      asked: z.int(),
      answered: z.int(),
      medianDays: share,
      overdue: z.int(),
      /** `overdue` requests and those due within a week are among the open ones. */
      requests: z.object({
        answered: z.int(),
        declined: z.int(),
        open: z.int(),
        overdue: z.int(),
        dueInWeek: z.int(),
      }),
      invitations: z.object({ accepted: z.int(), declined: z.int(), waiting: z.int(), expired: z.int() }),
    })
    .nullable(),
  balance: z.object({
    /** Received kilograms by stated country of origin; empty where nobody has stated one. */
    inflow: z.array(z.object({ country: text, kg: z.number() })),
    outflowKg: z.number(),
    /** Rows of both directions without a weight: no figure in kilograms includes them. */
    weightless: z.int(),
    verdicts: z.array(z.object({ verdict: z.enum(BALANCE_VERDICTS), count: z.int() })),
  }),
  /**
   * Rows of the shipment ledger in eight quarters, the chosen one last: all, those on which both sides agree within 2%
   * or have settled, and those on which they differ. The others have one figure only.
   */
  ledger: z.array(z.object({ period: text, rows: z.int(), agreed: z.int(), differing: z.int() })),
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
  /** Verified companies without an answer of the tax office, or closed or suspended according to it. */
  taxOffice: z.object({ isAsked: z.boolean(), unanswered: z.int(), closed: z.int(), suspended: z.int() }),
  reviews: z.object({
    waiting: z.int(),
    /** Grouped by the reviewer who has taken them; those without a reviewer come first. */
    reviewers: z.array(z.object({ name: text, count: z.int(), oldestDays: share })),
  }),
  invitations: z.object({ bounced: z.int(), open: z.int() }),
  mails: z.object({ failed: z.int() }),
  /** Accesses to personal data last month; 0 once an operator has reviewed that month. */
  accesses: z.object({ month: text, count: z.int() }),
  /** What operators have done since Monday, in Korean time. */
  week: z.object({
    from: text,
    cases: z.object({ verified: z.int(), returned: z.int(), rejected: z.int() }),
    /** Approved or rejected declarations, and the days from submission to decision; null without a decision. */
    reviews: z.object({ decided: z.int(), medianDays: share }),
    mails: z.object({ all: z.int(), failed: z.int() }),
  }),
  /** Jobs that should have run an hour ago, and the moment of the last seal of the audit log. */
  health: z.object({ lateJobs: z.int(), sealedAt: moment.nullable() }),
});
export type OperatorDashboard = z.infer<typeof operatorDashboard>;

const chosen = { productId: z.uuid().optional(), period: flowPeriod.optional() };

export const dashboardContract = {
  ...tasksContract,
  ...flagHistoryContract,
  ...defineContract({
    getDashboard: {
      summary: "Returns the dashboard of the caller's company, for one product or all, and one quarter.",
      method: 'GET',
      path: '/dashboard',
      access: ['supplier'],
      input: z.strictObject(chosen),
      output: dashboard,
      isHeavy: true,
      errors: ['request.not_found'],
    },
    exportDashboard: {
      summary: 'Exports the content of one tile as a sheet.',
      method: 'POST',
      path: '/dashboard/export',
      access: ['supplier'],
      input: z.strictObject({ ...chosen, tile: z.enum(TILES), as: z.enum(['csv', 'xlsx']).default('xlsx') }),
      output: z.object({}),
      body: 'file',
      mediaTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      transaction: 'own',
      changes: [],
      isHeavy: true,
      errors: ['request.not_found'],
    },
    getOperatorDashboard: {
      summary: 'Returns the open tasks of the portal team and the problems that need its attention.',
      method: 'GET',
      path: '/admin/dashboard',
      access: ['admin'],
      input: z.strictObject({}),
      output: operatorDashboard,
      errors: [],
    },
  }),
};
