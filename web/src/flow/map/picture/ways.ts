import type { Piece } from './columns.ts';
import type { Heights } from './heights.ts';
import { BOX_WIDTH } from './parts.ts';

export type Leg = { x: number; bend: number; end: number; start: number; stop: number };
export type DrawnBand = {
  key: string;
  from: string;
  to: string;
  height: number;
  /** Outline of the band, and the line along its middle. */
  area: string;
  line: string;
  /** Where the band leaves and arrives, at its upper edge. */
  x: number;
  y: number;
  end: { x: number; y: number };
  /** Level part at its beginning, where its count stands. */
  level: number;
  legs: Leg[];
};

type Way = {
  starts: number[];
  leads: number[];
  portsOf: (piece: Piece) => { start: number; end: number };
};

/** Draws each band over all columns that it passes. */
export const drawBands = (pieces: readonly Piece[], heights: Heights, way: Way): DrawnBand[] =>
  [...Map.groupBy(pieces, ({ run }) => run)].flatMap(([run, parts]) => {
    const legs = parts.map((piece) => legOf(piece, way));
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return [];
    const height = heights.bands.get(run.key) ?? 0;
    const { key, from, to } = run;
    return {
      key,
      from,
      to,
      height,
      area: areaOf(legs, height),
      line: `M${forward(legs, height / 2)}`,
      x: first.x,
      y: first.start,
      end: { x: last.end, y: last.stop },
      level: first.bend - first.x,
      legs,
    };
  });

/** A lane runs on through the column that it passes, so its leg begins where the one before ended. */
const legOf = (piece: Piece, { starts, leads, portsOf }: Way): Leg => {
  const column = piece.from.column;
  const x = (starts[column] ?? 0) + (piece.from.stop ? BOX_WIDTH : 0);
  const { start, end: stop } = portsOf(piece);
  return {
    x,
    bend: (starts[column] ?? 0) + BOX_WIDTH + (leads[column] ?? 0),
    end: starts[column + 1] ?? x,
    start,
    stop,
  };
};

const round = (value: number) => Math.round(value * 100) / 100;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;

const forward = (legs: Leg[], down: number) =>
  legs
    .map(({ x, bend, end, start, stop }, index) => {
      const middle = (bend + end) / 2;
      const [y0, y1] = [start + down, stop + down];
      return `${index === 0 ? '' : 'L'}${at(x, y0)}L${at(bend, y0)}C${at(middle, y0)} ${at(middle, y1)} ${at(end, y1)}`;
    })
    .join('');

const backward = (legs: Leg[], down: number) =>
  legs
    .toReversed()
    .map(({ x, bend, end, start, stop }) => {
      const middle = (bend + end) / 2;
      const [y0, y1] = [start + down, stop + down];
      return `L${at(end, y1)}C${at(middle, y1)} ${at(middle, y0)} ${at(bend, y0)}L${at(x, y0)}`;
    })
    .join('');

const areaOf = (legs: Leg[], height: number) => `M${forward(legs, 0)}${backward(legs, height)}Z`;

const BEND = 40;
const EDGE = 4;
type End = { x: number; y: number; width: number; height: number };

/** Leads from the right of one box back to the left of another, inside the frame. */
export const wayBack = (from: End, to: End, width: number) => {
  const [x0, y0] = [from.x + from.width, from.y + from.height / 2];
  const [x1, y1] = [to.x, to.y + to.height / 2];
  const [right, left] = [Math.min(width - EDGE, x0 + BEND), Math.max(EDGE, x1 - BEND)];
  return `M${at(x0, y0)}C${at(right, y0)} ${at(left, y1)} ${at(x1, y1)}`;
};
