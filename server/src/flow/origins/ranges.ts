import { bandSeen } from '../../supply/disclosure/disclosure.ts';
import { BAND_BOUNDS } from '../../supply/tiers/coverage.presenter.ts';

/** What a share lies between, in parts of one; exact where both are equal. */
export type Range = { from: number; to: number };

export const NOTHING: Range = { from: 0, to: 0 };
const PERCENT = 100;
const ROUNDING = 1e-9;

export const exactly = (share: number): Range => ({ from: share, to: share });
export const plus = (one: Range, other: Range): Range => ({ from: one.from + other.from, to: one.to + other.to });
export const times = (one: Range, other: Range): Range => ({ from: one.from * other.from, to: one.to * other.to });

/** What of `whole` a part of it is. */
export const partOf = (part: Range, whole: Range): Range => ({
  from: whole.to > 0 ? Math.min(1, part.from / whole.to) : 0,
  to: whole.from > 0 ? Math.min(1, part.to / whole.from) : Number(part.to > 0),
});

/**
 * Of another company's product, parts that make one together are known by their bands, and by what is left to each of them by
 * the bands of all others: whoever weighs them against own shares learns no more.
 */
export const inBands = (parts: number[]): Range[] => {
  const bands = parts.map((part) => (part <= 0 ? NOTHING : BAND_BOUNDS[bandSeen(part * PERCENT)]));
  const all = bands.reduce(plus, NOTHING);
  return bands.map(({ from, to }) => ({
    from: Math.max(from, 1 - (all.to - to)),
    to: Math.min(to, 1 - (all.from - from)),
  }));
};

/** What lies beyond the next step is told in whole per cents; between two, so that it still lies there. */
export const inWholePercents = ({ from, to }: Range): Range => {
  const [low, high] = [Math.min(1, from) * PERCENT, Math.min(1, to) * PERCENT];
  if (high - low < ROUNDING) return exactly(Math.round(low) / PERCENT);
  return { from: Math.floor(low + ROUNDING) / PERCENT, to: Math.ceil(high - ROUNDING) / PERCENT };
};
