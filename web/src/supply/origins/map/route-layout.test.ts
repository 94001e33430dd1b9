import { expect, it } from 'vitest';
import { COUNTRY_PLACES } from '../../../kit/map/country-places.ts';
import { boxAround, labelSize, overlaps } from './label-layout.ts';
import { layoutRoutes, type MapPlace } from './route-layout.ts';

/** Returns the same numbers in every run. */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const FRAMES = [
  { width: 328, height: 170 },
  { width: 420, height: 300 },
  { width: 680, height: 396 },
  { width: 1_100, height: 520 },
];
const NAMES = ['DR콩고', '중국', 'United States of America', 'オーストラリア', '호주'];
const DETAILS = ['', '수산화코발트 · 5차 #S4MA', '10–30%', 'cathode, pack, car'];

const worldOf = (seed: number) => {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const countries = [...COUNTRY_PLACES].filter(([country]) => country !== 'AQ');
  const places = Array.from({ length: 1 + Math.floor(random() * 24) }, (_, at): MapPlace => {
    const [, place] = pick(countries);
    return { id: String(at), ...place, text: { name: pick(NAMES), detail: pick(DETAILS) } };
  });
  const routes = Array.from({ length: Math.floor(random() * 40) }, (_, at) => ({
    id: `route ${at}`,
    from: pick(places).id,
    to: pick(places).id,
  }));
  const inset = random() < 0.5 ? { width: 132, height: 196 } : undefined;
  return { places, routes, frame: pick(FRAMES), inset };
};

const WORLDS = Array.from({ length: 300 }, (_, seed) => ({ seed, world: worldOf(seed + 1) }));

type Box = { x: number; y: number; width: number; height: number };

it('keeps every route and label inside the frame, and no label over another, a point or the inset', () => {
  const wrong = WORLDS.flatMap(({ seed, world }) => {
    const { lines, points, labels, inset } = layoutRoutes(world);
    const { width, height } = world.frame;
    const isOutside = ({ x, y, width: wide, height: high }: Box) =>
      !(x >= 0 && y >= 0 && x + wide <= width && y + high <= height);
    const marks = [...points.values()].map((point) => boxAround(point, 1));
    const boxes = [...labels.values(), ...(inset ? [inset] : [])];
    const outside = [...marks, ...lines.flatMap(({ line }) => line.map((point) => boxAround(point, 0))), ...boxes];
    return [
      outside.some(isOutside) && `${seed}: outside`,
      boxes.some((box, at) => boxes.slice(at + 1).some((other) => overlaps(box, other))) && `${seed}: over a label`,
      boxes.some((box) => [...points.values()].some((point) => overlaps(box, boxAround(point, 6)))) &&
        `${seed}: over a point`,
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
});

it('draws a line for every route between two places, from the sender to the receiver', () => {
  const apart = (a: { x: number; y: number } | undefined, b: { x: number; y: number } | undefined) =>
    Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  const wrong = WORLDS.flatMap(({ seed, world }) => {
    const { lines, points } = layoutRoutes(world);
    const isComplete = lines.length === world.routes.filter(({ from, to }) => from !== to).length;
    const isDirected = lines.every(
      ({ route, line }) => apart(line[0], points.get(route.from)) < 1 && apart(line.at(-1), points.get(route.to)) < 1,
    );
    return isComplete && isDirected ? [] : [seed];
  });
  expect(wrong).toEqual([]);
});

it('labels every point where there is room', () => {
  const place = (id: string, country: string, name: string): MapPlace => ({
    id,
    ...(COUNTRY_PLACES.get(country) ?? { latitude: 0, longitude: 0 }),
    text: { name, detail: '4차 #KW5K' },
  });
  const places = [place('cd', 'CD', 'DR콩고'), place('cn', 'CN', '중국'), place('kr', 'KR', '한국')];
  const routes = [
    { id: '1', from: 'cd', to: 'cn' },
    { id: '2', from: 'cn', to: 'kr' },
  ];
  for (const frame of FRAMES) {
    const { labels } = layoutRoutes({ places, routes, frame });
    expect([...labels.keys()]).toEqual(['cd', 'cn', 'kr']);
  }
});

it('puts the Pacific into the middle for a route over it', () => {
  const text = { name: '', detail: '' };
  const chile = { id: 'cl', latitude: -33, longitude: -71, text };
  const china = { id: 'cn', latitude: 34, longitude: 105, text };
  const korea = { id: 'kr', latitude: 36, longitude: 128, text };
  const { points } = layoutRoutes({
    places: [chile, china, korea],
    routes: [{ id: '1', from: 'cl', to: 'cn' }],
    frame: { width: 680, height: 396 },
  });
  expect(points.get('cn')?.x).toBeLessThan(points.get('cl')?.x ?? 0);
});

it('measures a wide script wider than Latin letters', () => {
  expect(labelSize({ name: '코발트', detail: '' }).width).toBeGreaterThan(labelSize({ name: 'abc', detail: '' }).width);
});
