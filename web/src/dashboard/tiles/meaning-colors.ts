import type { FlagSeverity } from '@ieum/contract';
import type { RESPONSE_PARTS } from '../series/responses.ts';
import type { REVIEW_STATES } from '../series/reviews.ts';

/** One colour for one meaning on every chart. The name of each part stands beside the chart. */
const GOOD = 'var(--good)';
const WARN = 'var(--warn)';
const BAD = 'var(--bad)';
const INFO = 'var(--info)';
const REST = 'var(--plot-rest)';

export const SEVERITY_COLORS: Record<FlagSeverity, string> = { high: BAD, medium: WARN, low: INFO, info: REST };

export const RESPONSE_COLORS: Record<(typeof RESPONSE_PARTS)[number], string> = {
  answered: GOOD,
  declined: BAD,
  waiting: WARN,
  ended: REST,
};

export const REVIEW_COLORS: Record<(typeof REVIEW_STATES)[number], string> = {
  draft: REST,
  submitted: INFO,
  in_review: 'var(--accent)',
  changes_requested: WARN,
  approved: GOOD,
  rejected: BAD,
  expired: 'var(--plot-8)',
  superseded: 'var(--edge)',
  active: 'var(--plot-3)',
  closed: 'var(--muted)',
};
