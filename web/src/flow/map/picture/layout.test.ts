import { expect, it } from 'vitest';
import { crossingsOf } from './crossings.ts';
import { DEMO_FLOWS } from './demo-flows.ts';
import { layOut, type Picture } from './layout.ts';
import { LEAST_BAND, LEAST_BOX, placeOf, type Run, type Size, STUB_HEIGHT, type Stop } from './parts.ts';

const WORLDS = 60;
const FRAME = { width: 1_000, height: 560 };
const PARTS: Record<string, number> = { under10: 0.05, to30: 0.2, to60: 0.45, over60: 0.8 };
const NEAR = 1e-6;

/** A small generator of numbers, so that every run draws the same worlds. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const stop = (id: string, tier: number, width = 90, height = 34): Stop => ({
  id,
  tier,
  isOwn: tier === 0,
  label: { width, height },
});
const run = (from: string, to: string, size: Size = { kind: 'amount', amount: 1 }, isLoop = false): Run => ({
  key: `${from}>${to}`,
  from,
  to,
  isLoop,
  size,
});
const kg = (amount: number): Size => ({ kind: 'amount', amount });

/** Any tiers, any sizes, bands over several tiers, between equals, back, and inside one place. */
const worldOf = (seed: number) => {
  const below = numbersFrom(seed);
  const tiers = 1 + below(5);
  const stops = [stop('own', 0, 60 + below(80))];
  for (let tier = -below(2); tier <= tiers; tier += 1)
    for (let nth = below(5); nth >= 0; nth -= 1)
      if (tier !== 0 || seed % 4 === 0) stops.push(stop(`${tier}/${nth}`, tier, 30 + below(140), 16 + 17 * below(3)));
  const sizes: Size[] = [{ kind: 'fixed' }, { kind: 'thread' }, { kind: 'part', part: 0.45 }];
  const runs = stops.flatMap(({ id: from, tier }) =>
    stops
      .filter((to) => below(to.tier < tier ? 2 : 12) === 0)
      .map((to) => run(from, to.id, sizes[below(6)] ?? kg(1 + below(9_000) ** 2), below(20) === 0)),
  );
  return { stops, runs };
};

type Area = { x: number; y: number; width: number; height: number };
const doOverlap = (one: Area, other: Area) =>
  one.x + one.width > other.x + NEAR &&
  other.x + other.width > one.x + NEAR &&
  one.y + one.height > other.y + NEAR &&
  other.y + other.height > one.y + NEAR;

const isInside = ({ x, y, width, height }: Area, picture: Picture) =>
  Math.min(x, y) >= -NEAR && x + width <= picture.width + NEAR && y + height <= picture.height + NEAR;

const refuseOutside = (picture: Picture, name: string) => {
  const areas: Area[] = picture.boxes.flatMap((box) => [box, box.label]);
  expect(
    areas.filter((area) => !isInside(area, picture)),
    name,
  ).toEqual([]);
  const points = [...picture.bands.map(({ area }) => area), ...picture.loops.map(({ path }) => path)].join(' ');
  const numbers = (points.match(/-?[\d.]+/g) ?? []).map(Number);
  const most = [picture.width, picture.height];
  expect(
    numbers.filter((value, at) => value < 0 || value > (most[at % 2] ?? 0) + 0.01),
    name,
  ).toEqual([]);
};

/** A band runs level to its bend. A curve stays inside the rectangle of its two ends. */
const areasOf = ({ legs, height }: Picture['bands'][number]): Area[] =>
  legs.flatMap(({ x, bend, end, start, stop: arrival }) => [
    { x, y: start, width: bend - x, height },
    { x: bend, y: Math.min(start, arrival), width: end - bend, height: Math.abs(start - arrival) + height },
  ]);

const refuseOverlaps = ({ boxes, bands }: Picture, name: string) => {
  const labels = boxes.map(({ label }) => label);
  const drawn = [
    ...boxes.flatMap(({ x, width, parts }) => parts.map((part) => ({ x, width, ...part }))),
    ...bands.flatMap(areasOf),
  ];
  const overlaps = labels.flatMap((label, at) =>
    [...labels.slice(at + 1), ...drawn].filter((other) => doOverlap(label, other)).map((other) => [label, other]),
  );
  expect(overlaps, name).toEqual([]);
};

