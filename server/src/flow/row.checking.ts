import type { FlowEntry, FlowProblem } from '@ieum/contract';

export type Refuse = (cell: string, problem: FlowProblem) => undefined;

const ROUNDING = 1e-9;

/** Lots do not make more than the whole, and none arrives before it has left. */
export const lotProblems = ({ lots, quantity }: Pick<FlowEntry, 'lots' | 'quantity'>, refuse: Refuse) => {
  const sum = lots.reduce((total, lot) => total + (lot.quantity ?? 0), 0);
  if (sum > quantity * (1 + ROUNDING)) refuse('lots', 'over_quantity');
  for (const [nth, { shippedOn, receivedOn }] of lots.entries())
    if (shippedOn !== '' && receivedOn !== '' && receivedOn < shippedOn)
      refuse(`lots.${nth}.receivedOn`, 'before_shipped');
};
