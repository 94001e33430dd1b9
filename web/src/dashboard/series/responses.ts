import type { Dashboard } from '@ieum/contract';

type Responses = NonNullable<Dashboard['responses']>;
const RESPONSE_ROWS = ['requests', 'invitations'] as const;
export type ResponseRow = (typeof RESPONSE_ROWS)[number];
export const RESPONSE_PARTS = ['answered', 'declined', 'waiting', 'ended'] as const;
export type ResponsePart = (typeof RESPONSE_PARTS)[number];

/** What was asked by which way, and what came of it; of what is open some may be late, and is asked for still. */
const countsOf = ({ requests, invitations }: Responses): Record<ResponseRow, Record<ResponsePart, number>> => ({
  requests: { ...requests, waiting: requests.open, ended: 0 },
  invitations: { ...invitations, answered: invitations.accepted, ended: invitations.expired },
});

/** A bar for each way that was gone, and how many of a hundred have answered. */
export const responseSeries = (responses: Dashboard['responses']) => {
  if (!responses) return { rate: null, rows: [], series: [] };
  const counts = countsOf(responses);
  const rows = RESPONSE_ROWS.filter((row) => RESPONSE_PARTS.some((part) => counts[row][part] > 0));
  const series = RESPONSE_PARTS.map((part) => ({ part, values: rows.map((row) => counts[row][part] || null) }));
  return {
    rate: responses.asked === 0 ? null : responses.answered / responses.asked,
    rows,
    series: series.filter(({ values }) => values.some((value) => value !== null)),
  };
};
