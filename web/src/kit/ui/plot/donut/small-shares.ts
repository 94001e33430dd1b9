import { sum } from 'd3-array';

export type Slice = { id: string; name: string; value: number };
export type Share = Slice & { share: number };

const MOST_SLICES = 7;
const SMALLEST_SHARE = 0.03;
/** The largest few are always shown: they are more useful than one ring of "other". */
const ALWAYS_SHOWN = 3;

/** Returns the shares, the largest first. A negative or zero value has no share of a whole. */
export const sharesOf = (slices: Slice[]) => {
  const parts = slices.filter(({ value }) => value > 0).sort((left, right) => right.value - left.value);
  const total = sum(parts, ({ value }) => value);
  const shares: Share[] = parts.map((part) => ({ ...part, share: part.value / total }));
  return { total, shares };
};

/** Groups slices too thin to tell apart. A single thin slice keeps its name. */
export const groupSmallShares = (shares: Share[]) => {
  const isShown = ({ share }: Share, rank: number) =>
    rank < ALWAYS_SHOWN || (rank < MOST_SLICES && share >= SMALLEST_SHARE);
  const rest = shares.filter((share, rank) => !isShown(share, rank));
  return rest.length > 1 ? { shown: shares.filter(isShown), rest } : { shown: shares, rest: [] };
};
