import { NO_NAMES } from '../company/names.ts';
import type { Examples } from '../kit/endpoint.ts';
import type { Dashboard, dashboardContract, OperatorDashboard } from './dashboard.ts';

const exactly = (percent: number) => ({ from: percent, to: percent });
const productId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c50';
const factoryId = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c51';
const asOf = '2026-11-15T00:00:00+00:00';

const dashboard: Dashboard = {
  asOf,
  variant: 'buyer',
  productId,
  period: '2026-Q3',
  products: [{ id: productId, name: 'NCM 양극재' }],
  tasks: {
    total: 3,
    overdue: 1,
    counts: [
      { kind: 'link.answer', count: 2 },
      { kind: 'certificate.expired', count: 1 },
    ],
  },
  reviews: {
    own: [{ state: 'submitted', count: 1 }],
    toReview: [{ state: 'in_review', count: 2 }],
    factories: [{ state: 'active', count: 4 }],
    medianDays: 3.5,
  },
  coverage: {
    confirmed: [exactly(97), exactly(73), { from: 28, to: 41 }],
    declared: [exactly(99), exactly(75), { from: 30, to: 46 }],
  },
  completeness: { mean: 62.5, factories: 4, least: [{ id: factoryId, name: '포항공장', points: 41 }] },
  tiers: [{ tier: 1, companies: 5, confirmed: 3, unconfirmed: 1, unidentified: 1, factories: 2 }],
  map: [
    {
      id: factoryId,
      name: '포항공장',
      country: 'KR',
      latitude: 36.019,
      longitude: 129.3435,
      isOwn: true,
      isExact: true,
      severity: 'medium',
    },
  ],
  elsewhere: [{ country: 'CN', companies: 3 }],
  flags: {
    open: [{ code: 'SINGLE_SOURCE', severity: 'high', count: 2 }],
    newThisWeek: 1,
    closedThisWeek: 0,
    weeks: [
      { from: '2026-11-02', open: 1 },
      { from: '2026-11-09', open: 2 },
    ],
  },
  certificates: {
    expired: 1,
    valid: 6,
    months: [{ month: '2026-11', count: 1 }],
    next: { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c53', name: 'ISO 14001:2015', validTo: '2026-12-28' },
  },
  responses: {
    asked: 8,
    answered: 6,
    medianDays: 2.5,
    overdue: 1,
    requests: { answered: 4, declined: 1, open: 1, overdue: 1, dueInWeek: 0 },
    invitations: { accepted: 1, declined: 0, waiting: 1, expired: 0 },
  },
  balance: {
    inflow: [
      { country: 'ID', kg: 2_420_000 },
      { country: '', kg: 1_130_000 },
    ],
    outflowKg: 2_500_000,
    weightless: 3,
    verdicts: [{ verdict: 'ok', count: 2 }],
  },
  ledger: [
    { period: '2026-Q2', rows: 18, agreed: 15, differing: 1 },
    { period: '2026-Q3', rows: 20, agreed: 16, differing: 2 },
  ],
};

const operatorDashboard: OperatorDashboard = {
  asOf,
  cases: { waiting: 2, oldestHours: 20.5, overdue: 0, decidedIn30Days: 12, medianHours: 6.5 },
  taxOffice: { isAsked: true, unanswered: 1, closed: 1, suspended: 0 },
  reviews: { waiting: 3, reviewers: [{ name: '', count: 2, oldestDays: 1.5 }] },
  invitations: { bounced: 1, open: 9 },
  mails: { failed: 1 },
  accesses: { month: '2026-10', count: 4 },
  week: {
    from: '2026-11-09',
    cases: { verified: 4, returned: 1, rejected: 0 },
    reviews: { decided: 11, medianDays: 3.9 },
    mails: { all: 126, failed: 1 },
  },
  health: { lateJobs: 0, sealedAt: '2026-11-14T23:59:58+00:00' },
};

export const dashboardExamples: Examples<typeof dashboardContract> = {
  listTasks: {
    input: { kind: 'link.answer' },
    output: {
      rows: [
        {
          kind: 'link.answer',
          id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c52',
          waiter: 'partner',
          dueOn: '',
          about: { company: '(주)누리셀', product: 'NCM 양극재' },
          since: '2026-11-12T02:10:00+00:00',
        },
      ],
      total: 1,
      counts: { 'link.answer': 1, 'certificate.ending': 2 },
    },
  },
  getStart: {
    input: {},
    output: {
      steps: [
        { step: 'verify', isDone: true, isWaiting: false },
        { step: 'factory', isDone: true, isWaiting: false },
        { step: 'certificate', isDone: false, isWaiting: false },
        { step: 'product', isDone: false, isWaiting: false },
        { step: 'invitation', isDone: false, isWaiting: false },
      ],
      isOver: false,
    },
  },
  getDashboard: { input: { productId, period: '2026-Q3' }, output: dashboard },
  listFlagHistory: {
    input: { week: '2026-11-09', show: 'new' },
    output: {
      rows: [
        {
          code: 'CERT_EXPIRING',
          severity: 'medium',
          subject: 'certificate',
          name: 'ISO 9001',
          partner: NO_NAMES,
          goods: '',
          period: '',
          subjectId: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c53',
          firstOn: '2026-11-10',
          lastOn: null,
        },
      ],
      total: 1,
      week: { from: '2026-11-09', to: '2026-11-15' },
    },
  },
  exportDashboard: { input: { productId, period: '2026-Q3', tile: 'tiers', as: 'xlsx' }, output: {} },
  getOperatorDashboard: { input: {}, output: operatorDashboard },
};
