import { MAP_ZOOM_MAX, type MapCell } from '@ieum/contract';
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
export type Mark = MapCell & { x: number; y: number };

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const worldX = (longitude: number) => ((longitude + 180) / 360) * WORLD;
export const worldY = (latitude: number) => {
  const held = radians(clamp(latitude, -LATITUDE_MAX, LATITUDE_MAX));
  return WORLD / 2 - (WORLD / (2 * Math.PI)) * Math.log(Math.tan(Math.PI / 4 + held / 2));
};
const longitudeAt = (x: number) => (x / WORLD) * 360 - 180;
const latitudeAt = (y: number) => {
  const stretched = Math.exp(((WORLD / 2 - y) * 2 * Math.PI) / WORLD);
  return (2 * Math.atan(stretched) - Math.PI / 2) * (180 / Math.PI);
};

const scaleOf = (zoom: number) => 2 ** zoom;

/** Returns the zoom at which the whole world fits the frame's width. */
const zoomMin = ({ width }: Frame) => Math.log2(width / WORLD);

/** Limits a view so that the world fills the frame. */
export const clampedView = (view: MapView, frame: Frame): MapView => {
  const zoom = clamp(view.zoom, zoomMin(frame), MAP_ZOOM_MAX);
  const half = { x: frame.width / 2 / scaleOf(zoom), y: frame.height / 2 / scaleOf(zoom) };
  const x = clamp(worldX(view.longitude), half.x, WORLD - half.x);
  // In a frame higher than the world, the world is centred.
  const y = half.y > WORLD / 2 ? WORLD / 2 : clamp(worldY(view.latitude), half.y, WORLD - half.y);
  return { longitude: longitudeAt(x), latitude: latitudeAt(y), zoom };
};

export const movedView = (view: MapView, frame: Frame, right: number, down: number) => {
  const scale = scaleOf(view.zoom);
  const longitude = longitudeAt(worldX(view.longitude) + right / scale);
  const latitude = latitudeAt(worldY(view.latitude) + down / scale);
  return clampedView({ ...view, longitude, latitude }, frame);
};

/** Zooms around a place of the frame, which keeps its position. */
export const zoomedView = (
  view: MapView,
  frame: Frame,
  by: number,
  at = { x: frame.width / 2, y: frame.height / 2 },
) => {
  const { zoom } = clampedView({ ...view, zoom: view.zoom + by }, frame);
  const kept = 1 / scaleOf(view.zoom) - 1 / scaleOf(zoom);
  const x = worldX(view.longitude) + (at.x - frame.width / 2) * kept;
  const y = worldY(view.latitude) + (at.y - frame.height / 2) * kept;
  return clampedView({ longitude: longitudeAt(x), latitude: latitudeAt(y), zoom }, frame);
};

export const fittedView = ({ west, south, east, north }: Bounds, frame: Frame) => {
  const width = worldX(east) - worldX(west);
  const height = worldY(south) - worldY(north);
  const room = 1 - 2 * MARGIN;
  const zoom = Math.min(
    Math.log2((frame.width * room) / width),
    Math.log2((frame.height * room) / height),
    FIT_ZOOM_MAX,
  );
  const middle = { x: (worldX(west) + worldX(east)) / 2, y: (worldY(south) + worldY(north)) / 2 };
  return clampedView({ longitude: longitudeAt(middle.x), latitude: latitudeAt(middle.y), zoom }, frame);
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

export const boundsOf = (view: MapView, frame: Frame): Bounds => {
  const half = { x: frame.width / 2 / scaleOf(view.zoom), y: frame.height / 2 / scaleOf(view.zoom) };
  const [x, y] = [worldX(view.longitude), worldY(view.latitude)];
  return {
    west: Math.max(longitudeAt(x - half.x), -180),
    east: Math.min(longitudeAt(x + half.x), 180),
    north: latitudeAt(y - half.y),
    south: latitudeAt(y + half.y),
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

type Point = { latitude: number; longitude: number };

/** Returns the position of a point relative to the frame. It may be outside. */
export const placeIn = ({ latitude, longitude }: Point, view: MapView, { width, height }: Frame) => {
  const scale = scaleOf(view.zoom);
  return {
    x: (worldX(longitude) - worldX(view.longitude)) * scale + width / 2,
    y: (worldY(latitude) - worldY(view.latitude)) * scale + height / 2,
  };
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

/** Returns the SVG transform that places the world outline in the frame. */
export const transformOf = (view: MapView, frame: Frame) => {
  const scale = scaleOf(view.zoom);
  const left = frame.width / 2 - worldX(view.longitude) * scale;
  const top = frame.height / 2 - worldY(view.latitude) * scale;
  return `translate(${left} ${top}) scale(${scale})`;
};
