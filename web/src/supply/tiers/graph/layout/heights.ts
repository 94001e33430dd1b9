import type { Item } from './layers.ts';

const ROUNDS = 24;
export const GAP = 7;
export const TIGHT_GAP = 3;
const LANE_GAP = 2;
/** A lane between two lanes is drawn straight rather than a card in the middle of its neighbors. */
const LANE_WEIGHT = 4;

const gapBetween = (upper: Item, lower: Item, gap: number) => (upper.card && lower.card ? gap : LANE_GAP);

/** Returns the height of a layer without free space. */
export const heightOf = (layer: readonly Item[], gap: number) =>
  layer.reduce((sum, item, at) => {
    const above = layer[at - 1];
    return sum + item.height + (above ? gapBetween(above, item, gap) : 0);
  }, 0);

/** Pulls each item to the mean of its neighbors, without changing the order and without leaving the frame. */
export const placeHeights = (layers: readonly (readonly Item[])[], height: number, gap: number) => {
  for (const layer of layers) {
    settle(layer, new Map(layer.map((item) => [item, height / 2])), height, gap);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? layers : layers.toReversed();
    for (const layer of order) settle(layer, new Map(layer.map((item) => [item, wishOf(item)])), height, gap);
  }
};

const wishOf = (item: Item) => {
  const near = [...item.before, ...item.after];
  if (near.length === 0) return item.y;
  let [sum, weights] = [0, 0];
  for (const other of near) {
    const weight = other.card && item.card ? 1 : LANE_WEIGHT;
    sum += other.y * weight;
    weights += weight;
  }
  return sum / weights;
};

type Block = { sum: number; count: number; items: number };

/**
 * Finds the middles that are nearest to the wishes and keep order and gaps: neighbors whose wishes collide form a block
 * that moves together.
 */
const settle = (layer: readonly Item[], wishes: Map<Item, number>, height: number, gap: number) => {
  const offsets: number[] = [];
  let below = 0;
  for (const [at, item] of layer.entries()) {
    const above = layer[at - 1];
    below += above ? above.height / 2 + gapBetween(above, item, gap) + item.height / 2 : item.height / 2;
    offsets.push(below);
  }
  const last = layer.at(-1);
  const free = Math.max(0, height - below - (last ? last.height / 2 : 0));
  const blocks: Block[] = [];
  for (const [at, item] of layer.entries()) {
    let block: Block = { sum: (wishes.get(item) ?? 0) - (offsets[at] ?? 0), count: 1, items: 1 };
    for (
      let above = blocks.at(-1);
      above && above.sum / above.count >= block.sum / block.count;
      above = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: above.sum + block.sum, count: above.count + block.count, items: above.items + block.items };
    }
    blocks.push(block);
  }
  let at = 0;
  for (const { sum, count, items } of blocks) {
    const shift = Math.min(free, Math.max(0, sum / count));
    for (let left = items; left > 0; left -= 1, at += 1) {
      const item = layer[at];
      if (item) item.y = shift + (offsets[at] ?? 0);
    }
  }
};