const refuseLoose = ({ boxes, bands }: Picture, name: string) => {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const sum = (some: Picture['bands'] = []) => some.reduce((total, { height }) => total + height, 0);
  const into = Map.groupBy(bands, ({ to }) => to);
  const out = Map.groupBy(bands, ({ from }) => from);
  const isOn = (id: string, y: number, height: number) =>
    byId.get(id)?.parts.some((part) => y >= part.y - NEAR && y + height <= part.y + part.height + NEAR) ?? false;
  const wrong = boxes.filter(({ id, parts, height }) => {
    const [received, sent] = [sum(into.get(id)), sum(out.get(id))];
    if (parts.length === 1)
      return Math.abs(height - Math.max(LEAST_BOX, received, sent)) > NEAR && received + sent !== height;
    return Math.abs(parts.reduce((total, part) => total + part.height, 0) - received - sent) > NEAR;
  });
  expect(wrong, name).toEqual([]);
  const isLoose = ({ from, to, x, y, end, height }: Picture['bands'][number]) =>
    !isOn(from, y, height) || !isOn(to, end.y, height) || x >= end.x;
  expect(bands.filter(isLoose), name).toEqual([]);
};

it('S2.4 27.5 keeps everything inside, no label on another one or on a band, and heights that add up, in any network', () => {
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const { stops, runs } = worldOf(seed);
    const picture = layOut(stops, runs, FRAME);
    const name = `world ${seed}`;
    refuseOutside(picture, name);
    refuseOverlaps(picture, name);
    refuseLoose(picture, name);
    expect(layOut(stops, runs, FRAME), name).toEqual(picture);
  }
});

it('S2.4 27.5 draws every band that has an amount on one linear scale, none below three pixels', () => {
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const { stops, runs } = worldOf(seed);
    const heights = new Map(layOut(stops, runs, FRAME).bands.map(({ key, height }) => [key, height]));
    const scales = runs.flatMap(({ key, size }) => {
      const height = heights.get(key);
      if (size.kind !== 'amount' || height === undefined) return [];
      expect(height).toBeGreaterThanOrEqual(LEAST_BAND);
      return height > LEAST_BAND ? [height / size.amount] : [];
    });
    if (scales.length > 0) expect(Math.max(...scales) / Math.min(...scales)).toBeCloseTo(1, 6);
  }
});

it('S2.4 27.5 crosses no more bands on the demo than the layout before it', () => {
  for (const { name, own, crossings, tiers, runs } of DEMO_FLOWS) {
    const stops = tiers.map((tier, at) => ({ ...stop(String(at), tier), isOwn: at === own }));
    const sizes = runs.map(([from, to, size], at): Run => {
      const drawn: Size = typeof size === 'number' ? kg(size) : { kind: 'part', part: PARTS[size] ?? 0.1 };
      return { ...run(String(from), String(to), size === 'fixed' ? { kind: 'fixed' } : drawn), key: String(at) };
    });
    const picture = layOut(stops, sizes, FRAME);
    expect(crossingsOf(picture.bands), name).toBeLessThanOrEqual(crossings);
    refuseOutside(picture, name);
    refuseOverlaps(picture, name);
  }
});

it('S2.4 27.5 runs every band into our product level with its source, and on to customers', () => {
  const stops = [stop('mine', 2), stop('mill', 1), stop('press', 1), stop('own', 0), stop('buyer', -1)];
  const runs = [
    run('mine', 'mill', { kind: 'part', part: 0.8 }),
    run('mill', 'own', kg(600)),
    run('press', 'own', { kind: 'fixed' }),
    run('mine', 'own', kg(40)),
    run('own', 'buyer', kg(500)),
  ];
  const { bands, boxes, columns } = layOut(stops, runs, FRAME);
  for (const { key, y, end, legs } of bands) {
    if (key.endsWith('>own')) expect(legs.at(-1)?.start, key).toBeCloseTo(end.y, 6);
    if (key.startsWith('own>')) expect(y).toBeCloseTo(end.y, 6);
  }
  const own = boxes.find(({ id }) => id === 'own');
  expect(own?.parts).toHaveLength(4);
  expect(columns.map(({ tier }) => tier)).toEqual([2, 1, 0, -1]);
});

