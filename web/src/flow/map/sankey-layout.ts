import type { FlowBand, FlowNode } from '@ieum/contract';
import { sankey, sankeyLinkHorizontal, sankeyRight } from 'd3-sankey';
import { bandWeights } from './band-weights.ts';

export type Box = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far a name beside it may reach. */
  room: number;
};
/** `x` and `y` are where it begins; `end` is where it comes to its receiver. */
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
/** A way back: it says that there is one, not how much. */
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
/** Of so many nobody sees whether they lie best, but everybody sees whether the page answers. */
const MANY = 300;
const SWEEPS_OF_MANY = 1;
const BACK_BEND = 40;
/** What has no weight has no width of its own, but a count that wants to be read. */
const STUB_WIDTH = 18;

/** What stays inside a country, a tier or a company comes from a box of its own, which bears the same name. */
const GIVING = '\u0000giving';
export const nodeOfBox = ({ id }: Pick<Box, 'id'>) => id.replace(GIVING, '');

type DrawnNode = { id: string };
type DrawnBand = { key: string; source: string; target: string; value: number };

/** Bands from left to right, the origin first; d3 finds the places, and every way back is cut before. */
export const layFlows = (nodes: readonly FlowNode[], bands: readonly FlowBand[], width: number): FlowDrawing => {
  const { kept, cut } = withoutLoops(nodes, bands);
  const lines = kept.map(({ key, from, to }) => ({
    ...{ key, source: from === to ? `${from}${GIVING}` : from, target: to },
  }));
  const used = new Set(lines.flatMap(({ source, target }) => [source, target]));
  const drawn = nodes.flatMap(({ id }) => [id, `${id}${GIVING}`]).flatMap((id) => (used.has(id) ? [{ id }] : []));
  if (drawn.length === 0) return { width, height: LEAST_HEIGHT, boxes: [], ribbons: [], back: [] };
  const columns = columnsOf(drawn, lines);
  const most = Math.max(...[...Map.groupBy(columns.values(), (column) => column).values()].map((all) => all.length));
  const count = Math.max(...columns.values()) + 1;
  const height = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, most * ROOM_A_BOX));
  const wide = Math.max(width, count * LEAST_COLUMN);
  const hasStubs = kept.some(({ isWeightless }) => isWeightless);
  const isWeighed = kept.some(({ kg }) => kg !== null);
  // Where nothing has a weight, nothing fills the picture.
  const room = hasStubs && !isWeighed ? most * (STUB_WIDTH + BOX_GAP) : height - 2 * EDGE;
  const lay = (weights: Map<string, number>) =>
    sankey<DrawnNode, DrawnBand>()
      .nodeId(({ id }) => id)
      .nodeAlign(sankeyRight)
      .nodeWidth(BOX_WIDTH)
      .nodePadding(BOX_GAP)
      .iterations(drawn.length > MANY ? SWEEPS_OF_MANY : SWEEPS)
      .extent([
        [EDGE, EDGE],
        [wide - ROOM_AT_END, EDGE + room],
      ])({
      nodes: drawn.map((node) => ({ ...node })),
      links: lines.map((line) => ({ ...line, value: weights.get(line.key) ?? 0 })),
    });
  const first = lay(bandWeights(nodes, kept));
  const scale = first.links.find(({ value, width: drawnWidth = 0 }) => value > 0 && drawnWidth > 0);
  const stub = scale && hasStubs && isWeighed ? (STUB_WIDTH * scale.value) / (scale.width ?? 1) : undefined;
  const laid = stub === undefined ? first : lay(bandWeights(nodes, kept, stub));
  const curve = sankeyLinkHorizontal<DrawnNode, DrawnBand>();
  const starts = [...new Set(laid.nodes.map(({ x0 = 0 }) => x0))].toSorted((one, other) => one - other);
  const boxes = laid.nodes.map(({ id, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => ({
    ...{ id, x: x0, y: y0, width: x1 - x0, height: Math.max(y1 - y0, 1) },
    room: (starts.find((start) => start > x0) ?? wide) - x1,
  }));
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const ends = new Map(lines.map(({ key, source, target }) => [key, { from: source, to: target }]));
  const ribbons = laid.links.map((link) => {
    const { from = '', to = '' } = ends.get(link.key) ?? {};
    const place = { from, to, x: byId.get(from)?.x ?? 0, y: link.y0 ?? 0 };
    const end = { x: byId.get(to)?.x ?? 0, y: link.y1 ?? 0 };
    return { key: link.key, path: curve(link) ?? '', width: Math.max(link.width ?? 0, 1), ...place, end };
  });
  return { width: wide, height, boxes, ribbons, back: cut.flatMap((band) => wayBack(band, byId)) };
};

/**
 * What leads from a farther tier to a nearer one can never close a circle. Everything else is taken only where it does
 * not lead back to where it came from.
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
  for (const one of seen) {
    if (one === to) return true;
    for (const next of ways.get(one) ?? []) seen.add(next);
  }
  return false;
};

/** How far each is from where everything ends, as d3 will place it. */
const columnsOf = (nodes: DrawnNode[], bands: Pick<DrawnBand, 'source' | 'target'>[]) => {
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

/** One band with everything that comes to it and goes on from it. */
export const followed = (bands: readonly FlowBand[], key: string): Set<string> => {
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
