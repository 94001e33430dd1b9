import { bandOfShare } from '../../supply/disclosure/share-band.ts';
import { BAND_BOUNDS } from '../../supply/tiers/coverage.presenter.ts';

/** Range of a share, in parts of one; exact where both ends are equal. */
export type Range = { from: number; to: number };

export const NOTHING: Range = { from: 0, to: 0 };
const PERCENT = 100;
const ROUNDING = 1e-9;

export const exactly = (share: number): Range => ({ from: share, to: share });
export const plus = (a: Range, b: Range): Range => ({ from: a.from + b.from, to: a.to + b.to });
export const times = (a: Range, b: Range): Range => ({ from: a.from * b.from, to: a.to * b.to });

/** Returns the share that a part has of `whole`. */
export const partOf = (part: Range, whole: Range): Range => ({
  from: whole.to > 0 ? Math.min(1, part.from / whole.to) : 0,
  to: whole.from > 0 ? Math.min(1, part.to / whole.from) : Number(part.to > 0),
});

/**
 * Returns the bands of the parts of another company's product, which make one together, narrowed by what the bands of
 * all others leave to each: a viewer who weighs them against own shares learns no more.
 */
export const inBands = (parts: number[]): Range[] => {
  const bands = parts.map((part) => (part <= 0 ? NOTHING : BAND_BOUNDS[bandOfShare(part * PERCENT)]));
  const sum = bands.reduce(plus, NOTHING);
  return bands.map(({ from, to }) => ({
    from: Math.max(from, 1 - (sum.to - to)),
    to: Math.min(to, 1 - (sum.from - from)),
  }));
};

/**
 * Rounds to whole per cents, as shares beyond the next step are shown; a range is widened, so that it still holds the
 * share.
 */
export const inWholePercents = ({ from, to }: Range): Range => {
  const [low, high] = [Math.min(1, from) * PERCENT, Math.min(1, to) * PERCENT];
  if (high - low < ROUNDING) return exactly(Math.round(low) / PERCENT);
  return { from: Math.floor(low + ROUNDING) / PERCENT, to: Math.ceil(high - ROUNDING) / PERCENT };
};
