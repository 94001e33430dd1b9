import type { Columns, Item } from './columns.ts';
import { LEAST_BAND, LEAST_BOX, type Run, STUB_HEIGHT, THREAD_HEIGHT } from './parts.ts';

export const ITEM_GAP = 14;
/** Room that the scale gets where labels and stubs would leave it none. */
const LEAST_SCALED = 160;
const STEPS = 40;

export type Heights = { bands: Map<string, number>; boxes: Map<string, number> };
export type SlotOf = (item: Item, box: number) => number;

/** Finds the largest linear scale with which every column fits, and the height that the picture then needs. */
export const fitHeights = (net: Columns, runs: readonly Run[], room: number, slotOf: SlotOf) => {
  const wayOut = outward(net, runs);
  const needs = (scale: number) => {
    const heights = heightsAt(scale, runs, wayOut);
    const columns = net.columns.map(
      ({ items }) =>
        items.reduce((sum, item) => sum + slotOf(item, heightOf(item, heights)), 0) + ITEM_GAP * (items.length - 1),
    );
    return { heights, height: Math.max(0, ...columns) };
  };
  const hasScale = runs.some(({ size }) => size.kind === 'amount' && size.amount > 0);
  const bare = needs(0);
  if (!hasScale) return { heights: bare.heights, height: Math.max(room, bare.height), scale: 0 };
  const height = Math.max(room, bare.height + LEAST_SCALED);
  const most = Math.max(...runs.map(({ size }) => (size.kind === 'amount' ? size.amount : 0)));
  let [low, high] = [0, height / most];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (needs(middle).height > height) high = middle;
    else low = middle;
  }
  return { heights: needs(low).heights, height, scale: low };
};

export const heightOf = (item: Item, { bands, boxes }: Heights) =>
  (item.run ? bands.get(item.run.key) : boxes.get(item.id)) ?? 0;

type Way = { order: string[]; into: Map<string, Run[]>; out: Map<string, Run[]> };

/** Orders the boxes from right to left, so that a receiver comes before its senders. */
const outward = ({ columns }: Columns, runs: readonly Run[]): Way => ({
  order: columns.toReversed().flatMap(({ items }) => items.flatMap(({ stop }) => (stop ? [stop.id] : []))),
  into: Map.groupBy(runs, ({ to }) => to),
  out: Map.groupBy(runs, ({ from }) => from),
});

const heightsAt = (scale: number, runs: readonly Run[], { order, into, out }: Way): Heights => {
  const bands = new Map<string, number>();
  const boxes = new Map<string, number>();
  for (const { key, size } of runs) {
    if (size.kind === 'amount') bands.set(key, Math.max(LEAST_BAND, size.amount * scale));
    if (size.kind === 'fixed') bands.set(key, STUB_HEIGHT);
    if (size.kind === 'thread') bands.set(key, THREAD_HEIGHT);
  }
  const sum = (some: Run[] = []) => some.reduce((total, { key }) => total + (bands.get(key) ?? 0), 0);
  for (const id of order) {
    const inputs = into.get(id) ?? [];
    const passedOn = sum(out.get(id));
    const base = (passedOn > THREAD_HEIGHT && passedOn) || sum(inputs) || STUB_HEIGHT;
    const parts = inputs.reduce((total, { size }) => total + (size.kind === 'part' ? size.part : 0), 0);
    for (const { key, size } of inputs)
      if (size.kind === 'part') bands.set(key, Math.max(LEAST_BAND, (base * size.part) / Math.max(1, parts)));
    boxes.set(id, Math.max(LEAST_BOX, passedOn, sum(inputs)));
  }
  return { bands, boxes };
};
