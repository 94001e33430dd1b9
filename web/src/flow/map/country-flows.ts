import type { FlowBand, FlowNode } from '@ieum/contract';
import { COUNTRY_PLACES } from '../../kit/map/country-places.ts';
import { bandWeights } from './band-weights.ts';

export type FlowMark = {
  country: string;
  latitude: number;
  longitude: number;
  inKg: number;
  outKg: number;
  isOwn: boolean;
};
export type FlowLine = { from: FlowMark; to: FlowMark; weight: number; isExact: boolean };

/** Sums what each country received and shipped. `isExact` is false where a quantity is not known. */
export const countryFlows = (nodes: readonly FlowNode[], bands: readonly FlowBand[]) => {
  const weights = bandWeights(nodes, bands);
  const countryOf = new Map(nodes.map(({ id, country }) => [id, country]));
  const marks = new Map<string, FlowMark>();
  for (const { country, isOwn } of nodes) {
    const place = COUNTRY_PLACES.get(country);
    if (!place) continue;
    const before = marks.get(country);
    marks.set(country, before ?? { country, ...place, inKg: 0, outKg: 0, isOwn });
    if (before && isOwn) before.isOwn = true;
  }
  const lines = new Map<string, FlowLine>();
  for (const { key, from: giver, to: taker, kg } of bands) {
    const [from, to] = [marks.get(countryOf.get(giver) ?? ''), marks.get(countryOf.get(taker) ?? '')];
    if (from) from.outKg += kg ?? 0;
    if (to) to.inKg += kg ?? 0;
    if (!from || !to || from === to) continue;
    const way = `${from.country} ${to.country}`;
    const before = lines.get(way);
    const weight = (weights.get(key) ?? 0) + (before?.weight ?? 0);
    lines.set(way, { from, to, weight, isExact: kg !== null && (before?.isExact ?? true) });
  }
  const isUnplaced = nodes.some(({ country }) => !COUNTRY_PLACES.has(country));
  return { marks: [...marks.values()], lines: [...lines.values()], isUnplaced };
};
