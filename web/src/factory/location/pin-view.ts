import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Atlas } from '../../kit/map/world-atlas.ts';

export type Place = { latitude: number; longitude: number };
type View = { center: [longitude: number, latitude: number]; scale: number };

/** Names in the outlines that differ from the browser's names. */
const OTHER_NAMES: Partial<Record<string, string>> = {
  US: 'United States of America',
  TR: 'Turkey',
  CD: 'Dem. Rep. Congo',
  MM: 'Myanmar',
  BA: 'Bosnia and Herz.',
  DO: 'Dominican Rep.',
  CI: "Côte d'Ivoire",
  MK: 'Macedonia',
};
/** Fixed views of countries whose islands and distant coasts would show half of the world. */
const VIEWS: Partial<Record<string, View>> = {
  US: { center: [-97, 39], scale: 560 },
  FR: { center: [2.5, 46.6], scale: 1_700 },
  RU: { center: [95, 60], scale: 250 },
};
const WHOLE_WORLD: View = { center: [60, 20], scale: 100 };
const NEAR_SCALE = 6_000;
const MARGIN = 24;

export const countriesOf = (atlas: Atlas) => feature(atlas, atlas.objects.countries);
type Countries = ReturnType<typeof countriesOf>;

/** Returns a view around the point, or of the whole country if there is no point. */
export const viewOf = (
  countries: Countries,
  country: string,
  place: Place | undefined,
  [width, height]: [number, number],
): View => {
  const isOnMap = place && Math.abs(place.latitude) < 85 && Math.abs(place.longitude) <= 180;
  if (isOnMap) return { center: [place.longitude, place.latitude], scale: NEAR_SCALE };
  const name = OTHER_NAMES[country] ?? new Intl.DisplayNames('en', { type: 'region' }).of(country || 'ZZ');
  const outline = countries.features.find(({ properties }) => properties.name === name);
  if (VIEWS[country]) return VIEWS[country];
  if (!outline) return WHOLE_WORLD;
  const fitted = geoMercator().fitExtent(
    [
      [MARGIN, MARGIN],
      [width - MARGIN, height - MARGIN],
    ],
    outline,
  );
  const center = fitted.invert?.([width / 2, height / 2]) ?? WHOLE_WORLD.center;
  return { center, scale: fitted.scale() };
};
