import { COUNTRY_PLACES } from './country-places.ts';
import type { TierModel, TierNode } from './tier-model.ts';

export type CountryMark = { country: string; latitude: number; longitude: number; companies: number; links: number };
export type CountryLine = { from: CountryMark; to: CountryMark; links: number; isConfirmed: boolean };

/** Companies and links of what is found, by country; our own is where the lines begin. */
export const countryNet = ({ edges, nodes }: TierModel, found: TierNode[], home: string) => {
  const shown = new Set(found.map(({ id }) => id));
  const countryOf = (id: string) => {
    const node = nodes.get(id);
    return (node?.isOwn ? node.country || home : node?.country) ?? '';
  };
  const marks = new Map<string, CountryMark>();
  for (const { id, isOwn } of found) {
    const country = countryOf(id);
    const place = COUNTRY_PLACES.get(country);
    if (!place) continue;
    const mark = marks.get(country) ?? { country, ...place, companies: 0, links: 0 };
    marks.set(country, { ...mark, companies: mark.companies + Number(!isOwn) });
  }
  const lines = new Map<string, CountryLine>();
  for (const { buyer, supplier, links } of edges) {
    if (!shown.has(supplier)) continue;
    const [from, to] = [marks.get(countryOf(buyer)), marks.get(countryOf(supplier))];
    if (to) to.links += links.length;
    if (!from || !to || from === to) continue;
    const key = `${from.country} ${to.country}`;
    const before = lines.get(key);
    const isConfirmed = links.some(({ state }) => state === 'confirmed') || before?.isConfirmed === true;
    lines.set(key, { from, to, links: links.length + (before?.links ?? 0), isConfirmed });
  }
  return { marks: [...marks.values()], lines: [...lines.values()] };
};
