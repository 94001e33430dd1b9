/**
 * Returns the first of many, in order: the greatest weight first. `compare` decides between equal weights; it costs
 * more, so it is asked only where it decides what is among the first, and for these.
 */
export const firstOf = <T>(
  all: readonly T[],
  max: number,
  weightOf: (item: T) => number,
  compare: (a: T, b: T) => number,
): T[] => {
  const inOrder = (some: readonly T[]) => some.toSorted((a, b) => weightOf(b) - weightOf(a) || compare(a, b));
  if (all.length <= max) return inOrder(all);
  const edge = Float64Array.from(all, weightOf).sort().at(-max) ?? 0;
  const above = inOrder(all.filter((item) => weightOf(item) > edge));
  const level = all.filter((item) => weightOf(item) === edge).sort(compare);
  return [...above, ...level].slice(0, max);
};
