import { queryOptions } from '@tanstack/react-query';
import { geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { type Atlas, atlasQuery } from '../../kit/map/world-atlas.ts';
import { projection } from './geometry.ts';

/** Zoom from which the coarse outline looks angular. */
export const FINE_ZOOM = 3.5;

/** Decimals of a pixel at zoom 0: enough for the highest zoom. */
const DIGITS = 3;

/** Draws land and borders once for the whole world. */
const drawOutline = (world: Atlas) => {
  const path = geoPath(projection).digits(DIGITS);
  const borders = mesh(world, world.objects.countries, (a, b) => a !== b);
  return { land: path(feature(world, world.objects.land)) ?? '', borders: path(borders) ?? '' };
};

export const outlineQuery = (isFine: boolean) => queryOptions({ ...atlasQuery(isFine), select: drawOutline });
