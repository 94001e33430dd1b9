import type { FlowBand, FlowNode } from '@ieum/contract';
import { bandWeights } from './band-weights.ts';
import { layColumns, type PlacedLine } from './column-layout.ts';

export type Box = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Width available for the name beside the box. */
  room: number;
};
/** Drawn band. It starts at `x` and `y`, and reaches its receiver at `end`. */
export type Ribbon = {
  key: string;
  path: string;
  width: number;
  from: string;
  to: string;
  x: number;
  y: number;
  end: { x: number; y: number };
};
/** Line for a flow that leads back. It shows that there is one, not how much. */
type WayBack = { key: string; path: string };
type FlowDrawing = {
  width: number;
  height: number;
  boxes: Box[];
  ribbons: Ribbon[];
  back: WayBack[];
};

const BOX_WIDTH = 12;
const BOX_GAP = 16;
const LEAST_HEIGHT = 360;
const MOST_HEIGHT = 2_400;
const ROOM_A_BOX = 34;
const LEAST_COLUMN = 150;
const EDGE = 8;
const ROOM_AT_END = 130;
const SWEEPS = 6;
/** Number of boxes above which a fast page matters more than the best placement. */
const MANY = 300;
const SWEEPS_OF_MANY = 1;
const BACK_BEND = 40;
/** A band without weight has no width of its own, but its count must be readable. */
const STUB_WIDTH = 18;

/** A flow inside one country, tier or company starts at a second box with the same name. */
const GIVING = '\u0000giving';
export const nodeOfBox = ({ id }: Pick<Box, 'id'>) => id.replace(GIVING, '');

/** Draws bands from left to right, the origin first. Bands that lead back are cut before and drawn as thin lines. */
export const layOutFlows = (nodes: readonly FlowNode[], bands: readonly FlowBand[], width: number): FlowDrawing => {
  const { kept, cut } = withoutLoops(nodes, bands);
  const lines = kept.map(({ key, from, to }) => ({
    key,
    source: from === to ? `${from}${GIVING}` : from,
    target: to,
  }));
  const used = new Set(lines.flatMap(({ source, target }) => [source, target]));
  const drawn = nodes.flatMap(({ id }) => [id, `${id}${GIVING}`]).flatMap((id) => (used.has(id) ? [{ id }] : []));
  if (drawn.length === 0) return { width, height: LEAST_HEIGHT, boxes: [], ribbons: [], back: [] };
  const columns = columnsOf(drawn, lines);
  const most = Math.max(...[...Map.groupBy(columns.values(), (column) => column).values()].map((same) => same.length));
  const count = Math.max(...columns.values()) + 1;
  const height = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, most * ROOM_A_BOX));
  const wide = Math.max(width, count * LEAST_COLUMN);
  const hasStubs = kept.some(({ isWeightless }) => isWeightless);
  const isWeighed = kept.some(({ kg }) => kg !== null);
  // Where no band has a weight, the bands do not fill the chart.
  const room = hasStubs && !isWeighed ? most * (STUB_WIDTH + BOX_GAP) : height - 2 * EDGE;
  const frame = { left: EDGE, top: EDGE, right: wide - ROOM_AT_END, bottom: EDGE + room };
  const sweeps = drawn.length > MANY ? SWEEPS_OF_MANY : SWEEPS;
  const lay = (weights: Map<string, number>) =>
    layColumns(
      columns,
      lines.map((line) => ({ ...line, value: weights.get(line.key) ?? 0 })),
      { frame, boxWidth: BOX_WIDTH, gap: BOX_GAP, sweeps },
    );
  const first = lay(bandWeights(nodes, kept));
  const scale = first.lines.find((line) => line.value > 0 && line.width > 0);
  const stub = scale && hasStubs && isWeighed ? (STUB_WIDTH * scale.value) / scale.width : undefined;
  const laid = stub === undefined ? first : lay(bandWeights(nodes, kept, stub));
  const starts = [...new Set(laid.boxes.map(({ x }) => x))].toSorted((x, next) => x - next);
  const boxes = laid.boxes.map(({ id, x, y, height: boxHeight }) => ({
    id,
    x,
    y,
    width: BOX_WIDTH,
    height: Math.max(boxHeight, 1),
    room: (starts.find((start) => start > x) ?? wide) - x - BOX_WIDTH,
  }));
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const ribbons = laid.lines.map((line) => ({
    key: line.key,
    path: curveOf(line),
    width: Math.max(line.width, 1),
    from: line.source,
    to: line.target,
    x: byId.get(line.source)?.x ?? 0,
    y: line.startY,
    end: { x: line.endX, y: line.endY },
  }));
  return { width: wide, height, boxes, ribbons, back: cut.flatMap((band) => wayBack(band, byId)) };
};

