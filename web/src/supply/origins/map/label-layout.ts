import type { Frame, Point } from './projection.ts';

export type Box = { x: number; y: number; width: number; height: number };
/** Text of a mark: a name, and a smaller line under it. */
export type LabelText = { name: string; detail: string };
export type PlacedLabel = Box & { isFar: boolean };

const NAME_SIZE = 14;
const DETAIL_SIZE = 13;
const LINE_HEIGHT = 17;
/** Width of a letter, in parts of its height. Both are upper bounds, so a label is never wider than its box. */
const WIDE = 1.02;
const NARROW = 0.66;
const EDGE = 4;
const POINT_RADIUS = 9;
const DISTANCES = [12, 20, 32, 48, 68, 92];
/** A label that is not beside its point gets a line to it. */
const FAR = 24;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const CROSSING_COST = 14;

const isWide = (letter: string) =>
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}　-｠]/u.test(letter);

/** Estimates the width of a text in pixels, without a document. */
const textWidth = (text: string, size: number) =>
  [...text].reduce((width, letter) => width + size * (isWide(letter) ? WIDE : NARROW), 0);

export const labelSize = ({ name, detail }: LabelText, scale = 1) => ({
  width: Math.ceil(Math.max(textWidth(name, NAME_SIZE), textWidth(detail, DETAIL_SIZE)) * scale) + 2,
  height: Math.ceil(LINE_HEIGHT * scale) * (detail ? 2 : 1),
});

export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

const isInside = ({ x, y, width, height }: Box, frame: Frame) =>
  x >= EDGE && y >= EDGE && x + width <= frame.width - EDGE && y + height <= frame.height - EDGE;

const holds = ({ x, y, width, height }: Box, point: Point) =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Returns the box of a label at a distance from its point, in one of eight directions. */
const boxBeside = ({ x, y }: Point, size: { width: number; height: number }, distance: number, at: number): Box => {
  const [right, down] = DIRECTIONS[at] ?? DIRECTIONS[0];
  const reach = right !== 0 && down !== 0 ? distance * Math.SQRT1_2 : distance;
  const alongX = { '1': x + reach, '0': x - size.width / 2, '-1': x - reach - size.width };
  const alongY = { '1': y + reach, '0': y - size.height / 2, '-1': y - reach - size.height };
  return { x: alongX[`${right}`], y: alongY[`${down}`], ...size };
};

type LabelledPoint = Point & { text: LabelText };
type Surroundings = {
  frame: Frame;
  taken: Box[];
  lines: Point[][];
  /** Size of letters, 1 unless the reader has larger text. */
  scale?: number | undefined;
};

/**
 * Places the labels in the given order: inside the frame, beside their points, and never over another label, a point or a
 * taken box. A label crosses lines only where nothing else is free. Undefined where no place is left.
 */
export const placeLabels = (points: LabelledPoint[], { frame, taken, lines, scale }: Surroundings) => {
  const blocked = [...taken, ...points.map((point) => boxAround(point, POINT_RADIUS))];
  const marks = lines.flat();
  return points.map(({ text, ...point }): PlacedLabel | undefined => {
    const size = labelSize(text, scale);
    const free = DISTANCES.flatMap((distance) =>
      DIRECTIONS.map((_, at) => ({
        box: boxBeside(point, size, distance, at),
        distance,
        cost: distance + at,
      })),
    ).filter(({ box }) => isInside(box, frame) && !blocked.some((other) => overlaps(box, other)));
    const costs = free.map(({ box, distance, cost }) => ({
      box,
      distance,
      cost: cost + CROSSING_COST * Math.min(4, marks.filter((mark) => holds(box, mark)).length),
    }));
    const best = costs.toSorted((a, b) => a.cost - b.cost)[0];
    if (!best) return undefined;
    blocked.push(best.box);
    return { ...best.box, isFar: best.distance > FAR };
  });
};
