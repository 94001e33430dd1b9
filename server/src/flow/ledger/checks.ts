import type { FlowEntry, FlowProblem } from '@ieum/contract';
import type { Figure } from './row.store.ts';

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

/** What a file leaves empty it does not speak of. */
export const saysNothingNew = (before: Figure, after: Figure) => {
  const { quantity, unit, lots, documents, origin, recycledShare, note } = after;
  const isLike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return (
    quantity === before.quantity &&
    unit === before.unit &&
    (lots.length === 0 || isLike(lots, before.lots)) &&
    (documents.length === 0 || isLike(documents, before.documents)) &&
    (origin.country === '' || origin.country === before.origin.country) &&
    (origin.region === '' || origin.region === before.origin.region) &&
    (recycledShare === null || recycledShare === before.recycledShare) &&
    (note === '' || note === before.note)
  );
};
