import type { Dashboard } from '@ieum/contract';

type Reviews = Dashboard['reviews'];
const REVIEW_ROWS = ['own', 'toReview', 'factories'] as const;
type Row = (typeof REVIEW_ROWS)[number];

/** From the first word to the last. */
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

/** A bar for each that has anything, and a part of it for each state that any of them is in. */
export const reviewSeries = (reviews: Reviews) => {
  const rows = REVIEW_ROWS.filter((row) => reviews[row].some(({ count }) => count > 0));
  const countOf = (row: Row, state: State) => reviews[row].find((one) => one.state === state)?.count ?? null;
  const series = REVIEW_STATES.map((state) => ({ state, values: rows.map((row) => countOf(row, state)) }));
  return { rows, series: series.filter(({ values }) => values.some((value) => value !== null)) };
};
