import type { Item } from './layers.ts';

/** Counts how often edges cross between neighboring layers. */
export const crossingsIn = (layers: readonly (readonly Item[])[]) => {
  let crossings = 0;
  for (const [at, layer] of layers.slice(0, -1).entries())
    crossings += crossingsBetween(layer, layers[at + 1]?.length ?? 0);
  return crossings;
};

/** Adds up the inversions with a tree of partial sums, in the number of edges times its logarithm. */
const crossingsBetween = (left: readonly Item[], size: number) => {
  const sums = new Int32Array(size + 1);
  let [crossings, known] = [0, 0];
  for (const item of left) {
    const places = item.after.map(({ at }) => at);
    for (const place of places) {
      let above = 0;
      for (let at = place + 1; at > 0; at -= at & -at) above += sums[at] ?? 0;
      crossings += known - above;
    }
    for (const place of places) {
      known += 1;
      for (let at = place + 1; at <= size; at += at & -at) sums[at] = (sums[at] ?? 0) + 1;
    }
  }
  return crossings;
};
