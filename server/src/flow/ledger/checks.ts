import type { FlowEntry, FlowProblem } from '@ieum/contract';
import type { Figure } from './row.store.ts';

export type Refuse = (cell: string, problem: FlowProblem) => undefined;

const ROUNDING = 1e-9;

/** Refuses lots that exceed the whole, and lots that arrive before they have left. */
export const lotProblems = ({ lots, quantity }: Pick<FlowEntry, 'lots' | 'quantity'>, refuse: Refuse) => {
  const sum = lots.reduce((total, lot) => total + (lot.quantity ?? 0), 0);
  if (sum > quantity * (1 + ROUNDING)) refuse('lots', 'over_quantity');
  for (const [nth, { shippedOn, receivedOn }] of lots.entries())
    if (shippedOn !== '' && receivedOn !== '' && receivedOn < shippedOn)
      refuse(`lots.${nth}.receivedOn`, 'before_shipped');
};

/** Returns whether a file changes nothing; what it leaves empty stays as it was. */
export const isUnchanged = (before: Figure, after: Figure) => {
  const { quantity, unit, lots, documents, origin, recycledShare, note } = after;
  const isLike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
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
