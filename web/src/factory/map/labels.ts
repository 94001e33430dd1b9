import type { MapView } from '../list/address.ts';
import { type Frame, placeIn } from './geometry.ts';
import type { Place } from './places.ts';

/** A name in the frame. `x` and `y` are the left end and the middle of its text, `dot` the place of a city. */
export type Label = Pick<Place, 'key' | 'name' | 'kind'> & {
  x: number;
  y: number;
  width: number;
  dot: { x: number; y: number } | undefined;
};
export type Box = { left: number; top: number; right: number; bottom: number };

/** Widths at the size of `labels.module.css`, rather too large than too small. */
const WIDE_LETTER = 13;
const NARROW_LETTER = 7.2;
const LINE = 16;
/** Distance of a name from the dot of its city, and from a mark that stands on it. */
const GAP = 6;
const MARK_GAPS = [26, 36];
/** Free room between a name and a mark. */
const MARK_ROOM = 2;
/** Free room around a name: less of it, the closer the look. */
const ROOM_FAR = 22;
const ROOM_NEAR = 5;
const NEAR_ZOOM = 8;

const textWidth = (text: string) =>
  [...text].reduce((width, letter) => width + (letter > '\u2e80' ? WIDE_LETTER : NARROW_LETTER), 0);

/** Returns the names that fit the frame: none overlaps another one or an obstacle, such as the mark of a factory. */
export const labelsIn = (places: Place[], view: MapView, frame: Frame, obstacles: Box[]): Label[] => {
  const room = roomAt(view.zoom);
  const taken: Box[] = [];
  const labels: Label[] = [];
  for (const place of places) {
    if (view.zoom < place.from || view.zoom >= place.to) continue;
    const point = placeIn(place, view, frame);
    if (!isInside(around(point, 0, 0), frame)) continue;
    const width = textWidth(place.name);
    const spot = spotsFor(place.kind, point, width).find((one) => {
      const box = boxOf(one, width);
      return (
        isInside(box, frame) &&
        !obstacles.some((other) => overlap(grown(box, MARK_ROOM), other)) &&
        !taken.some((other) => overlap(grown(box, room), other))
      );
    });
    if (!spot) continue;
    const hasDot = place.kind === 'city' && !obstacles.some((other) => overlap(around(point, 2, 2), other));
    taken.push(boxOf(spot, width), ...(hasDot ? [around(point, 3, 3)] : []));
    const { key, name, kind } = place;
    labels.push({ key, name, kind, ...spot, width, dot: hasDot ? point : undefined });
  }
  return labels;
};

const roomAt = (zoom: number) => {
  const near = Math.min(Math.max(zoom / NEAR_ZOOM, 0), 1);
  return ROOM_FAR + (ROOM_NEAR - ROOM_FAR) * near;
};

type Point = { x: number; y: number };

/** Places to try for a name: beside the dot of a city, over the middle of everything else, then further away. */
const spotsFor = (kind: Place['kind'], { x, y }: Point, width: number): Point[] => {
  const beside = (gap: number) => [
    { x: x + gap, y },
    { x: x - gap - width, y },
    { x: x - width / 2, y: y + LINE / 2 + gap },
    { x: x - width / 2, y: y - LINE / 2 - gap },
  ];
  if (kind === 'city') return [GAP, ...MARK_GAPS].flatMap(beside);
  const middle = { x: x - width / 2, y };
  return [middle, { ...middle, y: y - LINE }, { ...middle, y: y + LINE }];
};

const boxOf = ({ x, y }: Point, width: number): Box => ({
  left: x,
  right: x + width,
  top: y - LINE / 2,
  bottom: y + LINE / 2,
});
const around = ({ x, y }: Point, right: number, down: number): Box => ({
  left: x - right,
  right: x + right,
  top: y - down,
  bottom: y + down,
});
const grown = ({ left, top, right, bottom }: Box, room: number): Box => ({
  left: left - room,
  right: right + room,
  top: top - room / 2,
  bottom: bottom + room / 2,
});
const isInside = ({ left, top, right, bottom }: Box, { width, height }: Frame) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Half of the largest circle of a cluster, and the size of a pin, whose tip is at its place. */
const CLUSTER_SIZES = [
  { from: 1_000, radius: 31 },
  { from: 100, radius: 27 },
  { from: 10, radius: 23 },
];
const SMALL_CLUSTER = 19;
const PIN = { side: 13, up: 30, down: 5 };

/** Returns the box of a mark, which no name may cover. */
export const boxOfMark = ({ x, y, count, factory }: { x: number; y: number; count: number; factory: unknown }): Box => {
  if (factory) return { left: x - PIN.side, right: x + PIN.side, top: y - PIN.up, bottom: y + PIN.down };
  const radius = CLUSTER_SIZES.find(({ from }) => count >= from)?.radius ?? SMALL_CLUSTER;
  return around({ x, y }, radius, radius);
};
