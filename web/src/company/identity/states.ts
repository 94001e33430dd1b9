import type { IdentityState } from '@ieum/contract';

type Request = NonNullable<IdentityState['request']>;

const STATES = {
  submitted: 'identity.state.submitted',
  in_review: 'identity.state.in_review',
  needs_correction: 'identity.state.needs_correction',
  verified: 'identity.state.verified',
  rejected: 'identity.state.rejected',
} as const;

/** The word for how far a request is. */
export const stateWord = ({ state, isWithdrawn }: Request) =>
  isWithdrawn ? 'identity.state.withdrawn' : STATES[state];

/** Whether an operator has still to decide. */
export const isOpen = ({ state, isWithdrawn }: Request) =>
  !isWithdrawn && ['submitted', 'in_review', 'needs_correction'].includes(state);
