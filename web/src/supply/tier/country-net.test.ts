import { COUNTRIES } from '@ieum/contract';
import { expect, it } from 'vitest';
import { COUNTRY_PLACES } from './country-places.ts';

it('knows where every country is', () => {
  expect(COUNTRIES.filter((country) => !COUNTRY_PLACES.has(country))).toEqual([]);
  for (const { latitude, longitude } of COUNTRY_PLACES.values()) {
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
  }
});
