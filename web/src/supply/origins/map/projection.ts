import { geoInterpolate, geoMercator } from 'd3-geo';

export type Frame = { width: number; height: number };
type Place = { longitude: number; latitude: number };
export type Point = { x: number; y: number };

/** Pieces of the line of one route. */
const PIECES = 32;
/** Latitude at which a great circle is given up: a route over the pole would press all countries into a corner. */
const POLAR = 66;
const LATITUDE_MAX = 82;
/** Degrees of longitude that a map shows at least: a single country is shown with its surroundings. */
const SPAN_MIN = 40;
const FULL = 360;
const HALF = 180;
const MARGIN_SHARE = 0.16;
const MARGIN_MAX = 84;
const MARGIN_ABOVE = 44;
/** A route is bent sideways by this share of its length, so that the way there and the way back stay apart. */
const BEND_SHARE = 0.08;
const BEND_MAX = 24;

const wrapped = (degrees: number) => ((((degrees + HALF) % FULL) + FULL) % FULL) - HALF;

/** Returns the meridian in the middle of the map, such that the widest empty stretch of the globe is at its edges. */
export const middleOf = (longitudes: number[]) => {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = sorted.map((west, at) => {
    const east = sorted[at + 1] ?? (sorted[0] ?? 0) + FULL;
    return { middle: (west + east) / 2, width: east - west };
  });
  const widest = gaps.toSorted((a, b) => b.width - a.width)[0];
  return widest ? wrapped(widest.middle + HALF) : 0;
};

/** Returns the places of a route: the great circle, or a straight line where that would pass the pole. */
export const placesOf = (from: Place, to: Place, middle: number): [number, number][] => {
  const circle = geoInterpolate([from.longitude, from.latitude], [to.longitude, to.latitude]);
  const parts = Array.from({ length: PIECES + 1 }, (_, at) => at / PIECES);
  const great = parts.map(circle);
  const limit = Math.max(POLAR, Math.abs(from.latitude), Math.abs(to.latitude));
  const [west, east] = [wrapped(from.longitude - middle), wrapped(to.longitude - middle)];
  const leavesMap = great.some(
    ([longitude, latitude], at) =>
      Math.abs(latitude) > limit ||
      (at > 0 && Math.abs(wrapped(longitude - middle) - wrapped((great[at - 1]?.[0] ?? 0) - middle)) > HALF),
  );
  if (!leavesMap) return great;
  return parts.map((part) => [
    wrapped(middle + west + (east - west) * part),
    from.latitude + (to.latitude - from.latitude) * part,
  ]);
};

const clampLatitude = (latitude: number) => Math.min(Math.max(latitude, -LATITUDE_MAX), LATITUDE_MAX);

/** Fits Mercator's projection to places, with room for their labels. */
export const fittedProjection = (places: [number, number][], middle: number, { width, height }: Frame) => {
  const side = Math.min(width * MARGIN_SHARE, MARGIN_MAX);
  const above = Math.min(height * MARGIN_SHARE, MARGIN_ABOVE);
  const projection = geoMercator().rotate([-middle, 0]);
  projection.fitExtent(
    [
      [side, above],
      [width - side, height - above],
    ],
    { type: 'MultiPoint', coordinates: places.map(([longitude, latitude]) => [longitude, clampLatitude(latitude)]) },
  );
  const largest = width / ((SPAN_MIN / FULL) * 2 * Math.PI);
  if (!(projection.scale() > largest)) return projection;
  const centre = midpoint(projection, places);
  projection.scale(largest).translate([0, 0]);
  const [x, y] = projection(centre) ?? [0, 0];
  return projection.translate([width / 2 - x, height / 2 - y]);
};

/** Returns the middle of the places in degrees. The projection may have an endless scale here. */
const midpoint = (projection: ReturnType<typeof geoMercator>, places: [number, number][]): [number, number] => {
  const unit = projection.scale(1).translate([0, 0]);
  const points = places.map(
    ([longitude, latitude]): [number, number] => unit([longitude, clampLatitude(latitude)]) ?? [0, 0],
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return unit.invert?.([between(xs), between(ys)]) ?? [0, 0];
};

/** Bends a line sideways: most in its middle, not at its ends. */
export const bent = (line: Point[]): Point[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return line;
  const [right, down] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(right, down) || 1;
  const bend = Math.min(length * BEND_SHARE, BEND_MAX);
  return line.map(({ x, y }, at) => {
    const push = bend * Math.sin((Math.PI * at) / (line.length - 1));
    return { x: x + (down / length) * push, y: y - (right / length) * push };
  });
};
