import type { Dashboard } from '@ieum/contract';

type Reviews = Dashboard['reviews'];
const REVIEW_ROWS = ['own', 'toReview', 'factories'] as const;
type Row = (typeof REVIEW_ROWS)[number];

/** States in the order of a review. */
export const REVIEW_STATES = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'expired',
  'superseded',
  'active',
  'closed',
] as const;
type State = (typeof REVIEW_STATES)[number];

/** Returns a bar for each row that has entries, divided by the states that occur. */
export const reviewSeries = (reviews: Reviews) => {
  const rows = REVIEW_ROWS.filter((row) => reviews[row].some(({ count }) => count > 0));
  const countOf = (row: Row, state: State) => reviews[row].find((entry) => entry.state === state)?.count ?? null;
  const series = REVIEW_STATES.map((state) => ({ state, values: rows.map((row) => countOf(row, state)) }));
  return { rows, series: series.filter(({ values }) => values.some((value) => value !== null)) };
};
