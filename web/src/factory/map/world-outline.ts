import { queryOptions } from '@tanstack/react-query';
import { geoMercator, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import { WORLD } from './map-geometry.ts';

type World = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** From here on the coarse outline shows its corners. */
export const FINE_ZOOM = 3.5;

/** Land and the borders in it, drawn once for the whole world. They come with the program: no tile server is asked. */
export const outlineQuery = (isFine: boolean) =>
  queryOptions({
    queryKey: ['world', isFine],
    queryFn: () => drawOutline(isFine ? fineUrl : coarseUrl),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });

const drawOutline = async (url: string) => {
  const answer = await fetch(url);
  const world: World = await answer.json();
  const projection = geoMercator()
    .scale(WORLD / (2 * Math.PI))
    .translate([WORLD / 2, WORLD / 2]);
  const path = geoPath(projection).digits(DIGITS);
  const borders = mesh(world, world.objects.countries, (one, other) => one !== other);
  return { land: path(feature(world, world.objects.land)) ?? '', borders: path(borders) ?? '' };
};

/** Of a pixel at the first zoom: enough for the last one that the outline is looked at by. */
const DIGITS = 3;
