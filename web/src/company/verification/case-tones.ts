import type { CaseState } from '@ieum/contract';

export const CASE_TONES = {
  submitted: 'info',
  in_review: 'info',
  needs_correction: 'warn',
  verified: 'good',
  rejected: 'bad',
} as const satisfies Record<CaseState, string>;

export const DECISION_TONES = {
  verified: 'good',
  needs_correction: 'warn',
  rejected: 'bad',
  joined: 'info',
  withdrawn: 'neutral',
} as const;
