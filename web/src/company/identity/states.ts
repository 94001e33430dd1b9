import type { IdentityState } from '@ieum/contract';

type Request = NonNullable<IdentityState['request']>;

const STATES = {
  submitted: 'identity.state.submitted',
  in_review: 'identity.state.in_review',
  needs_correction: 'identity.state.needs_correction',
  verified: 'identity.state.verified',
  rejected: 'identity.state.rejected',
} as const;

/** Returns the translation key for a request's state. */
export const stateWord = ({ state, isWithdrawn }: Request) =>
  isWithdrawn ? 'identity.state.withdrawn' : STATES[state];

/** True while an operator still has to decide. */
export const isOpen = ({ state, isWithdrawn }: Request) =>
  !isWithdrawn && ['submitted', 'in_review', 'needs_correction'].includes(state);
