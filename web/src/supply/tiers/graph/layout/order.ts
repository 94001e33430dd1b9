import { crossingsIn } from './crossings.ts';
import type { Item } from './layers.ts';

const SWEEPS = 60;
/** Above this number of items a sweep is dear, and later sweeps hardly find anything. */
const MANY = 700;
const SWEEPS_OF_MANY = 16;
/** Ends when so many sweeps in a row have found nothing better. */
const PATIENCE = 10;

/** Orders each layer so that few edges cross. The same items in the same order always give the same result. */
export const orderLayers = (layers: Item[][]) => {
  depthFirst(layers);
  let best = layers.map((layer) => [...layer]);
  let fewest = crossingsIn(layers);
  const count = layers.reduce((sum, layer) => sum + layer.length, 0);
  const sweeps = count > MANY ? SWEEPS_OF_MANY : SWEEPS;
  for (let sweep = 0, idle = 0; sweep < sweeps && fewest > 0 && idle < PATIENCE; sweep += 1, idle += 1) {
    sweepOver(layers, sweep % 2 === 0);
    swapNeighbours(layers);
    const crossings = crossingsIn(layers);
    if (crossings >= fewest) continue;
    fewest = crossings;
    idle = -1;
    best = layers.map((layer) => [...layer]);
  }
  for (const [at, layer] of best.entries()) {
    layers[at] = layer;
    number(layer);
  }
};

const number = (layer: Item[]) => {
  for (const [at, item] of layer.entries()) item.at = at;
};

/** Puts what hangs on one card together, before what hangs on the next. */
const depthFirst = (layers: Item[][]) => {
  const seen = new Set<Item>();
  const ordered: Item[][] = layers.map(() => []);
  const starts = layers.flat();
  for (const start of starts) {
    const open = [start];
    for (let item = open.pop(); item; item = open.pop()) {
      if (seen.has(item)) continue;
      seen.add(item);
      ordered[item.layer]?.push(item);
      for (const next of item.after.toReversed()) if (!seen.has(next)) open.push(next);
    }
  }
  for (const [at, layer] of ordered.entries()) {
    layers[at] = layer;
    number(layer);
  }
};

/** Sorts each layer by the mean place of its neighbors in the layer before it, or behind it. */
const sweepOver = (layers: Item[][], isForward: boolean) => {
  const order = isForward ? layers.keys() : [...layers.keys()].toReversed();
  for (const at of order) {
    const layer = layers[at] ?? [];
    const places = new Map(layer.map((item) => [item, meanPlace(isForward ? item.before : item.after, item.at)]));
    layer.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || a.at - b.at);
    number(layer);
  }
};

const meanPlace = (items: Item[], own: number) =>
  items.length === 0 ? own : items.reduce((sum, { at }) => sum + at, 0) / items.length;

/** Swaps neighbors as long as that removes crossings. */
const swapNeighbours = (layers: Item[][]) => {
  for (const layer of layers) {
    for (let at = 0; at + 1 < layer.length; at += 1) {
      const [upper, lower] = [layer[at], layer[at + 1]];
      if (!upper || !lower) continue;
      const now = between(upper.before, lower.before) + between(upper.after, lower.after);
      if (now === 0) continue;
      const then = between(lower.before, upper.before) + between(lower.after, upper.after);
      if (then >= now) continue;
      layer[at] = lower;
      layer[at + 1] = upper;
      lower.at = at;
      upper.at = at + 1;
    }
  }
};

/** Counts the crossings between the edges of an item and those of the item below it. */
const between = (upper: Item[], lower: Item[]) => {
  let crossings = 0;
  for (const one of upper) for (const other of lower) if (one.at > other.at) crossings += 1;
  return crossings;
};
