import { describe, expect, it } from 'vitest';
import {
  boundsAround,
  boundsOf,
  cellBounds,
  clampedView,
  fittedView,
  marksIn,
  transformOf,
  viewOf,
  withinOf,
  worldOf,
} from './geometry.ts';

const frame = { width: 800, height: 600 };
const seoul = { longitude: 127, latitude: 37.5, zoom: 6 };

const cellAt = (longitude: number, latitude: number, count = 1) => ({
  longitude,
  latitude,
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
  count,
  exact: 0,
  factory: count === 1 ? { id: `${longitude}`, name: 'a', precision: 'city' as const } : null,
});

it('lays the world into a square', () => {
  const at = (longitude: number, latitude: number) => worldOf({ longitude, latitude });
  expect([at(-180, 0).x, at(0, 0).x, at(180, 0).x]).toEqual([0, 256, 512]);
  expect(at(0, 0).y).toBeCloseTo(256);
  expect(at(0, 60).y).toBeLessThan(at(0, 30).y);
  expect(at(0, 90)).toEqual(at(0, 85));
});

describe('a view', () => {
  it('never shows less than the frame and never leaves the world', () => {
    const held = clampedView({ longitude: 500, latitude: 95, zoom: -3 }, frame);
    expect(held.zoom).toBeCloseTo(Math.log2(800 / 512));
    const { west, east, north } = boundsOf(held, frame);
    expect([Math.round(west), Math.round(east)]).toEqual([-180, 180]);
    expect(north).toBeLessThan(86);
    expect(clampedView({ ...seoul, zoom: 99 }, frame).zoom).toBe(14);
    const phone = { width: 328, height: 407 };
    expect(clampedView({ ...seoul, zoom: -3 }, phone)).toMatchObject({ zoom: Math.log2(328 / 512) });
    expect(clampedView({ ...seoul, zoom: -3 }, phone).latitude).toBeCloseTo(0);
  });

  it('becomes a transform and back', () => {
    const transform = transformOf(seoul, frame);
    expect(transform.k).toBe(64);
    const { longitude, latitude, zoom } = viewOf(transform, frame);
    expect([longitude, latitude].map((degrees) => degrees.toFixed(6))).toEqual(['127.000000', '37.500000']);
    expect(zoom).toBe(6);
  });

  it('fits what is to be seen, with room around it', () => {
    const bounds = { west: 126, east: 130, south: 33, north: 38 };
    const seen = boundsOf(fittedView(bounds, frame), frame);
    expect(seen.west).toBeLessThan(126);
    expect(seen.east).toBeGreaterThan(130);
    expect(seen.south).toBeLessThan(33);
    expect(seen.north).toBeGreaterThan(38);
    const point = { west: 127, east: 127, south: 37, north: 37 };
    expect(fittedView(point, frame)).toMatchObject({ zoom: 11 });
  });
});

describe('what the server is asked for', () => {
  it('is whole cells around the frame, and the same after a small step', () => {
    const requested = cellBounds(seoul, frame);
    const seen = boundsOf(seoul, frame);
    expect(requested.west).toBeLessThanOrEqual(seen.west);
    expect(requested.north).toBeGreaterThanOrEqual(seen.north);
    expect((requested.west / 45) * 64).toBe(Math.round((requested.west / 45) * 64));
    const { k, x, y } = transformOf(seoul, frame);
    expect(withinOf(cellBounds(viewOf({ k, x: x - 1, y }, frame), frame))).toBe(withinOf(requested));
  });

  it('stays inside the world', () => {
    expect(withinOf(cellBounds(clampedView({ ...seoul, zoom: 0 }, frame), frame))).toMatch(/^-180,-90,180,90$/);
  });
});

describe('marksIn', () => {
  it('draws as one what would lie on each other, and counts it', () => {
    const marks = marksIn([cellAt(127, 37.5, 3), cellAt(127.1, 37.5), cellAt(130, 37.5)], seoul, frame);
    expect(marks.map(({ count, factory }) => [count, factory?.id])).toEqual([
      [4, undefined],
      [1, '130'],
    ]);
    expect(marks[0]).toMatchObject({ west: 127, east: 127.1 });
    expect(marks[0]?.longitude).toBeCloseTo(127.025);
  });

  it('leaves out what is not in the frame', () => {
    expect(marksIn([cellAt(10, 50)], seoul, frame)).toEqual([]);
  });
});

it('knows what lies around all', () => {
  expect(boundsAround([])).toBeUndefined();
  expect(boundsAround([cellAt(1, 2), cellAt(-3, 4)])).toEqual({ west: -3, south: 2, east: 1, north: 4 });
});
