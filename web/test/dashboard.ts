import type { Dashboard } from '@ieum/contract';

/** A company that has nothing yet. */
export const EMPTY_DASHBOARD: Dashboard = {
  asOf: '2026-11-15T00:00:00+00:00',
  variant: 'supplier',
  products: [],
  productId: null,
  period: '2026-Q3',
  tasks: { total: 0, overdue: 0, counts: [] },
  reviews: { own: [], toReview: [], factories: [], medianDays: null },
  coverage: null,
  completeness: { mean: null, factories: 0, least: [] },
  tiers: [],
  map: [],
  elsewhere: [],
  flags: { open: [], newThisWeek: 0, closedThisWeek: 0, weeks: [] },
  certificates: { expired: 0, valid: 0, months: [], next: null },
  responses: null,
  balance: { inflow: [], outflowKg: 0, weightless: 0, verdicts: [] },
  ledger: [],
};

export const tierOf = (tier: number, confirmed: number, unconfirmed: number, unidentified: number) => ({
  tier,
  companies: confirmed + unconfirmed + unidentified,
  confirmed,
  unconfirmed,
  unidentified,
  factories: 0,
});

/** A buyer with something to say in every sentence. */
export const BUYER_DASHBOARD: Dashboard = {
  ...EMPTY_DASHBOARD,
  variant: 'buyer',
  tiers: [tierOf(1, 11, 1, 0), tierOf(2, 20, 3, 4), tierOf(3, 1, 6, 2)],
  responses: {
    asked: 14,
    answered: 10,
    medianDays: 2,
    overdue: 0,
    requests: { answered: 9, declined: 1, open: 4, overdue: 0, dueInWeek: 2 },
    invitations: { accepted: 0, declined: 0, waiting: 0, expired: 0 },
  },
  flags: {
    open: [
      { code: 'SINGLE_SOURCE', severity: 'high', count: 3 },
      { code: 'CERT_EXPIRING', severity: 'medium', count: 2 },
    ],
    newThisWeek: 0,
    closedThisWeek: 0,
    weeks: [],
  },
  certificates: {
    expired: 0,
    valid: 4,
    months: [],
    next: { id: '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c53', name: 'ISO 14001', validTo: '2026-12-26' },
  },
  ledger: [
    { period: '2026-Q2', rows: 18, agreed: 17, differing: 0 },
    { period: '2026-Q3', rows: 20, agreed: 16, differing: 2 },
  ],
};
