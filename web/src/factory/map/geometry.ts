import { MAP_ZOOM_MAX, type MapCell } from '@ieum/contract';
import { geoMercator } from 'd3-geo';
import type { MapView } from '../list/address.ts';

/** Width of the world in pixels at zoom 0. Each further zoom doubles it. */
export const WORLD = 512;
/** Latitude limit: Mercator's projection grows without end towards the poles. */
const LATITUDE_MAX = 85;
/** Size of a cell in degrees at zoom 0, as on the server. */
const FIRST_CELL = 45;
/** Distance in pixels below which marks are drawn as one. */
const NEAR = 44;
/** Share of the frame that stays free on each side. */
const MARGIN = 0.2;
/** Largest zoom of a fitted view: a single factory is shown with its surroundings. */
const FIT_ZOOM_MAX = 11;

export type Frame = { width: number; height: number };
export type Bounds = { west: number; south: number; east: number; north: number };
type Point = { latitude: number; longitude: number };
/** A place of the world has the position `k * place + (x, y)` in the frame. */
type Transform = { k: number; x: number; y: number };
export type Mark = MapCell & { x: number; y: number };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Mercator's projection of the world into a square. */
export const projection = geoMercator()
  .scale(WORLD / (2 * Math.PI))
  .translate([WORLD / 2, WORLD / 2]);

export const worldOf = ({ longitude, latitude }: Point) => {
  const [x, y] = projection([longitude, clamp(latitude, -LATITUDE_MAX, LATITUDE_MAX)]) ?? [WORLD / 2, WORLD / 2];
  return { x, y };
};
const pointAt = (x: number, y: number): Point => {
  const [longitude, latitude] = projection.invert?.([x, y]) ?? [0, 0];
  return { longitude, latitude };
};
const longitudeAt = (x: number) => {
  // Outside of the world the projection would begin again at the other edge.
  if (x <= 0) return -180;
  return x >= WORLD ? 180 : pointAt(x, WORLD / 2).longitude;
};
const latitudeAt = (y: number) => pointAt(WORLD / 2, y).latitude;

const scaleOf = (zoom: number) => 2 ** zoom;

/** Returns the zoom at which the whole world fits the frame's width. */
const zoomMin = ({ width }: Frame) => Math.log2(width / WORLD);

export const scaleLimits = (frame: Frame): [number, number] => [scaleOf(zoomMin(frame)), scaleOf(MAP_ZOOM_MAX)];

/** Limits a view so that the world fills the frame. */
export const clampedView = (view: MapView, frame: Frame): MapView => {
  const zoom = clamp(view.zoom, zoomMin(frame), MAP_ZOOM_MAX);
  const half = { x: frame.width / 2 / scaleOf(zoom), y: frame.height / 2 / scaleOf(zoom) };
  const middle = worldOf({ ...view, longitude: clamp(view.longitude, -180, 180) });
  const x = clamp(middle.x, half.x, WORLD - half.x);
  // In a frame higher than the world, the world is centred.
  const y = half.y > WORLD / 2 ? WORLD / 2 : clamp(middle.y, half.y, WORLD - half.y);
  return { ...pointAt(x, y), zoom };
};

/** Returns the scale of the world in the frame, and where its upper left corner is. */
export const transformOf = (view: MapView, { width, height }: Frame): Transform => {
  const k = scaleOf(view.zoom);
  const { x, y } = worldOf(view);
  return { k, x: width / 2 - x * k, y: height / 2 - y * k };
};

export const viewOf = ({ k, x, y }: Transform, { width, height }: Frame): MapView => ({
  ...pointAt((width / 2 - x) / k, (height / 2 - y) / k),
  zoom: Math.log2(k),
});

export const fittedView = ({ west, south, east, north }: Bounds, frame: Frame) => {
  const from = worldOf({ longitude: west, latitude: north });
  const to = worldOf({ longitude: east, latitude: south });
  const room = 1 - 2 * MARGIN;
  const zoom = Math.min(
    Math.log2((frame.width * room) / (to.x - from.x)),
    Math.log2((frame.height * room) / (to.y - from.y)),
    FIT_ZOOM_MAX,
  );
  return clampedView({ ...pointAt((from.x + to.x) / 2, (from.y + to.y) / 2), zoom }, frame);
};

export const boundsAround = (some: Bounds[]): Bounds | undefined =>
  some.length === 0
    ? undefined
    : {
        west: Math.min(...some.map(({ west }) => west)),
        south: Math.min(...some.map(({ south }) => south)),
        east: Math.max(...some.map(({ east }) => east)),
        north: Math.max(...some.map(({ north }) => north)),
      };

export const boundsOf = (view: MapView, { width, height }: Frame): Bounds => {
  const k = scaleOf(view.zoom);
  const { x, y } = worldOf(view);
  return {
    west: longitudeAt(x - width / 2 / k),
    east: longitudeAt(x + width / 2 / k),
    north: latitudeAt(y - height / 2 / k),
    south: latitudeAt(y + height / 2 / k),
  };
};

export const serverZoom = ({ zoom }: MapView) => clamp(Math.round(zoom), 0, MAP_ZOOM_MAX);

export const withinOf = ({ west, south, east, north }: Bounds) =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join();

/** Returns bounds in whole cells: no cell is cut, and a small move of the map needs no new query. */
export const cellBounds = (view: MapView, frame: Frame): Bounds => {
  const cell = FIRST_CELL / 2 ** serverZoom(view);
  const { west, south, east, north } = boundsOf(view, frame);
  const down = (degrees: number, least: number) => Math.max(Math.floor(degrees / cell) * cell, least);
  const up = (degrees: number, most: number) => Math.min(Math.ceil(degrees / cell) * cell, most);
  return { west: down(west, -180), south: down(south, -90), east: up(east, 180), north: up(north, 90) };
};

/** Returns the position of a point relative to the frame. It may be outside. */
export const placeIn = (point: Point, view: MapView, frame: Frame) => {
  const { k, x, y } = transformOf(view, frame);
  const place = worldOf(point);
  return { x: place.x * k + x, y: place.y * k + y };
};

/** Returns the marks inside the frame. Marks that are too close become one. */
export const marksIn = (cells: MapCell[], view: MapView, frame: Frame): Mark[] => {
  const marks: Mark[] = [];
  for (const cell of cells) {
    const { x, y } = placeIn(cell, view, frame);
    const near = marks.findIndex((mark) => Math.hypot(mark.x - x, mark.y - y) < NEAR);
    const mark = marks[near];
    if (mark) marks[near] = together(mark, { ...cell, x, y });
    else marks.push({ ...cell, x, y });
  }
  return marks.filter(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height);
};

const together = (first: Mark, second: Mark): Mark => {
  const count = first.count + second.count;
  const middle = (a: number, b: number) => (a * first.count + b * second.count) / count;
  return {
    ...(boundsAround([first, second]) ?? first),
    latitude: middle(first.latitude, second.latitude),
    longitude: middle(first.longitude, second.longitude),
    x: middle(first.x, second.x),
    y: middle(first.y, second.y),
    count,
    exact: first.exact + second.exact,
    factory: null,
  };
};
