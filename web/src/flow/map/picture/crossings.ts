import type { DrawnBand, Leg } from './ways.ts';

/** Nearer ends than this touch, but do not cross. */
const TOUCH = 0.5;
const HALVINGS = 50;

/** Counts the pairs of bands whose middle lines change their order between the two ends of what both span. */
export const crossingsOf = (bands: readonly DrawnBand[]) =>
  bands.flatMap((band, at) => bands.slice(at + 1).filter((other) => doCross(band, other))).length;

const doCross = (one: DrawnBand, other: DrawnBand) => {
  const [left, right] = [Math.max(one.x, other.x), Math.min(one.end.x, other.end.x)];
  if (right - left < 1) return false;
  const [before, after] = [middleAt(one, left) - middleAt(other, left), middleAt(one, right) - middleAt(other, right)];
  return Math.abs(before) > TOUCH && Math.abs(after) > TOUCH && Math.sign(before) !== Math.sign(after);
};

const middleAt = ({ legs, height }: DrawnBand, x: number) => {
  const leg = legs.find(({ end }) => x <= end) ?? legs.at(-1);
  return (leg ? yAt(leg, x) : 0) + height / 2;
};

/** A leg runs level to its bend, and then along a curve. */
const yAt = ({ bend, end, start, stop }: Leg, x: number) => {
  if (x <= bend) return start;
  const middle = (bend + end) / 2;
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const t = (low + high) / 2;
    const rest = 1 - t;
    const reached = rest ** 3 * bend + 3 * rest * t * middle + t ** 3 * end;
    if (reached < x) low = t;
    else high = t;
  }
  const rest = 1 - low;
  return (rest ** 3 + 3 * rest ** 2 * low) * start + (3 * rest * low ** 2 + low ** 3) * stop;
};
