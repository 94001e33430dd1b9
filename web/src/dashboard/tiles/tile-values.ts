import type { Dashboard } from '@ieum/contract';

/** A chart of fewer values says less than a line of text. */
export const CHART_VALUES = 5;

/** Number of values that each tile would draw. */
export const tileValues = (data: Dashboard) => {
  const { reviews, coverage, completeness, tiers, map, flags, certificates, responses, balance, ledger } = data;
  const answers = responses ? answersIn(responses) : [];
  return {
    tasks: data.tasks.counts.length,
    reviews: reviews.own.length + reviews.toReview.length + reviews.factories.length,
    coverage: (coverage?.confirmed.length ?? 0) + (coverage?.declared.length ?? 0),
    completeness: completeness.least.length,
    tiers: tiers.length,
    map: map.length,
    flags: flags.open.length,
    trend: flags.weeks.filter(({ open }) => open > 0).length,
    certificates: certificates.months.filter(({ count }) => count > 0).length,
    responses: answers.filter((count) => count > 0).length,
    balance: balance.inflow.length + Number(balance.outflowKg > 0),
    ledger: ledger.filter(({ rows }) => rows > 0).length,
  };
};
export type TileName = keyof ReturnType<typeof tileValues>;

const answersIn = ({ requests, invitations }: NonNullable<Dashboard['responses']>) => [
  requests.answered,
  requests.declined,
  requests.open,
  ...Object.values(invitations),
];
