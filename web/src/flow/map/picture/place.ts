import type { Columns, Item, Piece } from './columns.ts';
import { type Heights, heightOf, ITEM_GAP } from './heights.ts';
import type { Side } from './layout.ts';
import { settle } from './settle.ts';

const ROUNDS = 10;

type ItemRules = {
  heights: Heights;
  slotOf: (item: Item, box: number) => number;
  sideOf: (item: Item) => Side;
  isSpine: (item: Item) => boolean;
  top: number;
  bottom: number;
};

/** Places the items of each column across from what they are connected to, and the ends of the bands at their boxes. */
export const placeItems = (net: Columns, rules: ItemRules) => {
  const { heights, slotOf, sideOf, isSpine, top, bottom } = rules;
  const places = new Map<Item, number>();
  for (const { items } of net.columns) for (const [index, item] of items.entries()) places.set(item, index);
  const at = (item: Item) => places.get(item) ?? 0;
  const into = Map.groupBy(net.pieces, ({ to }) => to);
  const out = Map.groupBy(net.pieces, ({ from }) => from);
  for (const ends of into.values()) ends.sort((one, next) => at(one.from) - at(next.from));
  for (const ends of out.values()) ends.sort((one, next) => at(one.to) - at(next.to));
  const bandHeight = ({ run }: Piece) => heights.bands.get(run.key) ?? 0;
  const offsets = (pieces: Map<Item, Piece[]>) => {
    const found = new Map<Piece, number>();
    for (const some of pieces.values()) {
      let y = 0;
      for (const piece of some) {
        found.set(piece, y);
        y += bandHeight(piece);
      }
    }
    return found;
  };
  const [inOffsets, outOffsets] = [offsets(into), offsets(out)];
  const sides = new Map<Item, Side>();
  const slots = new Map<Item, { item: Item; top: number; slot: number }>();
  const boxTop = (item: Item) => {
    const { top: start = 0, slot = 0 } = slots.get(item) ?? {};
    const box = heightOf(item, heights);
    if (!item.stop) return start;
    const side = sides.get(item) ?? sideOf(item);
    if (side === 'below') return start;
    return side === 'above' ? start + slot - box : start + (slot - box) / 2;
  };
  const yOut = (piece: Piece) => (isSpine(piece.from) ? yIn(piece) : boxTop(piece.from) + (outOffsets.get(piece) ?? 0));
  const yIn = (piece: Piece): number =>
    isSpine(piece.to)
      ? boxTop(piece.from) + (outOffsets.get(piece) ?? 0)
      : boxTop(piece.to) + (inOffsets.get(piece) ?? 0);

  const columns = net.columns.map(({ items }) => items.filter((item) => !isSpine(item)));
  for (const items of columns) {
    let y = top;
    for (const item of items) {
      const slot = slotOf(item, heightOf(item, heights));
      slots.set(item, { item, top: y, slot });
      y += slot + ITEM_GAP;
    }
  }
  const pull = (items: Item[], isForward: boolean) => {
    const wanted = items.map((item) => {
      const near = (isForward ? into : out).get(item)?.filter(({ from, to }) => !isSpine(from) && !isSpine(to)) ?? [];
      const { top: now = top, slot = 0 } = slots.get(item) ?? {};
      const weight = near.reduce((sum, piece) => sum + bandHeight(piece) + 1, 0);
      const moves = near.reduce(
        (sum, piece) =>
          sum + (bandHeight(piece) + 1) * (isForward ? yOut(piece) - yIn(piece) : yIn(piece) - yOut(piece)),
        0,
      );
      return { wanted: weight > 0 ? now + moves / weight : now, weight: weight + 1, height: slot };
    });
    for (const [index, y] of settle(wanted, ITEM_GAP, top, bottom).entries()) {
      const item = items[index];
      const slot = item && slots.get(item);
      if (slot) slot.top = y;
    }
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const items of columns.slice(1)) pull(items, true);
    for (const items of columns.slice(0, -1).toReversed()) pull(items, false);
  }
  for (const items of columns)
    for (const item of items) {
      const leaving = out.get(item) ?? [];
      const isUpward = leaving.length > 0 && leaving.every((piece) => yIn(piece) < yOut(piece) - 1);
      if (item.stop && sideOf(item) === 'above' && isUpward) sides.set(item, 'below');
    }
  const parts = (item: Item) => {
    if (!isSpine(item)) return [{ key: '', y: boxTop(item), height: heightOf(item, heights) }];
    const received = (into.get(item) ?? []).map((piece) => ({
      key: `in ${piece.run.key}`,
      y: yIn(piece),
      height: bandHeight(piece),
    }));
    const sent = (out.get(item) ?? []).map((piece) => ({
      key: `out ${piece.run.key}`,
      y: yOut(piece),
      height: bandHeight(piece),
    }));
    return [...received, ...sent];
  };
  return { sides, parts, ports: (piece: Piece) => ({ start: yOut(piece), end: yIn(piece) }) };
};
