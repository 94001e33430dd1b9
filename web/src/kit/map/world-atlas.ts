import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import { assetQuery } from '../api/reads.ts';

export type Atlas = Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }>;

/** Loads outlines of the world from files of this program: no tile server is used. */
export const atlasQuery = (isFine: boolean) =>
  assetQuery(`world ${isFine}`, async (): Promise<Atlas> => (await fetch(isFine ? fineUrl : coarseUrl)).json(), {
    gcTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  });
