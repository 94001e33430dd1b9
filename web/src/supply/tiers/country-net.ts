import { COUNTRY_PLACES } from '../../kit/map/country-places.ts';
import type { TierModel, TierNode } from './model.ts';

const ROUNDS = 30;

/** Neighbouring countries that would cover each other on a small map step aside, each as little as it takes. */
export const apart = <T extends { x: number; y: number }>(points: T[], gap: number): T[] => {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [right, down] = [other.x - one.x || 1, other.y - one.y];
        const distance = Math.hypot(right, down);
        if (distance >= gap) continue;
        const push = (gap - distance) / 2 / distance;
        one.x -= right * push;
        one.y -= down * push;
        other.x += right * push;
        other.y += down * push;
      }
    }
  }
  return moved;
};

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
