import { expect, it } from 'vitest';
import { type Line, layColumns } from './column-layout.ts';

const FRAME = { left: 10, top: 20, right: 910, bottom: 520 };
const OPTIONS = { frame: FRAME, boxWidth: 12, gap: 16, sweeps: 6 };
const WORLDS = 40;

/** A small generator of numbers, so that every run draws the same worlds. */
const numbersFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
};

const worldOf = (seed: number) => {
  const below = numbersFrom(seed);
  const count = 2 + below(4);
  const columns = new Map<string, number>();
  for (let column = 0; column < count; column++)
    for (let nth = 0; nth <= below(6); nth++) columns.set(`${column}-${nth}`, column);
  const ids = [...columns.keys()];
  const lines: Line[] = ids.flatMap((source) =>
    ids
      .filter((target) => (columns.get(target) ?? 0) < (columns.get(source) ?? 0) && below(3) > 0)
      .map((target) => ({ key: `${source}>${target}`, source, target, value: 1 + below(900) })),
  );
  return { columns, lines };
};

it('S2.4 keeps boxes of a column apart and inside, as high as what passes through them', () => {
  for (let seed = 1; seed <= WORLDS; seed++) {
    const { columns, lines } = worldOf(seed);
    const placed = layColumns(columns, lines, OPTIONS);
    const scales = placed.lines.map(({ width, value }) => width / value);
    expect(Math.max(0, ...scales) - Math.min(...scales, Infinity) <= 1e-9 || scales.length === 0).toBe(true);
    for (const [, column] of Map.groupBy(placed.boxes, ({ x }) => x)) {
      const ordered = column.toSorted((box, next) => box.y - next.y);
      for (const [at, box] of ordered.entries()) {
        expect(box.y, `world ${seed}`).toBeGreaterThanOrEqual(FRAME.top - 1e-6);
        expect(box.y + box.height, `world ${seed}`).toBeLessThanOrEqual(FRAME.bottom + 1e-6);
        const above = ordered[at - 1];
        if (above) expect(box.y, `world ${seed}`).toBeGreaterThanOrEqual(above.y + above.height - 1e-6);
      }
    }
    for (const box of placed.boxes) {
      const inward = lines.filter(({ target }) => target === box.id).reduce((total, { value }) => total + value, 0);
      const outward = lines.filter(({ source }) => source === box.id).reduce((total, { value }) => total + value, 0);
      expect(box.height).toBeCloseTo(Math.max(inward, outward) * (scales[0] ?? 0), 6);
    }
  }
});

it('S2.4 lets every line start and end on its boxes, further to the right', () => {
  for (let seed = 1; seed <= WORLDS; seed++) {
    const { columns, lines } = worldOf(seed);
    const placed = layColumns(columns, lines, OPTIONS);
    const boxes = new Map(placed.boxes.map((box) => [box.id, box]));
    for (const line of placed.lines) {
      const [from, to] = [boxes.get(line.source), boxes.get(line.target)];
      if (!from || !to) throw new Error(`${line.key} has no boxes`);
      expect(line.startX).toBeLessThan(line.endX);
      for (const [box, y] of [[from, line.startY] as const, [to, line.endY] as const]) {
        expect(y - line.width / 2).toBeGreaterThanOrEqual(box.y - 1e-6);
        expect(y + line.width / 2).toBeLessThanOrEqual(box.y + box.height + 1e-6);
      }
    }
  }
});

it('S2.4 places a box across from the one that it supplies', () => {
  const columns = new Map([
    ['a', 1],
    ['b', 1],
    ['x', 0],
    ['y', 0],
  ]);
  const lines = [
    { key: 'a>y', source: 'a', target: 'y', value: 5 },
    { key: 'b>x', source: 'b', target: 'x', value: 5 },
  ];
  const { boxes } = layColumns(columns, lines, OPTIONS);
  const yOf = (id: string) => boxes.find((box) => box.id === id)?.y ?? Number.NaN;
  expect(Math.sign(yOf('a') - yOf('b'))).toBe(Math.sign(yOf('y') - yOf('x')));
});
