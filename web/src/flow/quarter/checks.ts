import { MISMATCH_SHARE, type SheetLine } from '@ieum/contract';
import type { Value } from './value.ts';

/** A conspicuous value stays behind when the rest is sent, until a person has said that it is right. */
export type Finding =
  | { kind: 'thousand'; times: number; offer: number; of: 'last' | 'theirs' }
  | { kind: 'partner'; share: number; offer: number }
  | { kind: 'change'; share: number }
  | { kind: 'units' };

const THOUSAND = 1_000;
/** How far a thousandfold may be from a thousand: a quarter is seldom twice or half of the last one. */
const SPREAD = 2;
const CHANGE_MAX = 0.5;
const ROUNDING = 1e-9;
const DIGITS = 12;

type Known = Pick<SheetLine, 'last' | 'lastUnit' | 'theirs'>;

/** Returns the most serious thing that is conspicuous about a value. */
export const findingOf = ({ last, lastUnit, theirs }: Known, { quantity }: Value): Finding | undefined => {
  // Nothing moved is said on purpose.
  if (quantity === null || quantity === 0) return partnerFinding(theirs, quantity);
  for (const [of, known] of [
    ['theirs', theirs],
    ['last', last],
  ] as const) {
    if (known === null || known === 0) continue;
    const times = quantity / known;
    const factor = [THOUSAND, 1 / THOUSAND].find((unit) => times / unit < SPREAD && times / unit > 1 / SPREAD);
    if (factor !== undefined) return { kind: 'thousand', times, offer: rounded(quantity / factor), of };
  }
  const differing = partnerFinding(theirs, quantity);
  if (differing) return differing;
  const share = changeOf(last, quantity);
  if (share !== null && Math.abs(share) > CHANGE_MAX * (1 + ROUNDING)) return { kind: 'change', share };
  return last === null && lastUnit !== null ? { kind: 'units' } : undefined;
};

const partnerFinding = (theirs: number | null, quantity: number | null): Finding | undefined => {
  if (theirs === null || quantity === null) return undefined;
  const share = differenceOf(theirs, quantity);
  return share > MISMATCH_SHARE * (1 + ROUNDING) ? { kind: 'partner', share, offer: theirs } : undefined;
};

/** Difference as a share of the greater figure, as the ledger counts it. */
export const differenceOf = (one: number, other: number) => {
  const most = Math.max(one, other);
  return most === 0 ? 0 : Math.abs(one - other) / most;
};

/** Change from the period before, as a share of it; null without one. */
export const changeOf = (last: number | null, quantity: number | null) =>
  last === null || last === 0 || quantity === null ? null : quantity / last - 1;

const rounded = (quantity: number) => Number(quantity.toPrecision(DIGITS));
