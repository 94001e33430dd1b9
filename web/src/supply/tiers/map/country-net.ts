import { COUNTRY_PLACES } from '../../../kit/map/country-places.ts';
import type { TierModel, TierNode } from '../model.ts';

const ROUNDS = 30;

/** Moves marks of neighboring countries apart where they would overlap on a small map, each as little as possible. */
export const separateMarks = <T extends { x: number; y: number }>(points: T[], gap: number): T[] => {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, mark] of moved.entries()) {
      for (const later of moved.slice(at + 1)) {
        const [right, down] = [later.x - mark.x || 1, later.y - mark.y];
        const distance = Math.hypot(right, down);
        if (distance >= gap) continue;
        const push = (gap - distance) / 2 / distance;
        mark.x -= right * push;
        mark.y -= down * push;
        later.x += right * push;
        later.y += down * push;
      }
    }
  }
  return moved;
};

export type CountryMark = { country: string; latitude: number; longitude: number; companies: number; links: number };
export type CountryLine = { from: CountryMark; to: CountryMark; links: number; isConfirmed: boolean };

/** Counts the found companies and links by country. Our own company without a country counts as `home`. */
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
