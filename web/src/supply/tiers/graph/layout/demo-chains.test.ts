import { expect, it } from 'vitest';
import { DEMO_CHAINS } from './demo-chains.ts';
import { CARD_HEIGHT, layoutOf } from './layout.ts';
import { bendOf, type Route, type Segment } from './routes.ts';

const FRAME = { width: 1240, height: 560 };
/** Nearer lines than this touch, but do not cross. */
const TOUCH = 0.5;
const HALVINGS = 50;

/** Returns the height of a line at a place; each segment leads on to the right. */
const heightAt = ({ segments }: Route, x: number) => {
  const segment = segments.find(({ to }) => x <= to.x) ?? segments.at(-1);
  return segment ? heightOn(segment, x) : Number.NaN;
};

const heightOn = (segment: Segment, x: number) => {
  const { kind, from, to } = segment;
  if (kind === 'line') return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  const bend = bendOf(segment);
  let [low, high] = [0, 1];
  const along = (t: number, a: number, b: number, c: number, d: number) =>
    (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (along(middle, from.x, from.x + bend, to.x - bend, to.x) < x) low = middle;
    else high = middle;
  }
  return along(low, from.y, from.y, to.y, to.y);
};

const startOf = ({ segments }: Route) => segments[0]?.from.x ?? 0;
const endOf = ({ segments }: Route) => segments.at(-1)?.to.x ?? 0;

const doCross = (one: Route, other: Route) => {
  const [left, right] = [Math.max(startOf(one), startOf(other)), Math.min(endOf(one), endOf(other))];
  if (right - left < 1) return false;
  const before = heightAt(one, left) - heightAt(other, left);
  const after = heightAt(one, right) - heightAt(other, right);
  return Math.abs(before) > TOUCH && Math.abs(after) > TOUCH && Math.sign(before) !== Math.sign(after);
};

const crossingsOf = (routes: Route[]) =>
  routes.flatMap((one, at) => routes.slice(at + 1).filter((other) => doCross(one, other))).length;

it.each(DEMO_CHAINS)('27.2 crosses no more lines than the layout before it: $name', ({ columns, edges, crossings }) => {
  const cards = columns.map((column, at) => ({ id: String(at), column, height: CARD_HEIGHT }));
  const isOnward = ([from, to]: readonly [number, number]) => (columns[to] ?? 0) > (columns[from] ?? 0);
  const { routes } = layoutOf({
    cards,
    edges: edges.map(([from, to]) => ({ id: `${from}>${to}`, from: String(from), to: String(to) })),
    ...FRAME,
  });
  const onward = new Set(edges.filter(isOnward).map(([from, to]) => `${from}>${to}`));
  const drawn = routes.filter(({ id }) => onward.has(id));
  expect(drawn).toHaveLength(onward.size);
  expect(crossingsOf(drawn)).toBeLessThanOrEqual(crossings);
});
