import { COUNTRIES } from '@ieum/contract';
import { expect, it } from 'vitest';
import { COUNTRY_PLACES } from '../../../kit/map/country-places.ts';
import { separateMarks } from './country-net.ts';

it('knows where every country is', () => {
  expect(COUNTRIES.filter((country) => !COUNTRY_PLACES.has(country))).toEqual([]);
  for (const { latitude, longitude } of COUNTRY_PLACES.values()) {
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  }
});

it('moves marks apart that would cover each other, and leaves the others', () => {
  const moved = separateMarks(
    [
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 100, y: 100 },
      { x: 400, y: 100 },
    ],
    30,
  );
  for (const [at, mark] of moved.entries())
    for (const later of moved.slice(at + 1)) expect(Math.hypot(mark.x - later.x, mark.y - later.y)).toBeGreaterThan(29);
  expect(moved[3]).toEqual({ x: 400, y: 100 });
});