it('S2.4 27.5 puts a label left in the first column, right in the last, above elsewhere, and below where the band rises', () => {
  const stops = ['a', 'b', 'c', 'd'].map((id) => stop(id, 2));
  const runs = [...stops.map(({ id }) => run(id, 'hub', kg(10))), run('hub', 'own', kg(40)), run('low', 'hub', kg(1))];
  const { boxes } = layOut([...stops, stop('hub', 1), stop('low', 2), stop('own', 0)], runs, FRAME);
  const sides = new Map(boxes.map(({ id, label }) => [id, label.side]));
  expect(sides.get('a')).toBe('left');
  expect(sides.get('hub')).toBe('above');
  expect(sides.get('own')).toBe('right');
  const rising = layOut(
    [stop('top', 3), stop('end', 3), stop('x', 2), stop('y', 2), stop('hub', 1), stop('own', 0)],
    [
      run('top', 'x', kg(9)),
      run('end', 'y', kg(9)),
      run('x', 'hub', kg(9)),
      run('y', 'hub', kg(9)),
      run('hub', 'own', kg(18)),
    ],
    FRAME,
  );
  const [below] = rising.bands.filter(({ to, y, end }) => to === 'hub' && end.y < y - 1);
  if (below) expect(rising.boxes.find(({ id }) => id === below.from)?.label.side).toBe('below');
});

it('S2.4 23.2 gives what has no weight one height, beside anything, and a dotted line to what has no rows', () => {
  const stubs = [run('press', 'own', { kind: 'fixed' }), run('wires', 'own', { kind: 'fixed' })];
  const stops = [stop('mill', 1), stop('press', 1), stop('wires', 1), stop('pins', 2), stop('own', 0)];
  for (const more of [[], [run('mill', 'own', kg(9_000_000))]]) {
    const { bands } = layOut(stops, [...stubs, ...more, run('pins', 'wires', { kind: 'thread' })], FRAME);
    for (const { key } of stubs) expect(bands.find((band) => band.key === key)?.height).toBe(STUB_HEIGHT);
    expect(bands.find(({ key }) => key === 'pins>wires')?.height).toBeLessThan(LEAST_BAND);
  }
});

it('S2.4 cuts what leads back, by tier first, and still draws that it is there', () => {
  const stops = [stop('mine', 2), stop('smelter', 1), stop('own', 0), stop('customer', -1)];
  const onward = [run('mine', 'smelter'), run('smelter', 'own'), run('own', 'customer')];
  const { bands, loops } = layOut(
    stops,
    [...onward, run('own', 'smelter'), run('customer', 'mine', kg(1), true)],
    FRAME,
  );
  expect(bands.map(({ key }) => key).toSorted()).toEqual(onward.map(({ key }) => key).toSorted());
  expect(loops.map(({ key }) => key).toSorted()).toEqual(['customer>mine', 'own>smelter']);
});

it('S2.4 draws what stays inside from a second box of the same name', () => {
  const { boxes, bands } = layOut([stop('own', 0), stop('mill', 1)], [run('mill', 'own'), run('own', 'own')], FRAME);
  expect(boxes.filter(({ id }) => placeOf(id) === 'own')).toHaveLength(2);
  expect(bands.map(({ key }) => key).toSorted()).toEqual(['mill>own', 'own>own']);
});

it('S2.4 lays nothing out of nothing, and two thousand bands inside the picture', () => {
  expect(layOut([], [], FRAME)).toMatchObject({ boxes: [], bands: [] });
  const stops = [stop('own', 0), ...Array.from({ length: 1_000 }, (_, at) => stop(`s${at}`, 1 + (at % 3)))];
  const runs = stops.slice(1).flatMap(({ id, tier }, at) => {
    const to = tier === 1 ? 'own' : `s${at - 1}`;
    return [run(id, to, kg(1 + (at % 50))), { ...run(id, 'own'), key: `${id} again` }];
  });
  const picture = layOut(stops, runs, FRAME);
  expect(picture.bands).toHaveLength(2_000);
  refuseOutside(picture, 'two thousand');
});
