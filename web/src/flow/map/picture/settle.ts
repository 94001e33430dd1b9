/** Something in a column: where it would like to be, how much that counts, and how high it is. */
export type Placed = { wanted: number; weight: number; height: number };

/**
 * Returns the tops of a column's items: in their order, apart by the gap, inside the frame, and as close to where they
 * would like to be as that allows. Pools neighbors that would overlap (least squares).
 */
export const settle = (items: readonly Placed[], gap: number, top: number, bottom: number): number[] => {
  const pools: { first: number; sum: number; weight: number }[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const [index, { wanted, weight, height }] of items.entries()) {
    offsets.push(offset);
    pools.push({ first: index, sum: (wanted - offset) * weight, weight });
    offset += height + gap;
    for (let last = pools.at(-1), above = pools.at(-2); last && above; last = pools.at(-1), above = pools.at(-2)) {
      if (above.sum / above.weight < last.sum / last.weight) break;
      above.sum += last.sum;
      above.weight += last.weight;
      pools.pop();
    }
  }
  const room = Math.max(top, bottom - Math.max(0, offset - gap));
  const starts: number[] = [];
  for (const [at, { first, sum, weight }] of pools.entries()) {
    const start = Math.min(Math.max(sum / weight, top), room);
    const next = pools[at + 1]?.first ?? items.length;
    for (let index = first; index < next; index += 1) starts.push(start + (offsets[index] ?? 0));
  }
  return starts;
};
