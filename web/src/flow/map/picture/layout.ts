import { withoutLoops } from './acyclic.ts';
import { columnsOf, type Item } from './columns.ts';
import { fitHeights } from './heights.ts';
import { orderColumns } from './order.ts';
import { BOX_WIDTH, COUNT_WIDTH, type Run, type Stop } from './parts.ts';

import { placeItems } from './place.ts';
import { type DrawnBand, drawBands, wayBack } from './ways.ts';

export type Side = 'above' | 'below' | 'left' | 'right';
export type Label = { x: number; y: number; width: number; height: number; side: Side };
export type Box = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where bands arrive: one part per band at a box that runs along all of them, otherwise the whole box. */
  parts: { key: string; y: number; height: number }[];
  label: Label;
};
export type Picture = {
  width: number;
  height: number;
  columns: { tier: number; x: number }[];
  boxes: Box[];
  bands: DrawnBand[];
  loops: { key: string; path: string }[];
};

const EDGE = 12;
/** Room above the columns for their names. */
const HEAD = 40;
const LABEL_GAP = 8;
const LEAST_LEAD = 16;
const LEAST_BEND = 32;
const LEAST_COLUMN = 96;

/** Lays the first labels left of their column where there is room for them, otherwise above their bands. */
export const layOut = (stops: readonly Stop[], runs: readonly Run[], frame: Frame): Picture => {
  const picture = layOutWith(stops, runs, frame, 'left');
  return picture.width > frame.width ? layOutWith(stops, runs, frame, 'above') : picture;
};

type Frame = { width: number; height: number };

/**
 * Lays out a picture of flows: columns by tier from left to right, bands on one linear scale. Between two columns a band
 * first runs level as far as the widest label of its column, and bends only then, so that no band runs behind a label.
 * The same data always give the same picture.
 */
const layOutWith = (stops: readonly Stop[], runs: readonly Run[], frame: Frame, first: Side): Picture => {
  const { stops: all, kept, cut } = withoutLoops(stops, runs);
  const net = columnsOf(all, kept);
  orderColumns(net);
  const last = net.columns.length - 1;
  const hasOwnColumn = (column: number) => {
    const [item, ...more] = net.columns[column]?.items ?? [];
    return more.length === 0 && item?.stop?.isOwn === true && last > 0;
  };
  const isSpine = (item: Item) => item.stop?.isOwn === true && hasOwnColumn(item.column);
  const sideOf = (item: Item): Side => {
    if (item.column === 0 && last > 0) return first;
    return item.column === last ? 'right' : 'above';
  };
  const slotOf = (item: Item, box: number) => {
    if (!item.stop) return box;
    if (isSpine(item)) return 0;
    const side = sideOf(item);
    const { height } = item.stop.label;
    return side === 'above' ? height + LABEL_GAP / 2 + box : Math.max(height, box);
  };
  const spine = net.columns.flatMap(({ items }) => items).find(isSpine);
  const spineHead = spine && sideOf(spine) === 'above' ? (spine.stop?.label.height ?? 0) + LABEL_GAP : 0;
  const top = EDGE + HEAD + spineHead;
  const { heights, height } = fitHeights(net, kept, Math.max(0, frame.height - top - EDGE), slotOf);
  const xs = placeColumns(net.columns, frame.width, sideOf);
  const place = placeItems(net, { heights, slotOf, sideOf, isSpine, top, bottom: top + height });
  const boxOf = (item: Item, stop: Stop): Box => {
    const x = xs.starts[item.column] ?? 0;
    const side = place.sides.get(item) ?? sideOf(item);
    const parts = place.parts(item);
    const y = Math.min(...parts.map((part) => part.y));
    const box = { x, y, width: BOX_WIDTH, height: Math.max(...parts.map((part) => part.y + part.height)) - y };
    return { id: stop.id, ...box, parts, label: labelBeside(box, stop, side, { top: EDGE, bottom: top + height }) };
  };
  const boxes = net.columns.flatMap(({ items }) =>
    items.flatMap((item) => (item.stop ? [boxOf(item, item.stop)] : [])),
  );
  const byId = new Map(boxes.map((box) => [box.id, box]));
  return {
    width: xs.width,
    height: top + height + EDGE,
    columns: net.columns.map(({ tier }, column) => ({ tier, x: xs.starts[column] ?? 0 })),
    boxes,
    bands: drawBands(net.pieces, heights, { ...xs, portsOf: place.ports }),
    loops: cut.flatMap(({ key, from, to }) => {
      const [start, end] = [byId.get(from), byId.get(to)];
      return start && end ? [{ key, path: wayBack(start, end, xs.width) }] : [];
    }),
  };
};

type Bounds = { top: number; bottom: number };
type Drawn = Pick<Box, 'x' | 'y' | 'height'>;

const labelBeside = ({ x, y, height: box }: Drawn, { label }: Stop, side: Side, frame: Bounds): Label => {
  const { width, height } = label;
  const middle = Math.max(frame.top, Math.min(y + box / 2 - height / 2, frame.bottom - height));
  if (side === 'left') return { x: x - LABEL_GAP - width, y: middle, width, height, side };
  if (side === 'right') return { x: x + BOX_WIDTH + LABEL_GAP, y: middle, width, height, side };
  return { x, y: side === 'above' ? y - LABEL_GAP / 2 - height : y + box + LABEL_GAP / 2, width, height, side };
};

/** Shares the width: each column gets room for its labels, and what is left goes to the bends between them. */
const placeColumns = (columns: { items: Item[] }[], width: number, sideOf: (item: Item) => Side) => {
  const widest = (items: Item[], side: Side) =>
    Math.max(0, ...items.flatMap((item) => (item.stop && sideOf(item) === side ? [item.stop.label.width] : [])));
  const margin = (items: Item[] = [], side: Side) => {
    const label = widest(items, side);
    return EDGE + (label > 0 ? label + LABEL_GAP : 0);
  };
  const inner = columns.slice(0, -1);
  const leads = inner.map(({ items }) => Math.max(LEAST_LEAD, COUNT_WIDTH, widest(items, 'above') + LABEL_GAP));
  const left = margin(columns[0]?.items, 'left');
  const right = margin(columns.at(-1)?.items, 'right');
  const used = left + right + BOX_WIDTH * columns.length + leads.reduce((sum, lead) => sum + lead, 0);
  const free = inner.length > 0 ? (width - used) / inner.length : 0;
  const bend = Math.max(LEAST_BEND, free);
  const starts: number[] = [];
  let x = left;
  for (const lead of [...leads, 0]) {
    starts.push(x);
    x += BOX_WIDTH + Math.max(lead + bend, LEAST_COLUMN);
  }
  const end = starts.at(-1) ?? left;
  return { starts, leads, width: Math.max(width, end + BOX_WIDTH + right) };
};