/**
 * Splits off the bands that close a loop. A band from a farther tier to a nearer one never does. Any other band is kept
 * only if it does not lead back to where it came from.
 */
export const withoutLoops = (nodes: readonly FlowNode[], bands: readonly FlowBand[]) => {
  const tierOf = new Map(nodes.map(({ id, tier }) => [id, tier]));
  const isDown = ({ from, to }: FlowBand) => (tierOf.get(from) ?? 0) > (tierOf.get(to) ?? 0);
  const known = bands.filter(({ from, to }) => tierOf.has(from) && tierOf.has(to));
  const isInside = ({ from, to }: FlowBand) => from === to;
  const sure = known.filter((band) => isDown(band) && !band.isLoop);
  const rest = known.filter((band) => !isDown(band) && !isInside(band) && !band.isLoop);
  const ways = new Map<string, string[]>();
  const add = ({ from, to }: FlowBand) => ways.set(from, [...(ways.get(from) ?? []), to]);
  for (const band of sure) add(band);
  const kept = [...sure, ...known.filter((band) => isInside(band) && !band.isLoop)];
  const cut = known.filter(({ isLoop }) => isLoop);
  for (const band of rest) {
    if (leads(ways, band.to, band.from)) cut.push(band);
    else {
      add(band);
      kept.push(band);
    }
  }
  return { kept, cut };
};

const leads = (ways: Map<string, string[]>, from: string, to: string) => {
  const seen = new Set([from]);
  for (const id of seen) {
    if (id === to) return true;
    for (const next of ways.get(id) ?? []) seen.add(next);
  }
  return false;
};

/** Leaves and reaches a box at a right angle, with one bend in the middle. */
const curveOf = ({ startX, startY, endX, endY }: PlacedLine) => {
  const middle = (startX + endX) / 2;
  return `M${startX},${startY}C${middle},${startY},${middle},${endY},${endX},${endY}`;
};

/** Counts the steps from each box to the end of its longest way. */
const columnsOf = (nodes: { id: string }[], bands: { source: string; target: string }[]) => {
  const out = Map.groupBy(bands, ({ source }) => source);
  const heights = new Map<string, number>();
  const heightOf = (id: string): number => {
    const known = heights.get(id);
    if (known !== undefined) return known;
    const height = Math.max(-1, ...(out.get(id) ?? []).map(({ target }) => heightOf(target))) + 1;
    heights.set(id, height);
    return height;
  };
  for (const { id } of nodes) heightOf(id);
  return heights;
};

const wayBack = ({ key, from, to }: FlowBand, boxes: Map<string, Box>): WayBack[] => {
  const [start, end] = [boxes.get(from), boxes.get(to)];
  if (!start || !end) return [];
  const [x0, y0] = [start.x + start.width, start.y + start.height / 2];
  const [x1, y1] = [end.x, end.y + end.height / 2];
  return [{ key, path: `M${x0} ${y0}C${x0 + BACK_BEND} ${y0} ${x1 - BACK_BEND} ${y1} ${x1} ${y1}` }];
};

/** Returns a band with everything that flows into it and on from it. */
export const bandsAlong = (bands: readonly FlowBand[], key: string): Set<string> => {
  const start = bands.find((band) => band.key === key);
  if (!start) return new Set();
  const into = Map.groupBy(bands, ({ to }) => to);
  const out = Map.groupBy(bands, ({ from }) => from);
  const up = new Set([start]);
  for (const { from } of up) for (const band of into.get(from) ?? []) up.add(band);
  const down = new Set([start]);
  for (const { to } of down) for (const band of out.get(to) ?? []) down.add(band);
  return new Set([...up, ...down].map((band) => band.key));
};
