import type { Dashboard } from '@ieum/contract';

type Responses = NonNullable<Dashboard['responses']>;
const RESPONSE_ROWS = ['requests', 'invitations'] as const;
export type ResponseRow = (typeof RESPONSE_ROWS)[number];
export const RESPONSE_PARTS = ['answered', 'declined', 'waiting', 'ended'] as const;
export type ResponsePart = (typeof RESPONSE_PARTS)[number];

/** Counts requests and invitations by outcome. Overdue requests count as waiting. */
const countsOf = ({ requests, invitations }: Responses): Record<ResponseRow, Record<ResponsePart, number>> => ({
  requests: { ...requests, waiting: requests.open, ended: 0 },
  invitations: { ...invitations, answered: invitations.accepted, ended: invitations.expired },
});

/** Returns a bar for requests and one for invitations, and the share that was answered. */
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
