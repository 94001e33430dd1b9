import { queryOptions } from '@tanstack/react-query';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { type Atlas, atlasQuery } from '../../kit/map/world-atlas.ts';
import { WORLD } from './geometry.ts';

/** From here on the coarse outline shows its corners. */
export const FINE_ZOOM = 3.5;

/** Of a pixel at the first zoom: enough for the last one that the outline is looked at by. */
const DIGITS = 3;

/** Land and the borders in it, drawn once for the whole world. */
const drawOutline = (world: Atlas) => {
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([WORLD / 2, WORLD / 2]);
  const path = geoPath(projection).digits(DIGITS);
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  return { land: path(feature(world, world.objects.land)) ?? '', borders: path(borders) ?? '' };
};

export const outlineQuery = (isFine: boolean) => queryOptions({ ...atlasQuery(isFine), select: drawOutline });
